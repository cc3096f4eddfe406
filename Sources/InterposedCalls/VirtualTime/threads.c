#include "timeline.h"

// A thread of code's own becomes a thread of the simulation: it runs when it has the turn.

typedef struct {
  void *(*start)(void *);
  void *argument;
  vt_thread *thread;
} beginning;

static void end(void *thread) { vt_end_thread(thread); }

static void *begin(void *argument) {
  beginning given = *(beginning *)argument;
  free(argument);
  vt_begin_thread(given.thread);
  vt_unlock(given.thread);
  void *result;
  pthread_cleanup_push(end, given.thread);
  result = given.start(given.argument);
  pthread_cleanup_pop(1);
  return result;
}

// The threads of libdispatch itself serve the whole process.
static bool is_of_libdispatch(const void *caller) {
  Dl_info information;
  return dladdr(caller, &information) && information.dli_fname &&
         strstr(information.dli_fname, "libdispatch");
}

INTERPOSED int pthread_create(
    pthread_t *identity, const pthread_attr_t *attributes, void *(*start)(void *),
    void *argument) {
  if (!vt_self || is_of_libdispatch(__builtin_return_address(0)))
    return REAL(pthread_create)(identity, attributes, start, argument);
  vt_timeline *timeline = vt_lock(vt_self);
  vt_thread *thread = vt_new_thread(timeline);
  thread->is_attached = true;
  beginning *given = malloc(sizeof *given);
  *given = (beginning){start, argument, thread};
  int result = REAL(pthread_create)(&thread->id, attributes, begin, given);
  if (result == 0) {
    *identity = thread->id;
    thread->next_attached = timeline->attached;
    timeline->attached = thread;
    vt_make_ready(timeline, &thread->resumption);
  } else {
    free(given);
    free(thread);
  }
  vt_unlock(vt_self);
  return result;
}

INTERPOSED int pthread_join(pthread_t identity, void **result) {
  if (vt_self) {
    vt_timeline *timeline = vt_lock(vt_self);
    for (vt_thread *thread = timeline->attached; thread; thread = thread->next_attached) {
      if (!pthread_equal(thread->id, identity)) continue;
      if (!thread->has_ended) vt_wait(vt_self, thread, NULL);
      break;
    }
    vt_unlock(vt_self);
  }
  return REAL(pthread_join)(identity, result);
}
