#ifndef INTERPOSED_SOCKETS_H
#define INTERPOSED_SOCKETS_H

// The addresses that a worker may not reach; internal to this module.

#include <stdbool.h>
#include <sys/socket.h>

// True if an address is denied, which leaves a note.
bool sockets_deny(const struct sockaddr *address, socklen_t length);

#endif
