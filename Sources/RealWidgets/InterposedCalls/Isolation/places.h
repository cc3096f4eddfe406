// Records where a clock or random numbers are read, while the host watches for it. The caller is
// the return address of the call: a formatter reads the clock for defaults that no text shows.

#ifndef PLACES_H
#define PLACES_H

void places_note_read(const void *caller);

// The number of the active calls by the unwind tables; slow, for callers without frame pointers.
int places_unwound(void);

#endif
