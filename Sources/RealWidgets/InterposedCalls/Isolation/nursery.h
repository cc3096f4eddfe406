#ifndef INTERPOSED_NURSERY_H
#define INTERPOSED_NURSERY_H

// Copying a process into workers before its code runs; not for users of the module.

#include <stdint.h>

// Copies this process each time that the parent asks for a worker, and returns in the copies, with the
// seed of their hash tables and the descriptors of a started worker. Ends the process when the parent
// is gone.
//
// Only for the constructor, while there is one thread.
void nursery_wait_for_birth(uint64_t *hash_seed);

#endif
