#ifndef INTERPOSED_DENIALS_H
#define INTERPOSED_DENIALS_H

// What the calls share that a sandbox denies; not for users of the module.

#include <stdbool.h>

// Whether this thread's calls are denied at present.
bool denials_apply(void);

// Finds what the system's own paths lead to; they are the same for all copies of a process.
void denials_find_system(void);

// Keeps a note for the host.
void denials_note(int kind, const char *text);

// Whether a path may be opened; relative paths are taken from `directory`, a descriptor.
bool denials_may_read(int directory, const char *path);
bool denials_may_write(int directory, const char *path);

// The next definition of an interposed call, looked up once.
#define NEXT(name)                                            \
  ({                                                          \
    static __typeof__(&name) next;                            \
    if (next == NULL) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    next;                                                     \
  })

#endif
