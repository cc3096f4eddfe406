#include "timeline.h"

#include <sys/syscall.h>
#include <unistd.h>

// A mutex whose owner waits for its turn must not block the thread that has the turn. All other
// contention is short and between threads that really run, so libc handles it.
//
// The owner comes from glibc's own record, which it keeps for its checks.

// True if the owner of a mutex waits for its turn.
static bool is_owned_by_waiting(const vt_timeline *timeline, const pthread_mutex_t *mutex) {
  pid_t owner = mutex->__data.__owner;
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next)
    if (thread->tid == owner) return true;
  for (vt_work *work = timeline->ready.head; work; work = work->next)
    if (work->kind == VT_RESUMPTION && ((vt_thread *)work->object)->tid == owner) return true;
  return false;
}

INTERPOSED int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (!vt_self) return REAL(pthread_mutex_lock)(mutex);
  int result;
  while ((result = REAL(pthread_mutex_trylock)(mutex)) == EBUSY) {
    vt_timeline *timeline = vt_lock(vt_self);
    bool waits = is_owned_by_waiting(timeline, mutex);
    if (waits) vt_wait(vt_self, mutex, NULL);
    vt_unlock(vt_self);
    if (!waits) return REAL(pthread_mutex_lock)(mutex);
  }
  return result;
}

// Code that tries in a loop lets the owner continue.
INTERPOSED int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  int result = REAL(pthread_mutex_trylock)(mutex);
  if (!vt_self || result != EBUSY) return result;
  vt_timeline *timeline = vt_lock(vt_self);
  bool waits = is_owned_by_waiting(timeline, mutex);
  if (waits) vt_pause(vt_self);
  vt_unlock(vt_self);
  return waits ? REAL(pthread_mutex_trylock)(mutex) : result;
}

INTERPOSED int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  int result = REAL(pthread_mutex_unlock)(mutex);
  if (vt_self && vt_self->timeline->waiting) {
    vt_timeline *timeline = vt_lock(vt_self);
    vt_wake(timeline, mutex, 1);
    vt_unlock(vt_self);
  }
  return result;
}

// MARK: Until a time

static int64_t nanoseconds(const struct timespec *time) {
  int64_t at;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, INT64_C(1000000000), &at) ||
      __builtin_add_overflow(at, (int64_t)time->tv_nsec, &at))
    at = INT64_MAX;
  return at;
}

static void set_timeout(vt_timeline *timeline, bool is_wall, const struct timespec *time) {
  vt_self->timeout.follows_wall = false;
  if (is_wall)
    vt_timer_set_wall(timeline, &vt_self->timeout, nanoseconds(time));
  else
    vt_timer_set(timeline, &vt_self->timeout, nanoseconds(time) - VT_MONOTONIC_START);
}

// A thread that already owns the mutex waits until the time, too.
static int lock_until(pthread_mutex_t *mutex, bool is_wall, const struct timespec *time) {
  int result;
  while ((result = REAL(pthread_mutex_trylock)(mutex)) == EBUSY) {
    vt_timeline *timeline = vt_lock(vt_self);
    bool waits = is_owned_by_waiting(timeline, mutex) ||
                 mutex->__data.__owner == (pid_t)REAL(syscall)(SYS_gettid);
    bool was_woken = false;
    if (waits) {
      set_timeout(timeline, is_wall, time);
      was_woken = vt_wait(vt_self, mutex, NULL);
    }
    vt_unlock(vt_self);
    if (!waits) return REAL(pthread_mutex_lock)(mutex);
    if (!was_woken) return ETIMEDOUT;
  }
  return result;
}

INTERPOSED int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  if (!vt_self) return REAL(pthread_mutex_timedlock)(mutex, time);
  return lock_until(mutex, true, time);
}

INTERPOSED int pthread_mutex_clocklock(
    pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
  if (!vt_self) return REAL(pthread_mutex_clocklock)(mutex, clock, time);
  return lock_until(mutex, clock == CLOCK_REALTIME, time);
}

// MARK: Conditions

static int wait_for(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  pthread_mutex_unlock(mutex);
  bool was_woken = vt_wait(vt_self, condition, NULL);
  vt_unlock(vt_self);
  int result = pthread_mutex_lock(mutex);
  return result != 0 ? result : was_woken ? 0 : ETIMEDOUT;
}

INTERPOSED int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!vt_self) return REAL(pthread_cond_wait)(condition, mutex);
  vt_lock(vt_self);
  return wait_for(condition, mutex);
}

static int wait_until(
    pthread_cond_t *condition, pthread_mutex_t *mutex, bool is_wall, const struct timespec *time) {
  vt_timeline *timeline = vt_lock(vt_self);
  set_timeout(timeline, is_wall, time);
  return wait_for(condition, mutex);
}

INTERPOSED int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  if (!vt_self) return REAL(pthread_cond_timedwait)(condition, mutex, time);
  // The second bit is set if the condition uses the monotonic clock.
  return wait_until(condition, mutex, !(condition->__data.__wrefs & 2), time);
}

INTERPOSED int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict time) {
  if (!vt_self) return REAL(pthread_cond_clockwait)(condition, mutex, clock, time);
  return wait_until(condition, mutex, clock == CLOCK_REALTIME, time);
}

static int wake(pthread_cond_t *condition, int count) {
  vt_timeline *timeline = vt_lock(vt_self);
  int woken = vt_wake(timeline, condition, count);
  vt_unlock(vt_self);
  return woken;
}

INTERPOSED int pthread_cond_signal(pthread_cond_t *condition) {
  if (vt_self && wake(condition, 1) > 0) return 0;
  return REAL(pthread_cond_signal)(condition);
}

INTERPOSED int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (vt_self) wake(condition, INT32_MAX);
  return REAL(pthread_cond_broadcast)(condition);
}
