#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "turns.h"

// Waiting for time, for other threads and for code that runs for real, and the end of all waits.

static void fire_timeout(vt_timeline *timeline, vt_timer *timer) {
  vt_thread *thread = (vt_thread *)((char *)timer - offsetof(vt_thread, timeout));
  vt_resume(timeline, thread);
}

static void wait_as_driver(vt_thread *self) {
  if (vt_run_until(self->timeline, INT64_MAX - 1)) return;
  fprintf(
      stderr,
      "VirtualTime: code inside `perform` waits for something that never comes; `submit` it to "
      "learn of such a deadlock without an end of the process\n");
  abort();
}

// For code that keeps polling, time passes faster, in proportion to how long it has polled, so that
// a second does not take as many calls as it has ticks.
enum { POLL_FINENESS = 1024 };

static void last_a_tick(vt_thread *self) {
  int64_t now = self->timeline->now;
  if (self->timeout.index == 0 || self->timeout.at > now) {
    self->polls_since = -1;
    return;
  }
  self->timeout.follows_wall = false;
  if (self->polls_since < 0) self->polls_since = now;
  int64_t ticks = 1 + (now - self->polls_since) / (POLL_FINENESS * VT_TICK);
  vt_timer_set(self->timeline, &self->timeout, now + ticks * VT_TICK);
}

bool vt_wait(vt_thread *self, const void *key, bool (*poll)(const void *)) {
  vt_timeline *timeline = self->timeline;
  last_a_tick(self);
  self->key = key;
  self->poll = poll;
  self->was_woken = false;
  self->is_waiting = true;
  self->timeout.fire = fire_timeout;
  vt_thread **end = &timeline->waiting;
  while (*end) end = &(*end)->next;
  self->next = NULL;
  *end = self;
  if (self->is_driver) self->tid = (pid_t)REAL(syscall)(SYS_gettid);
  if (self->is_driver)
    wait_as_driver(self);
  else
    vt_yield_turn(self);
  self->key = NULL;
  return self->was_woken;
}

void vt_pause(vt_thread *self) {
  self->timeout.follows_wall = false;
  vt_timer_set(self->timeline, &self->timeout, self->timeline->now);
  vt_wait(self, NULL, NULL);
}

// The queue holds the thread's resumption; the thread counts as waiting for the queue.
void vt_wait_in_queue(vt_thread *self) {
  vt_wait(self, &self->resumption, NULL);
  vt_unlink_waiting(self->timeline, self);
}

int vt_wake(vt_timeline *timeline, const void *key, int count) {
  int woken = 0;
  vt_thread *thread = timeline->waiting;
  while (thread && woken < count) {
    vt_thread *next = thread->next;
    if (thread->key == key && key) {
      thread->was_woken = true;
      vt_resume(timeline, thread);
      woken++;
    }
    thread = next;
  }
  return woken;
}

bool vt_has_waiter(const vt_timeline *timeline, const void *key) {
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next)
    if (thread->key == key) return true;
  return false;
}

// MARK: The end of all work

static void end_waiting(vt_thread *thread) {
  uint32_t place = VT_LOST;
  if (atomic_compare_exchange_strong(&thread->place, &place, VT_DEAD)) {
    // It may be blocked forever; it ends when it comes back, so the records that it reads stay.
    REAL(pthread_detach)(thread->id);
    thread->timeline->has_dead_threads = true;
    return;
  }
  vt_give_turn(thread, VT_END);
  // It is joined with the other attached threads.
  if (thread->is_attached) return;
  REAL(pthread_join)(thread->id, NULL);
  free(thread);
}

void vt_end_waiting_threads(vt_timeline *timeline) {
  vt_drain_channel(timeline);
  // Threads that can continue are in `ready`; the others wait.
  for (vt_work *work; (work = vt_list_take(&timeline->ready));) {
    if (work->kind != VT_RESUMPTION || work->object == &timeline->driver) continue;
    vt_unlink_waiting(timeline, work->object);
    end_waiting(work->object);
  }
  while (timeline->waiting) {
    vt_thread *thread = timeline->waiting;
    timeline->waiting = thread->next;
    end_waiting(thread);
  }
  atomic_store(&timeline->channel, NULL);
  timeline->running = NULL;
}
