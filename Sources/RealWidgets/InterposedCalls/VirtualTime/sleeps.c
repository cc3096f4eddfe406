#include "timeline.h"

#include <poll.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

// A sleeping thread gives up its turn until a timer fires.

static bool is_virtual(void) { return vt_self && !vt_hook_is_disabled("sleep"); }

static int64_t nanoseconds(const struct timespec *time) {
  int64_t result;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, INT64_C(1000000000), &result) ||
      __builtin_add_overflow(result, (int64_t)time->tv_nsec, &result))
    return INT64_MAX;
  return result;
}

static bool is_valid(const struct timespec *time) {
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

static void sleep_for(int64_t duration) {
  vt_timeline *timeline = vt_lock(vt_self);
  int64_t at;
  if (duration < 0) duration = 0;
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
  if (!is_virtual() || !is_valid(duration)) return REAL(nanosleep)(duration, rest);
  sleep_for(nanoseconds(duration));
  if (rest) *rest = (struct timespec){0, 0};
  return 0;
}

INTERPOSED int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (!is_virtual() || !is_valid(time)) return REAL(clock_nanosleep)(clock, flags, time, rest);
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
  if (vt_is_spin(__builtin_return_address(0), duration))
    vt_spin(vt_self);
  else
    sleep_for((int64_t)duration * 1000);
  return 0;
}

INTERPOSED unsigned int sleep(unsigned int duration) {
  if (!is_virtual()) return REAL(sleep)(duration);
  if (vt_is_spin(__builtin_return_address(0), duration))
    vt_spin(vt_self);
  else
    sleep_for((int64_t)duration * 1000000000);
  return 0;
}

// MARK: Calls that watch no files, which older code uses to sleep

INTERPOSED int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  if (!is_virtual() || count > 0) return REAL(poll)(files, count, milliseconds);
  sleep_for(milliseconds < 0 ? INT64_MAX : (int64_t)milliseconds * 1000000);
  return 0;
}

INTERPOSED int select(
    int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict failing,
    struct timeval *restrict limit) {
  if (!is_virtual() || reading || writing || failing)
    return REAL(select)(count, reading, writing, failing, limit);
  int64_t duration = INT64_MAX;
  if (limit) {
    struct timespec time = {limit->tv_sec, limit->tv_usec * 1000};
    if (!is_valid(&time)) return REAL(select)(count, reading, writing, failing, limit);
    duration = nanoseconds(&time);
    *limit = (struct timeval){0, 0};
  }
  sleep_for(duration);
  return 0;
}
