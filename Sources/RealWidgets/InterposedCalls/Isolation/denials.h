#ifndef INTERPOSED_DENIALS_H
#define INTERPOSED_DENIALS_H

// Shared by the calls that a sandbox denies; internal to this module.

#include <stdbool.h>
#include <stddef.h>

// True if this thread's calls are currently denied.
bool denials_apply(void);

// Resolves the system's own paths; they are the same for all copies of a process.
void denials_find_system(void);

// Keeps a note for the host.
void denials_note(int kind, const char *text);

// True if a path may be opened; relative paths start at `directory`, a descriptor.
bool denials_may_read(int directory, const char *path);
bool denials_may_write(int directory, const char *path);

// The home that may be written, and the files and folders that may be read.
const char *denials_home(void);
size_t denials_root_count(void);
const char *denials_root(size_t index);

// The system's files that the C library reads by itself; null ends the list.
extern const char *const denials_library_files[];

// Records that this thread begins or ends work on a call that the filter handed over.
void denials_trap(bool begins);

// The next definition of an interposed call, looked up once.
#define NEXT(name)                                            \
  ({                                                          \
    static __typeof__(&name) next;                            \
    if (next == NULL) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    next;                                                     \
  })

#endif
