// Notes where a clock, or something random, is read, while the host watches for it.

#ifndef PLACES_H
#define PLACES_H

void places_note_read(void);

#endif
