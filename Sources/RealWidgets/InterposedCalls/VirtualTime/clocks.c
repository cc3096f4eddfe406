#include "../Isolation/places.h"
#include "timeline.h"

#include <sys/time.h>
#include <time.h>

// The clocks of libc. Foundation, the standard library and libdispatch read no others.

static bool is_virtual(void) { return vt_self && !vt_hook_is_disabled("clock"); }

static int64_t wall_now(const void *caller) {
  vt_self->timeline->impure_reads++;
  places_note_read(caller);
  return vt_self->timeline->wall_start + vt_self->timeline->now;
}

static struct timespec spec(int64_t nanoseconds) {
  int64_t seconds = nanoseconds / 1000000000, rest = nanoseconds % 1000000000;
  if (rest < 0) {
    rest += 1000000000;
    seconds--;
  }
  return (struct timespec){seconds, rest};
}

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *result) {
  if (is_virtual()) {
    switch (clock) {
      case CLOCK_REALTIME:
      case CLOCK_REALTIME_COARSE: *result = spec(wall_now(__builtin_return_address(0))); return 0;
      case CLOCK_MONOTONIC:
      case CLOCK_MONOTONIC_COARSE:
      case CLOCK_MONOTONIC_RAW:
      case CLOCK_BOOTTIME:
        vt_self->timeline->impure_reads++;
        places_note_read(__builtin_return_address(0));
        *result = spec(VT_MONOTONIC_START + vt_self->timeline->now);
        return 0;
      default: break;  // processor time stays real
    }
  }
  return REAL(clock_gettime)(clock, result);
}

INTERPOSED int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  if (!is_virtual()) return REAL(gettimeofday)(result, zone);
  struct timespec now = spec(wall_now(__builtin_return_address(0)));
  *result = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

INTERPOSED time_t time(time_t *result) {
  if (!is_virtual()) return REAL(time)(result);
  time_t now = spec(wall_now(__builtin_return_address(0))).tv_sec;
  if (result) *result = now;
  return now;
}

INTERPOSED int timespec_get(struct timespec *result, int base) {
  if (!is_virtual() || base != TIME_UTC) return REAL(timespec_get)(result, base);
  *result = spec(wall_now(__builtin_return_address(0)));
  return base;
}
