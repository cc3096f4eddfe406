#ifndef VT_REGISTRY_H
#define VT_REGISTRY_H

#include <stdbool.h>

// What libdispatch knows of a queue and does not tell; recorded when queues are made.
typedef struct {
  bool is_global;
  bool is_concurrent;
  bool is_inactive;  // when it was made
  void *target;      // NULL for the default
} vt_traits;

vt_traits vt_traits_of(void *queue);
// Forgets that a queue was made inactive.
void vt_registry_activate(void *queue);

#endif
