#ifndef INTERPOSED_VIRTUALTIME_H
#define INTERPOSED_VIRTUALTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A simulation's clocks, queues, timers, random stream and threads.
//
// One thread at a time, the driver, calls the functions below. Code of the simulation runs on
// runner threads while the driver waits in `vt_advance`, or on the driver between `vt_enter` and
// `vt_leave`. Instants are microseconds of monotonic virtual time since the timeline was created.
typedef struct vt_timeline vt_timeline;

// No instant: nothing is due now or later.
#define VT_NEVER INT64_MAX

vt_timeline *_Nonnull vt_create(int64_t wall, uint64_t seed);
void vt_destroy(vt_timeline *_Nonnull timeline);

int64_t vt_now(const vt_timeline *_Nonnull timeline);
int64_t vt_wall(const vt_timeline *_Nonnull timeline);
void vt_set_wall(vt_timeline *_Nonnull timeline, int64_t wall);
void vt_set_seed(vt_timeline *_Nonnull timeline, uint64_t seed);

// The number of reads of a clock or the random stream.
uint64_t vt_impure_reads(const vt_timeline *_Nonnull timeline);

// The number of requests for random numbers; identifiers do not count.
uint64_t vt_random_reads(const vt_timeline *_Nonnull timeline);

// The instant of the next work; `VT_NEVER` if there is none.
int64_t vt_next(vt_timeline *_Nonnull timeline);
// Runs all work due up to and including an instant, which then is the current one.
void vt_advance(vt_timeline *_Nonnull timeline, int64_t instant);
// Like `vt_advance`, but stops at the instant at which an escape is recorded or `stops` returns
// true; `stops` is called before time passes.
void vt_advance_until(
    vt_timeline *_Nonnull timeline, int64_t instant, bool (*_Nullable stops)(void *_Nullable),
    void *_Nullable context);
// Drops all work and ends the waiting threads.
void vt_discard(vt_timeline *_Nonnull timeline);

// Makes the calling thread part of the simulation; `vt_leave` ends that.
void *_Nullable vt_enter(vt_timeline *_Nonnull timeline);
void vt_leave(void *_Nullable previous);

// Queues a function, on the main queue or on a global one.
void vt_submit(
    vt_timeline *_Nonnull timeline, bool on_main, void *_Nullable context,
    void (*_Nonnull function)(void *_Nullable));

// The number of threads that wait for something, such as a semaphore.
int vt_waiting(const vt_timeline *_Nonnull timeline);

// The system's ids of up to `limit` threads that wait without a time-out, longest first; returns
// their number.
size_t vt_stuck(const vt_timeline *_Nonnull timeline, int32_t *_Nonnull threads, size_t limit);

// Returns the number of threads that lost their turn and have not come back.
size_t vt_lost(const vt_timeline *_Nonnull timeline);

// Returns the owners of up to `limit` threads that code has ended while they had the turn.
size_t vt_gone(const vt_timeline *_Nonnull timeline, int64_t *_Nonnull owners, size_t limit);

// Sets the seconds of real time for which a thread may be blocked outside the simulation; initially
// 1.
void vt_set_patience(vt_timeline *_Nonnull timeline, double seconds);

// The ways in which code leaves the simulation.
typedef enum {
  VT_ESCAPE_BLOCKED = 0,
  VT_ESCAPE_DISPATCH = 1,
} vt_escape_kind;

// Takes the oldest escape that was not yet taken; false if there is none.
bool vt_take_escape(
    vt_timeline *_Nonnull timeline, vt_escape_kind *_Nonnull kind, char *_Nonnull text,
    size_t size);

// The owner of code, a number that the host chooses. Work that code submits to a queue, timer, task
// or thread inherits its owner.
#define VT_NO_OWNER INT64_MIN

// Sets the owner of the driver, and so of the work that it starts.
void vt_set_owner(vt_timeline *_Nonnull timeline, int64_t owner);

// The owner of the calling thread, as far as the simulation knows.
int64_t vt_thread_owner(void);

// Sets a function with better knowledge of the calling code's owner; it may call the one above.
void vt_set_owner_function(int64_t (*_Nullable function)(void));

// The owner of the calling code.
int64_t vt_owner(void);

// True if the calling thread runs code of a simulation, and if that is work of its main queue.
bool vt_is_active(void);
bool vt_is_main(void);

// Sets the seed of `Hasher` for this process; only before the first hash.
void vt_set_hash_seed(uint64_t seed);

// A value of a class-bound protocol, such as the implementation of a locale or calendar.
struct vt_existential {
  void *_Nullable object;
  const void *_Nullable witnesses;
};

// Sets the values that `current` and `autoupdatingCurrent` of locales and calendars return. The
// caller keeps them alive; without an object, Foundation's own values are returned.
void vt_set_person(struct vt_existential locale, struct vt_existential calendar);

// A file with random bytes for a path such as /dev/urandom; -1 for any other path, or if no
// simulation runs on this thread. For other code that interposes `open`.
int vt_open_random(const char *_Nonnull path, int flags);

// Turns one hook off, to test that the self-test notices.
void vt_disable_hook(vt_timeline *_Nonnull timeline, const char *_Nullable name);

#endif
