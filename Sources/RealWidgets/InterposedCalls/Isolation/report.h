#ifndef INTERPOSED_REPORT_H
#define INTERPOSED_REPORT_H

// Ends the process with a report; internal to this module.

#include <stdint.h>

#include "Isolation.h"

// Ends the process for one of `isolation_reason`, with a report of the thread's stack.
_Noreturn void report_end(int reason, int64_t amount);

// A number for the thread's stack: the same for the same calls of the executable in each of its
// processes, 0 if the stack has too few. Only for a handler that is about to end the process.
uint64_t report_place(uint64_t seed);

// Writes the executable's active calls to the page, unless they were written before. Only for a
// handler that is about to end the process.
void report_calls(struct isolation_page *page);

// Takes a sample of the calling thread's stack.
void report_sample(struct isolation_sample *sample);

// Lets the parent request a report, and the host samples.
void report_install(void);

#endif
