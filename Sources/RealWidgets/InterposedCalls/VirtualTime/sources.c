#include "timeline.h"

#include <stdio.h>
#include <sys/mman.h>

// Timer sources of a simulation are our own objects in one block of memory, so any thread can
// distinguish them from real ones by address.

enum { CAPACITY = 4096 };

typedef struct source source;
struct source {
  vt_timer timer;
  source *next_free;
  vt_timeline *timeline;
  void *queue;
  void *context;
  dispatch_function finalizer;
  void *event, *cancellation, *registration;  // blocks
  dispatch_function event_function, cancellation_function, registration_function;
  uint64_t interval;
  uintptr_t data, delivered;
  int64_t owner;
  int references;
  int suspensions;
  bool is_activated, is_cancelled, is_queued;
};

static source *memory;
static source *unused;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void reserve(void) {
  void *place = mmap(
      NULL, CAPACITY * sizeof(source), PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (place != MAP_FAILED) memory = place;
}

bool vt_is_source(const void *object) {
  return memory && (uintptr_t)object - (uintptr_t)memory < CAPACITY * sizeof(source);
}

// The system sources that code of a simulation created. They distinguish sources from queues until
// they are cancelled. Sources beyond the capacity are treated as queues.
static void *of_system[64];

static bool exchange_of_system(const void *present, void *next) {
  bool found = false;
  REAL(pthread_mutex_lock)(&lock);
  for (size_t place = 0; place < sizeof of_system / sizeof *of_system && !found; place++) {
    if (of_system[place] != present) continue;
    of_system[place] = next;
    found = true;
  }
  REAL(pthread_mutex_unlock)(&lock);
  return found;
}

static bool is_of_system(void *object) { return exchange_of_system(object, object); }

static source *allocate(void) {
  static size_t used;
  REAL(pthread_mutex_lock)(&lock);
  source *made = unused;
  if (made)
    unused = made->next_free;
  else if (memory && used < CAPACITY)
    made = &memory[used++];
  REAL(pthread_mutex_unlock)(&lock);
  if (made) *made = (source){.references = 1, .suspensions = 1};
  return made;
}

// The timeline of the calling thread; a source may outlive the timeline it was created in.
static vt_timeline *timeline_of(source *it) {
  if (it->timeline != vt_self->timeline) {
    it->timeline = vt_self->timeline;
    it->timer.index = 0;
    it->is_queued = false;
  }
  return it->timeline;
}

// MARK: Firing

static void release(source *it);

// Counts as a reference while it is in a queue.
static void push(source *it, vt_kind kind, void *object, dispatch_function function) {
  vt_timeline *timeline = it->timeline;
  vt_work *work = vt_new_work(timeline, kind, object);
  work->function = function;
  work->owner = it->owner;
  if (it->queue != _dispatch_main_q) dispatch_retain(it->queue);
  vt_push(timeline, work, it->queue);
}

static void deliver(void *argument) {
  source *it = argument;
  it->is_queued = false;
  it->delivered = it->data;
  it->data = 0;
  if (!it->is_cancelled && it->delivered > 0) {
    if (it->event) {
      void *block = _Block_copy(it->event);
      vt_call_block(block);
      _Block_release(block);
    } else if (it->event_function) {
      it->event_function(it->context);
    }
  }
  release(it);
}

static void deliver_soon(source *it) {
  if (it->is_queued || it->is_cancelled || it->suspensions > 0 || it->data == 0) return;
  it->is_queued = true;
  it->references++;
  push(it, VT_FUNCTION, it, deliver);
}

static void fire(vt_timeline *timeline, vt_timer *timer) {
  source *it = (source *)timer;
  it->data++;
  if (it->interval != 0 && it->interval != DISPATCH_FOREVER && it->interval <= INT64_MAX) {
    int64_t interval = (int64_t)it->interval, next;
    if (timer->follows_wall) {
      if (!__builtin_add_overflow(timer->wall, interval, &next))
        vt_timer_set_wall(timeline, timer, next);
    } else if (!__builtin_add_overflow(timer->at, interval, &next)) {
      vt_timer_set(timeline, timer, next);
    }
  }
  deliver_soon(it);
}

// MARK: Lifetime

static void drop_blocks(source *it) {
  void **blocks[] = {&it->event, &it->cancellation, &it->registration};
  for (int place = 0; place < 3; place++) {
    if (*blocks[place]) _Block_release(*blocks[place]);
    *blocks[place] = NULL;
  }
}

static void release(source *it) {
  if (__atomic_sub_fetch(&it->references, 1, __ATOMIC_ACQ_REL) > 0) return;
  // Outside the simulation its timeline may be gone, and all timers with it.
  if (vt_self && vt_self->timeline == it->timeline) {
    vt_lock(vt_self);
    vt_timer_remove(it->timeline, &it->timer);
    vt_unlock(vt_self);
  }
  drop_blocks(it);
  if (it->finalizer) it->finalizer(it->context);
  if (it->queue != _dispatch_main_q) dispatch_release(it->queue);
  REAL(pthread_mutex_lock)(&lock);
  it->next_free = unused;
  unused = it;
  REAL(pthread_mutex_unlock)(&lock);
}

INTERPOSED void dispatch_retain(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_retain)(object);
  __atomic_add_fetch(&((source *)object)->references, 1, __ATOMIC_RELAXED);
}

INTERPOSED void dispatch_release(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_release)(object);
  release(object);
}

INTERPOSED void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (!vt_self || vt_hook_is_disabled("source"))
    return REAL(dispatch_source_create)(type, handle, mask, queue);
  source *it = NULL;
  if (type == (const void *)_dispatch_source_type_timer) it = allocate();
  if (!it) {
    vt_note_escape(vt_self->timeline, VT_ESCAPE_DISPATCH, "made a dispatch source of the system");
    void *made = REAL(dispatch_source_create)(type, handle, mask, queue);
    if (made) exchange_of_system(NULL, made);
    return made;
  }
  it->timeline = vt_self->timeline;
  it->owner = vt_owner();
  it->queue = queue ? queue : dispatch_get_global_queue(0, 0);
  it->timer.fire = fire;
  if (it->queue != _dispatch_main_q) dispatch_retain(it->queue);
  return it;
}

void vt_source_set_queue(void *object, void *queue) {
  source *it = object;
  void *old = it->queue;
  it->queue = queue ? queue : dispatch_get_global_queue(0, 0);
  if (it->queue != _dispatch_main_q) dispatch_retain(it->queue);
  if (old != _dispatch_main_q) dispatch_release(old);
}

// MARK: Configuration

INTERPOSED void dispatch_source_set_timer(
    void *object, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (!vt_is_source(object))
    return REAL(dispatch_source_set_timer)(object, start, interval, leeway);
  source *it = object;
  if (!vt_self || it->is_cancelled) return;
  vt_lock(vt_self);
  vt_timeline *timeline = timeline_of(it);
  it->owner = vt_owner();
  it->interval = interval;
  it->data = 0;
  vt_timer_remove(timeline, &it->timer);
  vt_timer_set_dispatch(timeline, &it->timer, start);
  vt_unlock(vt_self);
}

#define HANDLER(name, field)                                                          \
  INTERPOSED void name(void *object, void *block) {                                   \
    if (!vt_is_source(object)) return REAL(name)(object, block);                      \
    source *it = object;                                                              \
    void *old = it->field;                                                            \
    it->field = block ? _Block_copy(block) : NULL;                                    \
    it->field##_function = NULL;                                                      \
    if (old) _Block_release(old);                                                     \
  }                                                                                   \
  INTERPOSED void name##_f(void *object, dispatch_function function) {                \
    if (!vt_is_source(object)) return REAL(name##_f)(object, function);               \
    ((source *)object)->field##_function = function;                                  \
  }

HANDLER(dispatch_source_set_event_handler, event)
HANDLER(dispatch_source_set_cancel_handler, cancellation)
HANDLER(dispatch_source_set_registration_handler, registration)

INTERPOSED void dispatch_set_context(void *object, void *context) {
  if (!vt_is_source(object)) return REAL(dispatch_set_context)(object, context);
  ((source *)object)->context = context;
}

INTERPOSED void *dispatch_get_context(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_get_context)(object);
  return ((source *)object)->context;
}

INTERPOSED void dispatch_set_finalizer_f(void *object, dispatch_function finalizer) {
  if (!vt_is_source(object)) return REAL(dispatch_set_finalizer_f)(object, finalizer);
  ((source *)object)->finalizer = finalizer;
}

// MARK: Activation and suspension

static void start(source *it) {
  if (it->is_activated) return;
  it->is_activated = true;
  if (it->registration) push(it, VT_BLOCK, _Block_copy(it->registration), NULL);
  if (it->registration_function) push(it, VT_FUNCTION, it->context, it->registration_function);
}

static void change_suspension(void *object, int change) {
  vt_timeline *timeline = vt_lock(vt_self);
  if (vt_is_source(object)) {
    source *it = object;
    timeline_of(it);
    it->suspensions += change;
    if (it->suspensions <= 0) start(it);
    deliver_soon(it);
  } else {
    vt_queue *queue = vt_queue_for(timeline, object);
    if (queue) {
      queue->suspensions += change;
      vt_queue_pump(timeline, queue);
    }
  }
  vt_unlock(vt_self);
}

INTERPOSED void dispatch_activate(void *object) {
  if (!vt_is_source(object)) {
    REAL(dispatch_activate)(object);
    if (vt_self) vt_queue_activate(object);
    return;
  }
  if (vt_self && !((source *)object)->is_activated) change_suspension(object, -1);
}

INTERPOSED void dispatch_resume(void *object) {
  if (!vt_is_source(object) && (!vt_self || is_of_system(object)))
    return REAL(dispatch_resume)(object);
  if (vt_self) change_suspension(object, -1);
}

INTERPOSED void dispatch_suspend(void *object) {
  if (!vt_is_source(object) && (!vt_self || is_of_system(object)))
    return REAL(dispatch_suspend)(object);
  if (vt_self) change_suspension(object, 1);
}

INTERPOSED void dispatch_source_cancel(void *object) {
  if (!vt_is_source(object)) {
    // Its memory may be reused for a queue.
    exchange_of_system(object, NULL);
    return REAL(dispatch_source_cancel)(object);
  }
  source *it = object;
  if (!vt_self || it->is_cancelled) return;
  vt_lock(vt_self);
  it->is_cancelled = true;
  vt_timer_remove(timeline_of(it), &it->timer);
  if (it->cancellation) push(it, VT_BLOCK, _Block_copy(it->cancellation), NULL);
  if (it->cancellation_function) push(it, VT_FUNCTION, it->context, it->cancellation_function);
  vt_unlock(vt_self);
}

INTERPOSED intptr_t dispatch_source_testcancel(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_source_testcancel)(object);
  return ((source *)object)->is_cancelled;
}

INTERPOSED uintptr_t dispatch_source_get_data(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_source_get_data)(object);
  return ((source *)object)->delivered;
}

INTERPOSED uintptr_t dispatch_source_get_handle(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_source_get_handle)(object);
  return 0;
}

INTERPOSED uintptr_t dispatch_source_get_mask(void *object) {
  if (!vt_is_source(object)) return REAL(dispatch_source_get_mask)(object);
  return 0;
}
