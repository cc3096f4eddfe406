// Notes where a clock, or something random, is read, while the host watches for it. The caller is
// where the call returns to: a formatter reads the clock for defaults that no text shows.

#ifndef PLACES_H
#define PLACES_H

void places_note_read(const void *caller);

#endif
