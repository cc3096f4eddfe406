#ifndef VT_REGISTRY_H
#define VT_REGISTRY_H

#include <stdbool.h>

// Properties of a queue that libdispatch does not expose, recorded when the queue is created.
typedef struct {
  bool is_global;
  bool is_concurrent;
  bool is_inactive;  // when it was made
  void *target;      // NULL for the default
} vt_traits;

vt_traits vt_traits_of(void *queue);
// Clears the initially-inactive flag of a queue.
void vt_registry_activate(void *queue);

#endif
