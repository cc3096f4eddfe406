#include "timeline.h"

#include <linux/futex.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"

// One thread at a time has the turn. The driver gives it away and waits; a thread whose code waits
// for something gives it on; with nothing due any more the driver has it again.

enum { WAIT = 0, RUN = 1, END = 2 };

static long futex(_Atomic uint32_t *word, int operation, uint32_t value, struct timespec *limit) {
  return REAL(syscall)(SYS_futex, word, operation | FUTEX_PRIVATE_FLAG, value, limit, NULL, 0);
}

static void give_turn(vt_thread *thread, uint32_t turn) {
  if (turn == RUN) thread->timeline->running = thread;
  atomic_store(&thread->turn, turn);
  futex(&thread->turn, FUTEX_WAKE, 1, NULL);
}

// Leaves without unwinding: the code of a killed process does not clean up. The kernel tells a
// thread that joins.
static _Noreturn void end_thread(void) {
  for (;;) REAL(syscall)(SYS_exit, 0);
}

static void await_turn(vt_thread *self) {
  while (atomic_load(&self->turn) == WAIT) futex(&self->turn, FUTEX_WAIT, WAIT, NULL);
  if (atomic_exchange(&self->turn, WAIT) == END) end_thread();
}

// MARK: Who may change the timeline

static void mail(vt_timeline *timeline, vt_work *work) {
  vt_work *head = atomic_load(&timeline->inbox);
  do work->next = head;
  while (!atomic_compare_exchange_weak(&timeline->inbox, &head, work));
}

// A thread that was given up while it was blocked in a real call gets in line again.
static void come_back(vt_thread *self) {
  uint32_t place = VT_LOST;
  if (!atomic_compare_exchange_strong(&self->place, &place, VT_INSIDE)) end_thread();
  mail(self->timeline, &self->resumption);
  await_turn(self);
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

// MARK: What is next

static void unlink_waiting(vt_timeline *timeline, vt_thread *thread) {
  vt_thread **link = &timeline->waiting;
  while (*link && *link != thread) link = &(*link)->next;
  if (*link) *link = thread->next;
  thread->is_waiting = false;
}

static void resume(vt_timeline *timeline, vt_thread *thread) {
  unlink_waiting(timeline, thread);
  vt_timer_remove(timeline, &thread->timeout);
  vt_make_ready(timeline, &thread->resumption);
}

static void open_mail(vt_timeline *timeline) {
  vt_work *newest = atomic_exchange(&timeline->inbox, NULL), *oldest = NULL;
  while (newest) {
    vt_work *next = newest->next;
    newest->next = oldest;
    oldest = newest;
    newest = next;
  }
  while (oldest) {
    vt_work *work = oldest;
    oldest = work->next;
    resume(timeline, work->object);
  }
}

// What runs for real may have signalled what somebody waits for.
static bool poll_waiting(vt_timeline *timeline) {
  vt_groups_poll(timeline);
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next) {
    if (thread->poll && thread->poll(thread->key)) {
      thread->was_woken = true;
      resume(timeline, thread);
      break;
    }
  }
  return timeline->ready.head != NULL;
}

// Work takes no time. Only beyond this much of it at one instant does each piece take some, so that
// time passes for code that looks again and again without a wait, as
// `while !isDone { await Task.yield() }` does. What an item costs is an assumption, about as much as
// on a phone.
enum { FREE_WORK = 4096, WORK_TIME = 2 * VT_TICK };

static vt_work *take_ready(vt_timeline *timeline) {
  if (timeline->busy_until > timeline->now) return NULL;
  vt_work *work = vt_list_take(&timeline->ready);
  if (work && ++timeline->work_count > FREE_WORK)
    timeline->busy_until = timeline->now + WORK_TIME;
  return work;
}

// Gives work back that somebody else is to take at once.
static void give_back(vt_timeline *timeline, vt_work *work) {
  vt_list_prepend(&timeline->ready, work);
  timeline->work_count--;
  timeline->busy_until = timeline->now;
}

vt_work *vt_take_next(vt_timeline *timeline) {
  for (;;) {
    if (atomic_load_explicit(&timeline->inbox, memory_order_relaxed)) open_mail(timeline);
    vt_work *work = take_ready(timeline);
    if (work) return work;
    bool is_busy = timeline->ready.head != NULL;
    int64_t due = timeline->heap_count > 0 ? timeline->heap[0]->at : INT64_MAX;
    if (is_busy && timeline->busy_until < due) {
      if (timeline->busy_until > timeline->limit) return NULL;
      timeline->now = timeline->busy_until;
    } else if (due <= timeline->limit) {
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

static void pass_on(vt_timeline *timeline, vt_work *work);

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
  give_turn(work ? work->object : &timeline->driver, RUN);
  await_turn(self);
}

void vt_begin_thread(vt_thread *self) {
  isolation_prepare_thread();
  vt_self = self;
  self->tid = (pid_t)REAL(syscall)(SYS_gettid);
  await_turn(self);
  self->depth = 0;
  vt_lock(self);
}

// The thread takes no part any more.
void vt_end_thread(vt_thread *self) {
  vt_timeline *timeline = vt_lock(self);
  vt_self = NULL;
  vt_wake(timeline, self, INT32_MAX);
  vt_work *work = vt_take_next(timeline);
  self->has_ended = true;
  if (work)
    pass_on(timeline, work);
  else
    give_turn(&timeline->driver, RUN);
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

// Gives the turn to whoever is right for a piece of work.
static void pass_on(vt_timeline *timeline, vt_work *work) {
  if (work->kind == VT_RESUMPTION) {
    give_turn(work->object, RUN);
    return;
  }
  give_back(timeline, work);
  vt_thread *runner = timeline->idle;
  if (runner)
    timeline->idle = runner->next;
  else
    runner = new_runner(timeline);
  give_turn(runner, RUN);
}

void vt_yield_turn(vt_thread *self) {
  vt_timeline *timeline = self->timeline;
  vt_work *work = vt_take_next(timeline);
  if (work == &self->resumption) return;
  if (work)
    pass_on(timeline, work);
  else
    give_turn(&timeline->driver, RUN);
  await_turn(self);
}

// MARK: The driver

static double processor_seconds(vt_thread *thread) {
  clockid_t clock;
  struct timespec used;
  if (pthread_getcpuclockid(thread->id, &clock) != 0) return 0;
  if (REAL(clock_gettime)(clock, &used) != 0) return 0;
  return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

// Whether the kernel says that the thread sleeps, and in which system call; so does one that code
// ended.
static bool is_asleep(vt_thread *thread, int *call) {
  char path[64], text[256];
  *call = -1;
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread->tid);
  FILE *file = fopen(path, "r");
  if (!file) return errno == ENOENT;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  char *name_end = strrchr(text, ')');
  bool sleeps = name_end && (name_end[2] == 'S' || name_end[2] == 'D');
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", thread->tid);
  if ((file = fopen(path, "r"))) {
    if (fscanf(file, "%d", call) != 1) *call = -1;
    fclose(file);
  }
  return sleeps;
}

static const char *call_name(int call) {
  switch (call) {
    case SYS_read: return "read";
    case SYS_poll: return "poll";
    case SYS_ppoll: return "ppoll";
    case SYS_futex: return "futex (a lock that another thread holds)";
    case SYS_wait4: return "wait4 (a process of its own)";
    case SYS_waitid: return "waitid (a process of its own)";
    case SYS_connect: return "connect";
    case SYS_accept: return "accept";
    case SYS_recvfrom: return "recvfrom";
    case SYS_recvmsg: return "recvmsg";
    case SYS_epoll_wait: return "epoll_wait";
    case SYS_epoll_pwait: return "epoll_pwait";
    case SYS_select: return "select";
    case SYS_pselect6: return "pselect";
    case SYS_clock_nanosleep: return "clock_nanosleep";
    case SYS_flock: return "flock";
    case SYS_fcntl: return "fcntl";
    default: return NULL;
  }
}

// How a thread that has the turn gets on, looked at every so often.
typedef struct {
  vt_thread *thread;
  double used;
  int looks_asleep;
} vt_watch;

enum { LOOKS = 10 };

// Takes the turn away from a thread that is blocked outside of the simulation.
static bool give_up(vt_timeline *timeline, vt_thread *thread, int call) {
  uint32_t place = VT_OUTSIDE;
  if (!atomic_compare_exchange_strong(&thread->place, &place, VT_LOST)) return false;
  const char *name = call_name(call);
  char text[160];
  if (name)
    snprintf(text, sizeof text, "blocked in the system call %s", name);
  else if (call < 0)
    snprintf(text, sizeof text, "ended or blocked a thread of the simulation");
  else
    snprintf(text, sizeof text, "blocked in system call %d", call);
  vt_note_escape(timeline, VT_ESCAPE_BLOCKED, text);
  thread->key = NULL;
  thread->poll = NULL;
  thread->is_waiting = true;
  vt_thread **end = &timeline->waiting;
  while (*end) end = &(*end)->next;
  thread->next = NULL;
  *end = thread;
  return true;
}

static bool look(vt_timeline *timeline, vt_watch *watch) {
  vt_thread *thread = timeline->running;
  if (!thread || thread->is_driver || thread->tid == 0) return false;
  double used = processor_seconds(thread);
  if (watch->thread != thread) *watch = (vt_watch){thread, used, 0};
  int call;
  if (used == watch->used && is_asleep(thread, &call)) {
    if (++watch->looks_asleep >= LOOKS) {
      watch->looks_asleep = 0;
      return give_up(timeline, thread, call);
    }
  } else {
    watch->looks_asleep = 0;
  }
  watch->used = used;
  return false;
}

// Waits until the turn comes back, or is taken back.
static void watch_until_turn(vt_timeline *timeline) {
  vt_thread *driver = &timeline->driver;
  vt_watch watch = {0};
  int64_t pause = (int64_t)(timeline->patience / LOOKS * 1e9);
  while (atomic_load(&driver->turn) == WAIT) {
    struct timespec limit = {pause / 1000000000, pause % 1000000000};
    if (futex(&driver->turn, FUTEX_WAIT, WAIT, &limit) != 0 && errno == ETIMEDOUT &&
        look(timeline, &watch))
      return;
  }
  atomic_store(&driver->turn, WAIT);
}

bool vt_run_until(vt_timeline *timeline, int64_t limit) {
  timeline->limit = limit;
  vt_thread *driver = &timeline->driver;
  vt_work *work;
  while ((work = vt_take_next(timeline)) && work != &driver->resumption) {
    pass_on(timeline, work);
    watch_until_turn(timeline);
  }
  timeline->running = NULL;
  return work != NULL;
}

// MARK: Waiting

static void fire_timeout(vt_timeline *timeline, vt_timer *timer) {
  vt_thread *thread = (vt_thread *)((char *)timer - offsetof(vt_thread, timeout));
  resume(timeline, thread);
}

static void wait_as_driver(vt_thread *self) {
  if (vt_run_until(self->timeline, INT64_MAX - 1)) return;
  fprintf(
      stderr,
      "VirtualTime: code inside `perform` waits for something that never comes; `submit` it to "
      "learn of such a deadlock without an end of the process\n");
  abort();
}

// Code that goes on asking gets to see time pass faster, so that seconds do not take as many calls as
// they have ticks.
enum { PATIENT_POLLS = 4096, LATER_POLL = 10 * VT_TICK };

static void last_a_tick(vt_thread *self) {
  int64_t now = self->timeline->now;
  if (self->timeout.index == 0 || self->timeout.at > now) {
    self->polls = 0;
    return;
  }
  self->timeout.follows_wall = false;
  int64_t length = self->polls++ < PATIENT_POLLS ? VT_TICK : LATER_POLL;
  vt_timer_set(self->timeline, &self->timeout, now + length);
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

// The queue holds the thread's resumption; it counts as waiting for the queue.
void vt_wait_in_queue(vt_thread *self) {
  vt_wait(self, &self->resumption, NULL);
  unlink_waiting(self->timeline, self);
}

int vt_wake(vt_timeline *timeline, const void *key, int count) {
  int woken = 0;
  vt_thread *thread = timeline->waiting;
  while (thread && woken < count) {
    vt_thread *next = thread->next;
    if (thread->key == key && key) {
      thread->was_woken = true;
      resume(timeline, thread);
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
    // It may be blocked for ever; it ends when it comes back, and the records that it reads stay.
    REAL(pthread_detach)(thread->id);
    thread->timeline->has_dead_threads = true;
    return;
  }
  give_turn(thread, END);
  // It is joined with the others of its kind.
  if (thread->is_attached) return;
  REAL(pthread_join)(thread->id, NULL);
  free(thread);
}

void vt_end_waiting_threads(vt_timeline *timeline) {
  open_mail(timeline);
  // Those that are to go on are in `ready`, the others wait.
  for (vt_work *work; (work = vt_list_take(&timeline->ready));) {
    if (work->kind != VT_RESUMPTION || work->object == &timeline->driver) continue;
    unlink_waiting(timeline, work->object);
    end_waiting(work->object);
  }
  while (timeline->waiting) {
    vt_thread *thread = timeline->waiting;
    timeline->waiting = thread->next;
    end_waiting(thread);
  }
  atomic_store(&timeline->inbox, NULL);
  timeline->running = NULL;
}
