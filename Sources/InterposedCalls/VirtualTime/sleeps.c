#include "timeline.h"

#include <time.h>
#include <unistd.h>

// A thread that sleeps gives its turn away until a timer fires.

static bool is_virtual(void) { return vt_self && !vt_hook_is_disabled("sleep"); }

static int64_t nanoseconds(const struct timespec *time) {
  int64_t result;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, INT64_C(1000000000), &result) ||
      __builtin_add_overflow(result, (int64_t)time->tv_nsec, &result))
    return INT64_MAX;
  return result;
}

static void sleep_for(int64_t duration) {
  vt_timeline *timeline = vt_lock(vt_self);
  int64_t at;
  if (__builtin_add_overflow(timeline->now, duration, &at)) at = INT64_MAX;
  vt_self->timeout.follows_wall = false;
  vt_timer_set(timeline, &vt_self->timeout, at);
  vt_wait(vt_self, NULL, NULL);
  vt_unlock(vt_self);
}

static void sleep_until_wall(int64_t wall) {
  vt_timeline *timeline = vt_lock(vt_self);
  vt_timer_set_wall(timeline, &vt_self->timeout, wall);
  vt_wait(vt_self, NULL, NULL);
  vt_unlock(vt_self);
}

INTERPOSED int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (!is_virtual()) return REAL(nanosleep)(duration, rest);
  sleep_for(nanoseconds(duration));
  if (rest) *rest = (struct timespec){0, 0};
  return 0;
}

INTERPOSED int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (!is_virtual()) return REAL(clock_nanosleep)(clock, flags, time, rest);
  if (!(flags & TIMER_ABSTIME))
    sleep_for(nanoseconds(time));
  else if (clock == CLOCK_REALTIME)
    sleep_until_wall(nanoseconds(time));
  else
    sleep_for(nanoseconds(time) - VT_MONOTONIC_START - vt_self->timeline->now);
  if (rest && !(flags & TIMER_ABSTIME)) *rest = (struct timespec){0, 0};
  return 0;
}

INTERPOSED int usleep(useconds_t duration) {
  if (!is_virtual()) return REAL(usleep)(duration);
  sleep_for((int64_t)duration * 1000);
  return 0;
}

INTERPOSED unsigned int sleep(unsigned int duration) {
  if (!is_virtual()) return REAL(sleep)(duration);
  sleep_for((int64_t)duration * 1000000000);
  return 0;
}
