#include "timeline.h"

// The owner of running code. Work that it submits inherits the owner, so a crash or side effect is
// attributed to the code that started it, however late and on any thread.

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
