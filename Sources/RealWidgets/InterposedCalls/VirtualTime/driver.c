#include <linux/futex.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"
#include "turns.h"

// The driver thread: it hands out the turn, and takes it back from a thread that is blocked outside
// the simulation.

static double processor_seconds(vt_thread *thread) {
  clockid_t clock;
  struct timespec used;
  if (pthread_getcpuclockid(thread->id, &clock) != 0) return 0;
  if (REAL(clock_gettime)(clock, &used) != 0) return 0;
  return (double)used.tv_sec + (double)used.tv_nsec / 1e9;
}

// The state of a thread in the kernel's words: a thread that has ended never comes back.
typedef enum { IS_BUSY, IS_ASLEEP, HAS_ENDED } vt_state;

// The state of a thread, with the system call in which it sleeps.
static vt_state state_of(vt_thread *thread, int *call) {
  char path[64], text[256];
  *call = -1;
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread->tid);
  FILE *file = fopen(path, "r");
  if (!file) return errno == ENOENT ? HAS_ENDED : IS_BUSY;
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
  return sleeps ? IS_ASLEEP : IS_BUSY;
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

// The progress of the thread that has the turn, checked at intervals.
typedef struct {
  vt_thread *thread;
  double used;
  int looks_asleep;
} vt_watch;

enum { LOOKS = 10 };

// True if a thread was given up in this process. Code that blocks once does so in each request, so
// later threads get a tenth of the patience.
static atomic_bool has_given_up;

// Takes the turn from a thread that is blocked outside the simulation.
static bool give_up(vt_timeline *timeline, vt_thread *thread, int call, bool is_gone) {
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
  atomic_store(&has_given_up, true);
  thread->is_gone = is_gone;
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
  int call = -1;
  // The sandbox is for the code.
  isolation_privileged_begin();
  // The clock of a thread that has ended reads 0.
  bool has_run = used > watch->used;
  vt_state state = has_run ? IS_BUSY : state_of(thread, &call);
  isolation_privileged_end();
  if (state != IS_BUSY) {
    if (++watch->looks_asleep >= LOOKS || state == HAS_ENDED) {
      watch->looks_asleep = 0;
      return give_up(timeline, thread, call, state == HAS_ENDED);
    }
  } else {
    watch->looks_asleep = 0;
  }
  watch->used = used;
  return false;
}

// Waits until the turn is handed back or taken back.
static void watch_until_turn(vt_timeline *timeline) {
  vt_thread *driver = &timeline->driver;
  vt_watch watch = {0};
  double patience = timeline->patience / (atomic_load(&has_given_up) ? 10 : 1);
  int64_t pause = (int64_t)(patience / LOOKS * 1e9);
  while (atomic_load(&driver->turn) == VT_WAIT) {
    struct timespec limit = {pause / 1000000000, pause % 1000000000};
    if (vt_futex(&driver->turn, FUTEX_WAIT, VT_WAIT, &limit) != 0 && errno == ETIMEDOUT &&
        look(timeline, &watch))
      return;
  }
  atomic_store(&driver->turn, VT_WAIT);
}

bool vt_run_until(vt_timeline *timeline, int64_t limit) {
  timeline->limit = limit;
  vt_thread *driver = &timeline->driver;
  vt_work *work;
  while ((work = vt_take_next(timeline)) && work != &driver->resumption) {
    vt_pass_on(timeline, work);
    watch_until_turn(timeline);
  }
  timeline->running = NULL;
  return work != NULL;
}
