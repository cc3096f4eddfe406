#ifndef VT_TURNS_H
#define VT_TURNS_H

#include "timeline.h"

// One thread at a time has the turn. The driver hands it out and waits; a thread whose code waits
// for something passes it on; when nothing is due, the driver gets it back.

enum { VT_WAIT = 0, VT_RUN = 1, VT_END = 2 };

long vt_futex(_Atomic uint32_t *word, int operation, uint32_t value, struct timespec *limit);
void vt_give_turn(vt_thread *thread, uint32_t turn);
void vt_await_turn(vt_thread *self);

// Makes a waiting thread ready.
void vt_resume(vt_timeline *timeline, vt_thread *thread);
void vt_unlink_waiting(vt_timeline *timeline, vt_thread *thread);
// Resumes the threads that had been given up and came back.
void vt_drain_channel(vt_timeline *timeline);
// Gives the turn to the thread that resumes, or to a runner for new work.
void vt_pass_on(vt_timeline *timeline, vt_work *work);

#endif
