#ifndef INTERPOSED_REPORT_H
#define INTERPOSED_REPORT_H

// Ending the process with a report; not for users of the module.

#include <stdint.h>

// Ends the process for one of `isolation_reason`, with a report of where the thread stands.
_Noreturn void report_end(int reason, int64_t amount);

// Lets the parent ask for a report.
void report_install(void);

#endif
