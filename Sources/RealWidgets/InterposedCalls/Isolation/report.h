#ifndef INTERPOSED_REPORT_H
#define INTERPOSED_REPORT_H

// Ending the process with a report; not for users of the module.

#include <stdint.h>

#include "Isolation.h"

// Ends the process for one of `isolation_reason`, with a report of where the thread stands.
_Noreturn void report_end(int reason, int64_t amount);

// A number for where the thread stands: the same for the same calls of the executable in each process
// of it, 0 where the stack tells too little. Only for a handler on the way to the end.
uint64_t report_place(uint64_t seed);

// Leaves in the page which calls of the executable are under way, unless that was told before. Only for
// a handler on the way to the end.
void report_calls(struct isolation_page *page);

// Finds where the calling thread stands.
void report_sample(struct isolation_sample *sample);

// Lets the parent ask for a report, and the host for samples.
void report_install(void);

#endif
