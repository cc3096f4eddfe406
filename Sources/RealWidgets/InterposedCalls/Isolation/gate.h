#ifndef INTERPOSED_GATE_H
#define INTERPOSED_GATE_H

// The harness's own system calls in a worker whose other calls are filtered; internal to this
// module.

#include <stdbool.h>
#include <stdint.h>

// Makes a system call from the one instruction that the filter always allows; returns the result,
// or a negated error number.
long gate_call(long number, long a, long b, long c, long d, long e, long f);

// The address after that instruction, which the system reports to the filter.
uint64_t gate_address(void);

#define GATE_6(number, a, b, c, d, e, f, ...) \
  gate_call(number, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))
#define GATE(number, ...) GATE_6(number, ##__VA_ARGS__, 0, 0, 0, 0, 0, 0)

// True if a descriptor is the worker's channel or its page, which the code may not use.
bool gate_guards(long descriptor);

// The guarded descriptors, -1 for none.
int gate_channel(void);
int gate_page(void);

#endif
