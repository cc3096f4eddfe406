// The harness's own system calls: one instruction, whose address the filter knows.
//
// Code that jumps here passes the filter. It needs the address of a function without a public name,
// and Landlock still applies to what it does.

#include <stdint.h>

#include "Isolation.h"
#include "gate.h"

#if defined(__x86_64__)
__asm__(
  ".text\n"
  ".type widgetcheck_gate, @function\n"
  "widgetcheck_gate:\n"
  "  movq %rdi, %rax\n"
  "  movq %rsi, %rdi\n"
  "  movq %rdx, %rsi\n"
  "  movq %rcx, %rdx\n"
  "  movq %r8, %r10\n"
  "  movq %r9, %r8\n"
  "  movq 8(%rsp), %r9\n"
  "  syscall\n"
  "widgetcheck_gate_end:\n"
  "  ret\n"
  ".size widgetcheck_gate, . - widgetcheck_gate\n");
#elif defined(__aarch64__)
__asm__(
  ".text\n"
  ".type widgetcheck_gate, @function\n"
  "widgetcheck_gate:\n"
  "  mov x8, x0\n"
  "  mov x0, x1\n"
  "  mov x1, x2\n"
  "  mov x2, x3\n"
  "  mov x3, x4\n"
  "  mov x4, x5\n"
  "  mov x5, x6\n"
  "  svc #0\n"
  "widgetcheck_gate_end:\n"
  "  ret\n"
  ".size widgetcheck_gate, . - widgetcheck_gate\n");
#endif

extern long widgetcheck_gate(long, long, long, long, long, long, long)
  __attribute__((visibility("hidden")));
extern const char widgetcheck_gate_end[] __attribute__((visibility("hidden")));

long gate_call(long number, long a, long b, long c, long d, long e, long f) {
  return widgetcheck_gate(number, a, b, c, d, e, f);
}

uint64_t gate_address(void) { return (uint64_t)(uintptr_t)widgetcheck_gate_end; }

int gate_channel(void) { return isolation_worker_channel(); }

bool gate_guards(long descriptor) {
  int number = (int)descriptor;
  return number >= 0 && (number == gate_channel() || number == gate_page());
}
