#include "timeline.h"

#include <math.h>

// Run loops of Foundation. Main-queue work is what the main run loop does; its timers are timers of
// the simulation, and running a loop means waiting while others have their turn. The loops
// themselves stay real and empty.

typedef void (*timer_function)(void *timer, void *information);

typedef struct {
  intptr_t version;
  void *information;
  void *functions[3];
} timer_context;

// The results of running a loop, as CoreFoundation numbers them.
enum { FINISHED = 1, STOPPED = 2, TIMED_OUT = 3, HANDLED = 4 };

void *CFRetain(void *object);
void CFRelease(void *object);
void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, uintptr_t flags, intptr_t order,
    timer_function function, timer_context *context);
void CFRunLoopTimerGetContext(void *timer, timer_context *context);
double CFRunLoopTimerGetInterval(void *timer);
double CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
void CFRunLoopTimerInvalidate(void *timer);
void *CFRunLoopGetMain(void);
void *CFRunLoopGetCurrent(void);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode);
void CFRunLoopPerformBlock(void *loop, void *mode, void *block);
int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_early);
int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returns_early);
void CFRunLoopRun(void);
void CFRunLoopStop(void *loop);
unsigned char _CFRunLoopFinished(void *loop, void *mode);
int _CFIsMainThread(void);

struct vt_loop_timer {
  vt_timer timer;
  vt_loop_timer *next;
  void *object;  // the timer of CoreFoundation, retained while in a loop
  void *loop;    // NULL before
  timer_function function;
  int64_t owner;
  bool is_firing, is_invalid;
};

// MARK: The main thread

INTERPOSED int _CFIsMainThread(void) { return vt_self ? vt_is_main() : REAL(_CFIsMainThread)(); }

INTERPOSED void *CFRunLoopGetCurrent(void) {
  return vt_is_main() ? CFRunLoopGetMain() : REAL(CFRunLoopGetCurrent)();
}

// MARK: Timers

static vt_loop_timer **find(vt_timeline *timeline, const void *object) {
  vt_loop_timer **link = &timeline->loop_timers;
  while (*link && (*link)->object != object) link = &(*link)->next;
  return link;
}

INTERPOSED void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, uintptr_t flags, intptr_t order,
    timer_function function, timer_context *context) {
  void *object =
      REAL(CFRunLoopTimerCreate)(allocator, date, interval, flags, order, function, context);
  if (!vt_self || !object) return object;
  vt_loop_timer *made = calloc(1, sizeof *made);
  made->object = object;
  made->function = function;
  made->owner = vt_owner();
  vt_timeline *timeline = vt_lock(vt_self);
  vt_loop_timer **old = find(timeline, object);
  made->next = *old ? (*old)->next : NULL;
  *old = made;
  vt_unlock(vt_self);
  return object;
}

// CoreFoundation dates are seconds since 2001; a double holds them to a tenth of a tick. This is
// the date that code reads at an instant, to the last bit.
static double date_of(const vt_timeline *timeline, int64_t at) {
  int64_t wall = timeline->wall_start + at, seconds = wall / 1000000000, rest = wall % 1000000000;
  if (rest < 0) {
    rest += 1000000000;
    seconds--;
  }
  return (double)(seconds - 978307200) + 1e-9 * (double)rest;
}

// The first tick at which code reads this date or a later one, since code compares the two.
static int64_t instant_of(const vt_timeline *timeline, double date) {
  double seconds = date - date_of(timeline, timeline->now);
  if (seconds <= 0) return timeline->now;
  if (!(seconds < 9e9)) return INT64_MAX;
  int64_t at = timeline->now + (int64_t)llround(seconds * 1e6) * VT_TICK;
  while (date_of(timeline, at) < date) at += VT_TICK;
  return at;
}

// Rounded up to the tick, with a tolerance for the precision of a double and of a product.
static int64_t from_interval(double seconds) {
  return seconds >= 9e9 ? INT64_MAX : (int64_t)ceil(seconds * 1e6 * (1 - 4.5e-16)) * VT_TICK;
}

static void call_timer(void *argument) {
  vt_loop_timer *it = argument;
  if (!it->is_invalid) {
    timer_context context = {0};
    CFRunLoopTimerGetContext(it->object, &context);
    double interval = CFRunLoopTimerGetInterval(it->object);
    it->function(it->object, context.information);
    if (interval <= 0 && !it->is_invalid) CFRunLoopTimerInvalidate(it->object);
  }
  it->is_firing = false;
  if (it->loop != CFRunLoopGetMain()) {
    // The thread that runs the loop checks if anything is left in it.
    vt_timeline *timeline = vt_lock(vt_self);
    vt_wake(timeline, it->loop, 1);
    vt_unlock(vt_self);
  }
  if (!it->is_invalid) return;
  CFRelease(it->object);
  free(it);
}

static void fire(vt_timeline *timeline, vt_timer *timer) {
  vt_loop_timer *it = (vt_loop_timer *)timer;
  double interval = CFRunLoopTimerGetInterval(it->object);
  if (interval > 0) {
    int64_t step = from_interval(interval);
    int64_t next;
    if (__builtin_add_overflow(timer->at, step > 0 ? step : 1000, &next)) next = INT64_MAX;
    vt_timer_set(timeline, timer, next);
    CFRunLoopTimerSetNextFireDate(it->object, date_of(timeline, timer->at));
  }
  // A timer that fires again before its work has run fires only once.
  if (it->is_firing) return;
  bool is_main = it->loop == CFRunLoopGetMain();
  // The loop of any other thread fires only while that thread runs it.
  if (!is_main && !vt_has_waiter(timeline, it->loop)) return;
  it->is_firing = true;
  vt_work *work = vt_new_work(timeline, VT_FUNCTION, it);
  work->function = call_timer;
  work->owner = it->owner;
  if (is_main)
    vt_push(timeline, work, _dispatch_main_q);
  else
    vt_make_ready(timeline, work);
}

INTERPOSED void CFRunLoopAddTimer(void *loop, void *object, void *mode) {
  if (!vt_self) return REAL(CFRunLoopAddTimer)(loop, object, mode);
  vt_timeline *timeline = vt_lock(vt_self);
  vt_loop_timer *it = *find(timeline, object);
  // Adding it to a second mode changes nothing, because all modes are equal here.
  if (it && !it->loop) {
    it->loop = loop;
    it->timer.fire = fire;
    CFRetain(object);
    double date = CFRunLoopTimerGetNextFireDate(object);
    vt_timer_set(timeline, &it->timer, instant_of(timeline, date));
  }
  vt_unlock(vt_self);
  if (!it) REAL(CFRunLoopAddTimer)(loop, object, mode);
}

INTERPOSED void CFRunLoopTimerInvalidate(void *object) {
  if (vt_self) {
    vt_timeline *timeline = vt_lock(vt_self);
    vt_loop_timer **link = find(timeline, object), *it = *link;
    if (it) {
      *link = it->next;
      vt_timer_remove(timeline, &it->timer);
      it->is_invalid = true;
    }
    vt_unlock(vt_self);
    REAL(CFRunLoopTimerInvalidate)(object);
    if (it && !it->is_firing) {
      if (it->loop) CFRelease(object);
      free(it);
    }
    return;
  }
  REAL(CFRunLoopTimerInvalidate)(object);
}

INTERPOSED void CFRunLoopRemoveTimer(void *loop, void *object, void *mode) {
  if (vt_self) {
    vt_timeline *timeline = vt_lock(vt_self);
    vt_loop_timer *it = *find(timeline, object);
    if (it) vt_timer_remove(timeline, &it->timer);
    vt_unlock(vt_self);
  }
  REAL(CFRunLoopRemoveTimer)(loop, object, mode);
}

void vt_loop_timers_drop(vt_timeline *timeline) {
  for (vt_loop_timer *it = timeline->loop_timers, *next; it; it = next) {
    next = it->next;
    free(it);
  }
  timeline->loop_timers = NULL;
  timeline->main_loop_runs = 0;
}

// MARK: Running a loop

INTERPOSED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  if (!vt_self || loop != CFRunLoopGetMain()) {
    REAL(CFRunLoopPerformBlock)(loop, mode, block);
    return;
  }
  dispatch_async(_dispatch_main_q, block);
}

static vt_context *main_context(vt_thread *self) {
  for (vt_context *context = self->context; context; context = context->outer)
    if (context->queue == &self->timeline->main_queue) return context;
  return NULL;
}

// The main loop always has the main queue to serve; any other has work while it contains a timer.
static bool is_finished(const vt_timeline *timeline, void *loop) {
  if (loop == CFRunLoopGetMain()) return false;
  for (vt_loop_timer *it = timeline->loop_timers; it; it = it->next)
    if (it->loop == loop) return false;
  return true;
}

// While the main thread runs its loop, others may do main-queue work.
static int run_loop(void *loop, double seconds, bool returns_early) {
  vt_thread *self = vt_self;
  vt_timeline *timeline = vt_lock(self);
  int64_t limit = instant_of(timeline, date_of(timeline, timeline->now) + seconds);
  vt_context *context = main_context(self);
  if (context) {
    timeline->main_loop_runs++;
    vt_queue_done(timeline, context->queue, true);
  }
  int result = TIMED_OUT;
  do {
    self->timeout.follows_wall = false;
    vt_timer_set(timeline, &self->timeout, limit);
    self->loop_is_stopped = false;
    if (!vt_wait(self, loop, NULL)) break;
    result = self->loop_is_stopped ? STOPPED : is_finished(timeline, loop) ? FINISHED : HANDLED;
  } while (result == HANDLED && !returns_early);
  if (context) {
    timeline->main_loop_runs--;
    vt_queue_enter(self, context->queue, true);
  }
  vt_unlock(self);
  return result;
}

void vt_loop_did_work(vt_timeline *timeline) {
  vt_wake(timeline, CFRunLoopGetMain(), INT32_MAX);
}

INTERPOSED int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_early) {
  if (!vt_self) return REAL(CFRunLoopRunInMode)(mode, seconds, returns_early);
  return run_loop(CFRunLoopGetCurrent(), seconds, returns_early);
}

INTERPOSED int CFRunLoopRunSpecific(
    void *loop, void *mode, double seconds, unsigned char returns_early) {
  if (!vt_self) return REAL(CFRunLoopRunSpecific)(loop, mode, seconds, returns_early);
  return run_loop(loop, seconds, returns_early);
}

INTERPOSED void CFRunLoopRun(void) {
  if (!vt_self) return REAL(CFRunLoopRun)();
  int result;
  do result = run_loop(CFRunLoopGetCurrent(), 1e10, false);
  while (result != STOPPED && result != FINISHED);
}

INTERPOSED void CFRunLoopStop(void *loop) {
  if (!vt_self) return REAL(CFRunLoopStop)(loop);
  vt_timeline *timeline = vt_lock(vt_self);
  for (vt_thread *thread = timeline->waiting; thread; thread = thread->next)
    if (thread->key == loop) thread->loop_is_stopped = true;
  vt_wake(timeline, loop, INT32_MAX);
  vt_unlock(vt_self);
}

// An empty loop ends at once, and code may run it repeatedly until others have done something.
INTERPOSED unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  if (!vt_self) return REAL(_CFRunLoopFinished)(loop, mode);
  vt_timeline *timeline = vt_lock(vt_self);
  bool result = is_finished(timeline, loop);
  if (result && vt_self->saw_empty_loop == timeline->now) vt_pause(vt_self);
  if (result) vt_self->saw_empty_loop = timeline->now;
  vt_unlock(vt_self);
  return result;
}
