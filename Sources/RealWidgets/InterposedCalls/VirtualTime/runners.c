#include "turns.h"

#include <linux/futex.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"

long vt_futex(_Atomic uint32_t *word, int operation, uint32_t value, struct timespec *limit) {
  return REAL(syscall)(SYS_futex, word, operation | FUTEX_PRIVATE_FLAG, value, limit, NULL, 0);
}

void vt_give_turn(vt_thread *thread, uint32_t turn) {
  if (turn == VT_RUN) thread->timeline->running = thread;
  atomic_store(&thread->turn, turn);
  vt_futex(&thread->turn, FUTEX_WAKE, 1, NULL);
}

// Ends the thread without unwinding, because the code of a killed process does not clean up. The
// kernel notifies a thread that joins it.
static _Noreturn void end_thread(void) {
  for (;;) REAL(syscall)(SYS_exit, 0);
}

void vt_await_turn(vt_thread *self) {
  while (atomic_load(&self->turn) == VT_WAIT) vt_futex(&self->turn, FUTEX_WAIT, VT_WAIT, NULL);
  if (atomic_exchange(&self->turn, VT_WAIT) == VT_END) end_thread();
}

// MARK: Access to the timeline

static void send_to_channel(vt_timeline *timeline, vt_work *work) {
  vt_work *head = atomic_load(&timeline->channel);
  do work->next = head;
  while (!atomic_compare_exchange_weak(&timeline->channel, &head, work));
}

// A thread that was given up while blocked in a real call queues up again.
static void come_back(vt_thread *self) {
  uint32_t place = VT_LOST;
  if (!atomic_compare_exchange_strong(&self->place, &place, VT_INSIDE)) end_thread();
  send_to_channel(self->timeline, &self->resumption);
  vt_await_turn(self);
}

vt_timeline *vt_lock(vt_thread *self) {
  if (self->depth++ == 0) {
    uint32_t place = VT_OUTSIDE;
    if (!atomic_compare_exchange_strong(&self->place, &place, VT_INSIDE)) come_back(self);
  }
  return self->timeline;
}

void vt_unlock(vt_thread *self) {
  if (--self->depth == 0) atomic_store(&self->place, VT_OUTSIDE);
}

// MARK: The next work

void vt_unlink_waiting(vt_timeline *timeline, vt_thread *thread) {
  vt_thread **link = &timeline->waiting;
  while (*link && *link != thread) link = &(*link)->next;
  if (*link) *link = thread->next;
  thread->is_waiting = false;
}

void vt_resume(vt_timeline *timeline, vt_thread *thread) {
  vt_unlink_waiting(timeline, thread);
  vt_timer_remove(timeline, &thread->timeout);
  vt_make_ready(timeline, &thread->resumption);
}

void vt_drain_channel(vt_timeline *timeline) {
  vt_work *newest = atomic_exchange(&timeline->channel, NULL), *oldest = NULL;
  while (newest) {
    vt_work *next = newest->next;
    newest->next = oldest;
    oldest = newest;
    newest = next;
  }
  while (oldest) {
    vt_work *work = oldest;
    oldest = work->next;
    vt_resume(timeline, work->object);
  }
}

// Code that runs for real may have signalled something that a thread waits for.
static bool poll_waiting(vt_timeline *timeline) {
  vt_groups_poll(timeline);
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next) {
    if (thread->poll && thread->poll(thread->key)) {
      thread->was_woken = true;
      vt_resume(timeline, thread);
      break;
    }
  }
  return timeline->ready.head != NULL;
}

// Work takes no time. Beyond a limit per instant, each item takes some, so that time passes for
// code that polls without waiting, such as `while !isDone { await Task.yield() }`. The cost of an
// item is an assumption, roughly that on a phone.
enum { FREE_WORK = 4096, WORK_TIME = 2 * VT_TICK };

static vt_work *take_ready(vt_timeline *timeline) {
  if (timeline->busy_until > timeline->now) return NULL;
  vt_work *work = vt_list_take(&timeline->ready);
  if (work && ++timeline->work_count > FREE_WORK)
    timeline->busy_until = timeline->now + WORK_TIME;
  return work;
}

// Returns work that another thread takes next.
static void give_back(vt_timeline *timeline, vt_work *work) {
  vt_list_prepend(&timeline->ready, work);
  timeline->work_count--;
  timeline->busy_until = timeline->now;
}

vt_work *vt_take_next(vt_timeline *timeline) {
  for (;;) {
    if (atomic_load_explicit(&timeline->channel, memory_order_relaxed)) vt_drain_channel(timeline);
    vt_work *work = take_ready(timeline);
    if (work) return work;
    bool is_busy = timeline->ready.head != NULL;
    int64_t due = timeline->heap_count > 0 ? timeline->heap[0]->at : INT64_MAX;
    if (is_busy && timeline->busy_until < due) {
      if (timeline->busy_until > timeline->limit || vt_stops(timeline)) return NULL;
      timeline->now = timeline->busy_until;
    } else if (due <= timeline->limit) {
      if (timeline->now < due && vt_stops(timeline)) return NULL;
      vt_timer *timer = vt_timer_take(timeline);
      if (timeline->now < timer->at) {
        timeline->now = timer->at;
        if (!is_busy) timeline->work_count = 0;
      }
      timer->fire(timeline, timer);
    } else if (!timeline->has_escaped || !poll_waiting(timeline)) {
      return NULL;
    }
  }
}

// MARK: Runners

static pthread_mutex_t pool_lock = PTHREAD_MUTEX_INITIALIZER;
static vt_thread *pool;

static void run(vt_thread *self) {
  vt_timeline *timeline = self->timeline;
  vt_work *work = vt_take_next(timeline);
  if (work && work->kind != VT_RESUMPTION) {
    vt_run_work(self, work);
    return;
  }
  self->next = timeline->idle;
  timeline->idle = self;
  vt_give_turn(work ? work->object : &timeline->driver, VT_RUN);
  vt_await_turn(self);
}

void vt_begin_thread(vt_thread *self) {
  isolation_prepare_thread();
  vt_self = self;
  self->tid = (pid_t)REAL(syscall)(SYS_gettid);
  vt_await_turn(self);
  self->depth = 0;
  vt_lock(self);
}

// Removes the thread from the simulation.
void vt_end_thread(vt_thread *self) {
  vt_timeline *timeline = vt_lock(self);
  vt_self = NULL;
  vt_wake(timeline, self, INT32_MAX);
  vt_work *work = vt_take_next(timeline);
  self->has_ended = true;
  if (work)
    vt_pass_on(timeline, work);
  else
    vt_give_turn(&timeline->driver, VT_RUN);
}

static void *run_forever(void *argument) {
  vt_begin_thread(argument);
  for (;;) run(argument);
  return NULL;
}

vt_thread *vt_new_thread(vt_timeline *timeline) {
  vt_thread *thread = calloc(1, sizeof *thread);
  thread->timeline = timeline;
  thread->owner = VT_NO_OWNER;
  thread->resumption.kind = VT_RESUMPTION;
  thread->resumption.object = thread;
  thread->saw_empty_loop = -1;
  thread->polls_since = -1;
  return thread;
}

static vt_thread *new_runner(vt_timeline *timeline) {
  REAL(pthread_mutex_lock)(&pool_lock);
  vt_thread *thread = pool;
  if (thread) pool = thread->next;
  REAL(pthread_mutex_unlock)(&pool_lock);
  bool is_new = !thread;
  if (is_new) thread = vt_new_thread(timeline);
  thread->timeline = timeline;
  if (is_new && REAL(pthread_create)(&thread->id, NULL, run_forever, thread) != 0) {
    fprintf(stderr, "VirtualTime: no thread could be started for the simulation\n");
    abort();
  }
  return thread;
}

void vt_release_runners(vt_timeline *timeline) {
  REAL(pthread_mutex_lock)(&pool_lock);
  while (timeline->idle) {
    vt_thread *thread = timeline->idle;
    timeline->idle = thread->next;
    thread->next = pool;
    pool = thread;
  }
  REAL(pthread_mutex_unlock)(&pool_lock);
}

// Gives the turn to the thread that resumes, or to a runner for new work.
void vt_pass_on(vt_timeline *timeline, vt_work *work) {
  if (work->kind == VT_RESUMPTION) {
    vt_give_turn(work->object, VT_RUN);
    return;
  }
  give_back(timeline, work);
  vt_thread *runner = timeline->idle;
  if (runner)
    timeline->idle = runner->next;
  else
    runner = new_runner(timeline);
  vt_give_turn(runner, VT_RUN);
}

void vt_yield_turn(vt_thread *self) {
  vt_timeline *timeline = self->timeline;
  vt_work *work = vt_take_next(timeline);
  if (work == &self->resumption) return;
  if (work)
    vt_pass_on(timeline, work);
  else
    vt_give_turn(&timeline->driver, VT_RUN);
  vt_await_turn(self);
}
