#include "timeline.h"

#include <stdio.h>

// A thread of code's own runs for real and is reported. What it gives to queues, and the tasks
// that it lets go on, come back into the simulation.

typedef struct {
  void *(*start)(void *);
  void *argument;
  vt_timeline *origin;
} beginning;

static void end_stranger(void *argument) {
  vt_timeline *origin = argument;
  atomic_fetch_sub(&origin->strangers, 1);
}

static void *begin(void *argument) {
  beginning given = *(beginning *)argument;
  free(argument);
  vt_origin = given.origin;
  void *result;
  pthread_cleanup_push(end_stranger, given.origin);
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
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
    void *argument) {
  if (!vt_self || is_of_libdispatch(__builtin_return_address(0)))
    return REAL(pthread_create)(thread, attributes, start, argument);
  vt_timeline *timeline = vt_self->timeline;
  vt_note_escape(timeline, VT_ESCAPE_THREAD, "started a thread");
  beginning *given = malloc(sizeof *given);
  *given = (beginning){start, argument, timeline};
  atomic_fetch_add(&timeline->strangers, 1);
  int result = REAL(pthread_create)(thread, attributes, begin, given);
  if (result != 0) {
    atomic_fetch_sub(&timeline->strangers, 1);
    free(given);
  }
  return result;
}
