#include "../Isolation/libraries.h"
#include "timeline.h"

// A thread that code creates becomes a thread of the simulation and runs when it has the turn. The
// real thread is never detached, so its stack is freed even if it ends with its simulation.

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

static vt_thread **find(vt_timeline *timeline, pthread_t identity) {
  vt_thread **link = &timeline->attached;
  while (*link && !pthread_equal((*link)->id, identity)) link = &(*link)->next_attached;
  return link;
}

// Removes threads that have ended and are detached; all threads at the end of the simulation.
void vt_reap_threads(vt_timeline *timeline, bool all) {
  vt_thread **link = &timeline->attached;
  while (*link) {
    vt_thread *thread = *link;
    if (!all && !(thread->has_ended && thread->is_detached)) {
      link = &thread->next_attached;
      continue;
    }
    *link = thread->next_attached;
    // A thread that was given up in a real call may never end.
    if (atomic_load(&thread->place) == VT_DEAD) continue;
    REAL(pthread_join)(thread->id, NULL);
    free(thread);
  }
}

INTERPOSED int pthread_create(
    pthread_t *identity, const pthread_attr_t *attributes, void *(*start)(void *),
    void *argument) {
  // The threads of libdispatch itself serve the whole process.
  if (!vt_self || is_in_library(__builtin_return_address(0), "libdispatch"))
    return REAL(pthread_create)(identity, attributes, start, argument);
  vt_timeline *timeline = vt_lock(vt_self);
  vt_reap_threads(timeline, false);
  vt_thread *thread = vt_new_thread(timeline);
  thread->is_attached = true;
  thread->owner = vt_owner();
  pthread_attr_t joinable;
  if (attributes) {
    int state = PTHREAD_CREATE_JOINABLE;
    pthread_attr_getdetachstate(attributes, &state);
    thread->is_detached = state == PTHREAD_CREATE_DETACHED;
    joinable = *attributes;
    pthread_attr_setdetachstate(&joinable, PTHREAD_CREATE_JOINABLE);
  }
  beginning *given = malloc(sizeof *given);
  *given = (beginning){start, argument, thread};
  int result = REAL(pthread_create)(&thread->id, attributes ? &joinable : NULL, begin, given);
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

INTERPOSED int pthread_detach(pthread_t identity) {
  if (!vt_self) return REAL(pthread_detach)(identity);
  vt_timeline *timeline = vt_lock(vt_self);
  vt_thread *thread = *find(timeline, identity);
  if (thread) thread->is_detached = true;
  vt_unlock(vt_self);
  return thread ? 0 : REAL(pthread_detach)(identity);
}

INTERPOSED int pthread_join(pthread_t identity, void **result) {
  if (!vt_self) return REAL(pthread_join)(identity, result);
  vt_timeline *timeline = vt_lock(vt_self);
  vt_thread *thread = *find(timeline, identity);
  if (thread && !thread->has_ended) vt_wait(vt_self, thread, NULL);
  int status = REAL(pthread_join)(identity, result);
  if (thread) {
    *find(timeline, identity) = thread->next_attached;
    free(thread);
  }
  vt_unlock(vt_self);
  return status;
}
