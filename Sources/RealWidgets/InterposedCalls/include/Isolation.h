#ifndef INTERPOSED_ISOLATION_H
#define INTERPOSED_ISOLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a worker process and its parent need of C: starting one, the page they share, what a worker
// denies to its code, what it measures. Everything is inert in a process that is not a worker.

// ---- The page that worker and parent share --------------------------------------------------

// Why a worker ended itself on purpose, most with a backtrace that names the line.
enum isolation_reason {
  ISOLATION_REASON_NONE = 0,
  ISOLATION_REASON_EXIT = 1,
  ISOLATION_REASON_ABORT = 2,
  ISOLATION_REASON_MEMORY = 3,
  ISOLATION_REASON_ENDED = 4,
  ISOLATION_REASON_ASKED = 5,
};

// How many places of deaths a parent can name.
enum { ISOLATION_KNOWN_PLACES = 128 };

// How many calls and continuations of a death a worker tells, and how long a library's name may be.
enum { ISOLATION_CALL_LIMIT = 96, ISOLATION_AWAIT_LIMIT = 32, ISOLATION_LIBRARY_LIMIT = 256 };

// Written by the worker as plain stores, read by the parent at any time, also after a death; but
// `known` is the parent's.
struct isolation_page {
  // Changes with every mark; the parent measures time since it last changed.
  volatile uint64_t marks;
  // Whether the host is at work for itself: the parent measures no time.
  volatile uint32_t own_work;
  // The number that the host gave with the last mark.
  volatile uint64_t number;
  // The host's thread, 0 before there is one.
  volatile uint32_t thread;
  // One of `isolation_reason`.
  volatile uint32_t reason;
  // What belongs to the reason: a status, bytes.
  volatile int64_t amount;
  // What the host was doing, ended by a zero byte.
  char label[1024];
  // Where a deadly signal met the process, as a number; 0 for nowhere that could be told.
  volatile uint64_t place;
  // The places of deaths of which the parent needs no backtrace any more, 0 for none.
  volatile uint64_t known[ISOLATION_KNOWN_PLACES];
  // The parent's: whether the calls of a death are enough, and no backtrace is needed at all.
  volatile uint32_t wants_calls_alone;
  // The address that a deadly signal is about, and where the stack stood.
  volatile uint64_t fault, stack;
  // The calls under way at a death, innermost first: addresses in the executable that lie within the
  // instructions meant, counted from its start.
  volatile uint32_t call_count, await_count;
  volatile uint64_t calls[ISOLATION_CALL_LIMIT];
  // Where the asynchronous functions go on that wait for those calls, innermost first, counted alike.
  volatile uint64_t awaits[ISOLATION_AWAIT_LIMIT];
  // The library in which the process died and the address in it, counted from the library's start;
  // empty where it died in the executable.
  char library[ISOLATION_LIBRARY_LIMIT];
  volatile uint64_t library_offset;
};

// ---- Parent: starting a worker ---------------------------------------------------------------

// What a new process gets; -1 where there is no such descriptor.
struct isolation_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  int channel;
  int page;
  int output;
  // The size of the main thread's stack and, where a thread asks for none, of its own; 0 keeps the
  // parent's.
  size_t stack_size;
};

// The descriptors' numbers in the worker.
enum { ISOLATION_CHANNEL = 3, ISOLATION_PAGE = 4 };

// Starts a process in a session of its own; returns its id or a negated error number.
int isolation_spawn(const struct isolation_start *start);

// Asks a fork server, a process started with `WIDGETCHECK_FORK_SERVER` and a socket as its channel, for a worker
// with these descriptors; returns the id of a child of this process or a negated error number.
int isolation_request_spawn(int fork_server, uint64_t hash_seed, int channel, int page, int output);

// Makes a connected pair of sockets that no other process inherits; 0 or a negated error number.
int isolation_channel(int pair[2]);

// Makes a pipe that no other process inherits, read end first; 0 or a negated error number.
int isolation_pipe(int pair[2]);

// Makes a zeroed page to share; the descriptor or a negated error number.
int isolation_page_create(void);

// Maps a page; null on failure.
struct isolation_page *isolation_page_map(int descriptor);

// Unmaps a page.
void isolation_page_unmap(struct isolation_page *page);

// The signal that makes a thread of a worker report where it stands, and end the process.
int isolation_report_signal(void);

// Sends a signal to one thread of a process; 0 or a negated error number.
int isolation_signal_thread(int process, int thread, int signal);

// ---- Worker: its life ------------------------------------------------------------------------

// The protocol version with which this process was started as a worker, 0 if it was not.
int isolation_worker_version(void);

// The worker's end of the channel, -1 if there is none.
int isolation_worker_channel(void);

// The page, null if there is none.
struct isolation_page *isolation_worker_page(void);

// Says what the host is about to do. Cheap: stores to shared memory.
void isolation_mark(uint64_t number, const char *label);

// Says that the host begins or has ended work of its own, for which no time counts against the code.
void isolation_own_work(bool begins);

// Runs a function on a new thread with a stack of the given size on which traps and overflows are
// reported; returns when the function does. 0 or a negated error number.
int isolation_run_on_thread(size_t stack, void (*function)(void *), void *context);

// Lets the runtime report what happens on the calling thread, an overflow of its stack included.
//
// For each thread that runs other people's code. Does nothing where it is not needed.
void isolation_prepare_thread(void);

// Ends the process at once, without anything that runs at exit.
_Noreturn void isolation_end(int status);

// Removes the folder that the parent can no longer remove, and ends the process.
_Noreturn void isolation_leave(void);

// ---- Worker: where threads stand --------------------------------------------------------------

enum { ISOLATION_SAMPLE_LIMIT = 160 };

// Where a thread stood in the executable, innermost first. One may be taken off each address, as off a return address.
//
// After some addresses there are places shortly before them, for those that belong to no line.
struct isolation_sample {
  // What the owner function said on the thread, `INT64_MIN` without one.
  int64_t owner;
  size_t count;
  uintptr_t addresses[ISOLATION_SAMPLE_LIMIT];
};

// Says on a thread for what it works; it is called where the thread stands, and must not allocate.
typedef int64_t (*isolation_owner)(void);

// Sets the function that tells for what a thread works.
void isolation_set_owner(isolation_owner function);

// What the function says on this thread, `INT64_MIN` without one.
int64_t isolation_current_owner(void);

// Gives what a thread may work for a label, with which the page tells of a death on its account. The
// latest few are kept.
void isolation_name_owner(int64_t owner, const char *label);

// Finds where another thread stands that waits; false if it does not say.
bool isolation_sample_thread(int thread, struct isolation_sample *sample);

// Takes where the allocation stood that passed the watched count; false if there was none.
bool isolation_take_excess(struct isolation_sample *sample);

// ---- Worker: limits --------------------------------------------------------------------------

// Stops the process from writing a core file or a file larger than the bound.
void isolation_limit_files(uint64_t file_size);

// Bounds the address space to what it is now and a margin; 0 or a negated error number.
int isolation_limit_memory(uint64_t margin);

// ---- Worker: memory ----------------------------------------------------------------------------

// Bytes in use by the allocator, with large blocks.
int64_t isolation_memory_in_use(void);

// Begins to count what the process allocates and frees, from zero.
//
// With a positive bound, an allocation that takes the count beyond it ends the process as
// `ISOLATION_REASON_MEMORY` with a backtrace of the allocation.
void isolation_meter_begin(int64_t bound);

// Sets another bound, 0 for none.
void isolation_meter_set_bound(int64_t bound);

// Watches for the count to pass a number, 0 for none: where that happens is kept once.
void isolation_meter_watch(int64_t count);

// The bytes counted since the meter began; negative if more was freed than allocated.
int64_t isolation_meter_current(void);

// The largest count since the meter began or the peak was last reset.
int64_t isolation_meter_peak(void);

// Sets the peak to the present count.
void isolation_meter_reset_peak(void);

// Stops counting.
void isolation_meter_end(void);

// ---- Worker: sandbox denials -----------------------------------------------------------------

enum isolation_note_kind {
  ISOLATION_NOTE_FILE = 1,
  ISOLATION_NOTE_PROCESS = 2,
  ISOLATION_NOTE_CONNECTION = 3,
};

// Begins to deny what leaves the process; `home` may be written, it and `readable` may be read.
//
// `readable` is a list of `count` folders or files beside those of the system.
void isolation_deny(const char *home, const char *const *readable, size_t count);

// Stops denying.
void isolation_allow(void);

// A privileged section: while the depth is positive on a thread, nothing is denied to it. For the host's
// own files.
void isolation_privileged_begin(void);
void isolation_privileged_end(void);

// Takes the oldest note with for what the thread worked that made it, and where it stood; false if there is
// none. Too many unread notes are counted, not kept.
bool isolation_take_note(
    int *kind, int64_t *owner, int32_t *place, char *text, size_t capacity);

// ---- Worker: what is printed -------------------------------------------------------------------

// Has each line of the standard output leave the process at its end.
void isolation_print_lines(void);

// Prints a line to the standard output.
void isolation_print(const char *line);

// ---- Worker: places in the code ----------------------------------------------------------------

// The number of the calls under way, 0 if unknown: the same for the same stack, and never used again.
//
// It takes some tens of nanoseconds, so that whatever may be wrong later can keep where it was made.
int32_t isolation_here(void);

// The return addresses of a place in the executable, innermost first, counted from its start.
size_t isolation_place(int32_t number, uint64_t *offsets, size_t capacity);

// Where the executable begins in this process.
uint64_t isolation_executable_start(void);

// Something in an executable: the name that the linker knows, its start, counted as above, its size.
struct isolation_symbol {
  const char *name;
  uint64_t start, size;
};

enum isolation_symbol_kind { ISOLATION_FUNCTION, ISOLATION_OBJECT };

// Visits what is of a kind in the executable at a path and has a symbol that begins so.
void isolation_symbols(
  const char *path, enum isolation_symbol_kind kind, const char *prefix,
  void (*visit)(const struct isolation_symbol *symbol, void *context), void *context
);

enum { ISOLATION_READ_LIMIT = 8 };

// Begins or ends to keep where clocks and random numbers are read: the first few places.
void isolation_watch_reads(bool watches);

// The places that were kept since the watch began.
size_t isolation_read_count(void);
int32_t isolation_read_place(size_t index);

#endif
