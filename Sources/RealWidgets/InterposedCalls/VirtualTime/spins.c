#include "../Isolation/libraries.h"
#include "timeline.h"

#include <sched.h>

// Locks that Foundation and libdispatch spin on with a short sleep in between. Usually the owner
// really runs, in another simulation or in none, so any virtual time that passed would depend on
// the machine's speed.

bool vt_is_spin(const void *caller, int64_t duration) {
  return (duration == 0 && is_in_library(caller, "libFoundation.so")) ||
         is_in_library(caller, "libdispatch.so");
}

// No owner holds its lock for so many spins at one instant, which take some seconds; it may have
// been ended with it.
enum { REAL_SPINS = 40000, SHORT_SPINS = 100 };

static bool is_endless(vt_thread *self) {
  if (self->spins_at != self->timeline->now) self->spins = 0;
  self->spins_at = self->timeline->now;
  return ++self->spins > REAL_SPINS;
}

void vt_spin(vt_thread *self) {
  vt_timeline *timeline = vt_lock(self);
  bool ends = is_endless(self);
  if (ends) {
    vt_pause(self);
  } else if (timeline->ready.head) {
    // The owner may be about to continue at this instant.
    vt_make_ready(timeline, &self->resumption);
    timeline->work_count--;
    vt_yield_turn(self);
  }
  vt_unlock(self);
  if (ends) return;
  const struct timespec pause = {0, 50000};
  if (self->spins > SHORT_SPINS)
    REAL(nanosleep)(&pause, NULL);
  else
    sched_yield();
}
