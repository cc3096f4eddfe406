#ifndef INTERPOSED_FILTER_H
#define INTERPOSED_FILTER_H

// The filter on a worker's system calls, and what it hands over; internal to this module.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Begins the limits that the kernel enforces; returns those of `isolation_limits` that hold.
//
// The reporter of crashes that the Swift runtime starts needs programs, and a folder to write to.
unsigned filter_begin(void);
unsigned landlock_begin(bool allows_reporter);

// Newer than the headers of some systems.
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif
#ifndef PR_SET_SYSCALL_USER_DISPATCH
#define PR_SET_SYSCALL_USER_DISPATCH 59
#endif

// Calls that the filter always hands over.
extern const long trapped_calls[];
extern const size_t trapped_call_count;

// The highest number of a call that the rules know.
enum { trapped_last_known = 466 };

// Lets the filter's signal decide on a call; false if the system refuses.
bool trapped_install(void);

#endif
