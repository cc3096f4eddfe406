#ifndef INTERPOSED_ISOLATION_H
#define INTERPOSED_ISOLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The C support of worker processes and their parent: starting a worker, the page they share, the
// worker's sandbox and its measurements. Everything is inert in a process that is not a worker.

// ---- The page that worker and parent share -------------------------------------------------

// The reasons for which a worker ends itself, most with a backtrace that names the line.
enum isolation_reason {
  ISOLATION_REASON_NONE = 0,
  ISOLATION_REASON_EXIT = 1,
  ISOLATION_REASON_ABORT = 2,
  ISOLATION_REASON_MEMORY = 3,
  ISOLATION_REASON_ENDED = 4,
  ISOLATION_REASON_ASKED = 5,
};

// The maximum number of known places of deaths.
enum { ISOLATION_KNOWN_PLACES = 128 };

// The maximum number of calls and continuations that a worker reports for a death, and the maximum
// length of a library's name.
enum { ISOLATION_CALL_LIMIT = 96, ISOLATION_AWAIT_LIMIT = 32, ISOLATION_LIBRARY_LIMIT = 256 };

// Written by the worker and read by the parent at any time, also after a death. The parent writes
// only `known` and `wants_calls_alone`, before the worker starts.
struct isolation_page {
  // Changes with every mark; the parent measures the time since the last change.
  volatile uint64_t marks;
  // The number of the host's last mark.
  volatile uint64_t number;
  // The host's current activity, zero-terminated.
  char label[1024];
  // True while the host does harness work, for which the parent measures no time.
  volatile uint32_t own_work;
  // The host's thread; 0 before there is one.
  volatile uint32_t thread;
  // One of `isolation_reason`.
  volatile uint32_t reason;
  // The amount that belongs to the reason: a status or bytes.
  volatile int64_t amount;
  // The place of a deadly signal, as a number; 0 if unknown.
  volatile uint64_t place;
  // The address that a deadly signal reports, and the stack pointer.
  volatile uint64_t fault, stack;
  // The active calls at a death, innermost first: offsets in the executable that lie within the
  // calling instructions.
  volatile uint32_t call_count, await_count;
  volatile uint64_t calls[ISOLATION_CALL_LIMIT];
  // The continuations of the asynchronous functions that wait for those calls, innermost first, as
  // offsets too.
  volatile uint64_t awaits[ISOLATION_AWAIT_LIMIT];
  // The library in which the process died and the offset in it; empty if it died in the executable.
  char library[ISOLATION_LIBRARY_LIMIT];
  volatile uint64_t library_offset;
  // The places of deaths whose backtraces the parent already has; 0 for unused entries.
  volatile uint64_t known[ISOLATION_KNOWN_PLACES];
  // Set by the parent: true if the calls of a death are enough and no backtrace is needed.
  volatile uint32_t wants_calls_alone;
};

// ---- Parent: starting a worker ---------------------------------------------------------------

// The parameters of a new process; -1 for a descriptor that it does not get.
struct isolation_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  int channel;
  int page;
  int output;
  // The stack size of the main thread and the default of other threads; 0 keeps the parent's.
  size_t stack_size;
};

// The descriptors' numbers in the worker.
enum { ISOLATION_CHANNEL = 3, ISOLATION_PAGE = 4 };

// Starts a process in its own session; returns its id or a negated error number.
int isolation_spawn(const struct isolation_start *start);

// Asks a fork server, a process started with `WIDGETCHECK_FORK_SERVER` and a socket as its channel,
// for a worker with these descriptors; returns the id of a child of this process or a negated error
// number.
int isolation_request_spawn(int fork_server, uint64_t hash_seed, int channel, int page, int output);

// Creates a connected pair of sockets that other processes do not inherit; 0 or a negated error
// number.
int isolation_channel(int pair[2]);

// Creates a pipe that other processes do not inherit, read end first; 0 or a negated error number.
int isolation_pipe(int pair[2]);

// Creates a zeroed page to share; the descriptor or a negated error number.
int isolation_page_create(void);

// Maps a page; null on failure.
struct isolation_page *isolation_page_map(int descriptor);

// Unmaps a page.
void isolation_page_unmap(struct isolation_page *page);

// The signal that makes a worker's thread report its stack and end the process.
int isolation_report_signal(void);

// Sends a signal to one thread of a process; 0 or a negated error number.
int isolation_signal_thread(int process, int thread, int signal);

// ---- Worker: lifetime ----------------------------------------------------------------------

// The protocol version with which this process was started as a worker; 0 if it was not.
int isolation_worker_version(void);

// The worker's end of the channel; -1 if there is none.
int isolation_worker_channel(void);

// True if the parent needs no backtrace of the runtime's for a death.
bool isolation_wants_calls_alone(void);

// Reads from the channel, or sends on it, past the filter; a count or a negated error number.
long isolation_channel_read(void *bytes, size_t count);
long isolation_channel_send(const void *bytes, size_t count);

// Records what the host is about to do. Cheap: one system call.
void isolation_mark(uint64_t number, const char *label);

// Records that the host begins or ends harness work, whose time does not count against the code.
void isolation_own_work(bool begins);

// Runs a function on a new thread with a stack of the given size, with traps and overflows
// reported; returns when the function does. 0 or a negated error number.
int isolation_run_on_thread(size_t stack, void (*function)(void *), void *context);

// Enables crash reports for the calling thread, including stack overflows.
//
// For each thread that runs code under test. Does nothing if it is not needed.
void isolation_prepare_thread(void);

// Ends the process at once, without exit handlers.
_Noreturn void isolation_end(int status);

// Removes the folder that the parent can no longer remove, and ends the process.
_Noreturn void isolation_leave(void);

// ---- Worker: stacks ------------------------------------------------------------------------

enum { ISOLATION_SAMPLE_LIMIT = 160 };

// The stack of a thread in the executable, innermost first. Readers may subtract one from each
// address, as from a return address.
//
// Some addresses are followed by earlier ones in the same function, for instructions without a
// line.
struct isolation_sample {
  // The owner that the owner function returned on the thread; `INT64_MIN` without one.
  int64_t owner;
  size_t count;
  uintptr_t addresses[ISOLATION_SAMPLE_LIMIT];
};

// Returns the owner of the calling thread's work; called on the sampled thread, so it must not
// allocate.
typedef int64_t (*isolation_owner)(void);

// Sets the owner function.
void isolation_set_owner(isolation_owner function);

// The owner of this thread's work; `INT64_MIN` without an owner function.
int64_t isolation_current_owner(void);

// Gives an owner a label, with which the page reports a death of its work. The latest few are kept.
void isolation_name_owner(int64_t owner, const char *label);

// Samples the stack of another thread, which waits; false if it does not answer.
bool isolation_sample_thread(int thread, struct isolation_sample *sample);

// Takes the stack of the allocation that passed the watched count; false if there was none.
bool isolation_take_excess(struct isolation_sample *sample);

// ---- Worker: limits --------------------------------------------------------------------------

// Prevents core files, and files larger than the bound.
void isolation_limit_files(uint64_t file_size);

// Limits the address space to its current size plus a margin; 0 or a negated error number.
int isolation_limit_memory(uint64_t margin);

// ---- Worker: memory ----------------------------------------------------------------------------

// The bytes in use by the allocator, including large blocks.
int64_t isolation_memory_in_use(void);

// Starts counting what the process allocates and frees, from zero.
//
// With a positive bound, an allocation that exceeds it ends the process as
// `ISOLATION_REASON_MEMORY` with a backtrace of the allocation.
void isolation_meter_begin(int64_t bound);

// Sets another bound; 0 for none.
void isolation_meter_set_bound(int64_t bound);

// Watches for the count to exceed a number, 0 for none; the stack of that allocation is kept once.
void isolation_meter_watch(int64_t count);

// The bytes counted since the meter began; negative if more was freed than allocated.
int64_t isolation_meter_current(void);

// The largest count since the meter began or the peak was last reset.
int64_t isolation_meter_peak(void);

// Sets the peak to the current count.
void isolation_meter_reset_peak(void);

// Stops counting.
void isolation_meter_end(void);

// ---- Worker: sandbox denials -----------------------------------------------------------------

enum isolation_note_kind {
  ISOLATION_NOTE_FILE = 1,
  ISOLATION_NOTE_PROCESS = 2,
  ISOLATION_NOTE_CONNECTION = 3,
};

// Starts denying access to the outside; `home` may be written, it and `readable` may be read.
//
// `readable` lists `count` folders or files in addition to those of the system.
void isolation_deny(const char *home, const char *const *readable, size_t count);

// Stops denying.
void isolation_allow(void);

// The limits that the kernel enforces on the whole process, for the rest of its life.
enum isolation_limits {
  // Files outside of the home and the readable folders, by Landlock.
  ISOLATION_LIMITS_FILES = 1,
  // Connections and signals to others, by Landlock.
  ISOLATION_LIMITS_CONNECTIONS = 2,
  ISOLATION_LIMITS_SIGNALS = 4,
  // System calls that reach out, by a filter, with notes as for denied calls.
  ISOLATION_LIMITS_CALLS = 8,
};

// Lets the kernel deny what `isolation_deny` denies, and returns the limits that it supports.
//
// It holds for the calling thread and those it starts; the filter holds for all. There is no filter
// if the Swift runtime may start its reporter of crashes.
unsigned isolation_confine(
    const char *home, const char *const *readable, size_t count, bool allows_reporter);

// A privileged section: while the depth is positive on a thread, nothing is denied to it. For the
// host's own files.
void isolation_privileged_begin(void);
void isolation_privileged_end(void);

// Takes the oldest note, with the owner and place of the code that caused it; false if there is
// none. Notes beyond the capacity are dropped.
bool isolation_take_note(
    int *kind, int64_t *owner, int32_t *place, char *text, size_t capacity);

// ---- Worker: printed output ----------------------------------------------------------------

// Flushes the standard output after each line.
void isolation_print_lines(void);

// Prints a line to the standard output.
void isolation_print(const char *line);

// ---- Worker: places in the code ------------------------------------------------------------

// The number of the active calls; 0 if unknown. It is the same for the same stack and never reused.
//
// It takes some tens of nanoseconds, so every object that a finding may concern can record where it
// was created.
int32_t isolation_here(void);

// The return addresses of a place, innermost first, as offsets in the executable.
size_t isolation_place(int32_t number, uint64_t *offsets, size_t capacity);

// The address of the executable in this process.
uint64_t isolation_executable_start(void);

// A symbol of an executable: its linker name, its offset and its size.
struct isolation_symbol {
  const char *name;
  uint64_t start, size;
};

enum isolation_symbol_kind { ISOLATION_FUNCTION, ISOLATION_OBJECT };

// Visits the symbols of a kind in the executable at a path whose names begin with a prefix.
void isolation_symbols(
  const char *path, enum isolation_symbol_kind kind, const char *prefix,
  void (*visit)(const struct isolation_symbol *symbol, void *context), void *context
);

enum { ISOLATION_READ_LIMIT = 8 };

// Starts or stops recording where clocks and random numbers are read: the first few places.
void isolation_watch_reads(bool watches);

// The places recorded since the watch began.
size_t isolation_read_count(void);
int32_t isolation_read_place(size_t index);

#endif
