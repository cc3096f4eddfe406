#include "timeline.h"

// For what code works. What it gives away carries the number along, so that a crash or a side effect
// is laid at the door of whoever began it, however late and on whatever thread it happens.

static int64_t (*better)(void);

void vt_set_owner_function(int64_t (*function)(void)) {
  __atomic_store_n(&better, function, __ATOMIC_RELEASE);
}

void vt_set_owner(vt_timeline *timeline, int64_t owner) { timeline->driver.owner = owner; }

int64_t vt_thread_owner(void) { return vt_self ? vt_self->owner : VT_NO_OWNER; }

int64_t vt_owner(void) {
  int64_t (*function)(void) = __atomic_load_n(&better, __ATOMIC_ACQUIRE);
  return function ? function() : vt_thread_owner();
}
