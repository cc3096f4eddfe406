#ifndef INTERPOSED_FORK_SERVER_H
#define INTERPOSED_FORK_SERVER_H

// Copies a process into workers before its code runs; internal to this module.

#include <stdint.h>

// Copies this process each time the parent requests a worker, and returns in the copies, with the
// seed of their hash tables and the descriptors of a started worker. Ends the process when the
// parent is gone.
//
// Only for the constructor, while there is one thread.
void fork_server_wait_for_request(uint64_t *hash_seed);

#endif
