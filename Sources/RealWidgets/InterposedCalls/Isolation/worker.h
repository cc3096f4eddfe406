#ifndef INTERPOSED_WORKER_H
#define INTERPOSED_WORKER_H

// The worker's page, as this process knows it; internal to this module.

#include <stddef.h>

#include "Isolation.h"

// The page as the worker has published it, or will; null in a process that is not a worker.
struct isolation_page *worker_page(void);

// Writes bytes of what this process knows to the page that the parent reads.
void worker_publish(size_t start, size_t end);

// Publishes all fields that a worker writes.
void worker_publish_all(void);

#endif
