#ifndef INTERPOSED_REFUSALS_H
#define INTERPOSED_REFUSALS_H

// What the refusing calls share; not for users of the module.

#include <stdbool.h>

// Whether this thread's calls are refused at present.
bool refusals_apply(void);

// Finds what the system's own paths lead to; they are the same for all copies of a process.
void refusals_find_system(void);

// Keeps a note for the host.
void refusals_note(int kind, const char *text);

// Whether a path may be opened; relative paths are taken from `directory`, a descriptor.
bool refusals_may_read(int directory, const char *path);
bool refusals_may_write(int directory, const char *path);

// The next definition of an interposed call, looked up once.
#define NEXT(name)                                            \
  ({                                                          \
    static __typeof__(&name) next;                            \
    if (next == NULL) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    next;                                                     \
  })

#endif
