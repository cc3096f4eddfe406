#ifndef VT_REAL_H
#define VT_REAL_H

#define _GNU_SOURCE
#include <dlfcn.h>

// The definition that the program would use without ours.
//
// The executable's symbols come first for every library, so the next definition is the real one.
#define REAL(name)                                                     \
  ({                                                                   \
    static __typeof__(&name) real_;                                    \
    __typeof__(&name) found_ = __atomic_load_n(&real_, __ATOMIC_RELAXED); \
    if (!found_) {                                                     \
      found_ = (__typeof__(&name))dlsym(RTLD_NEXT, #name);             \
      __atomic_store_n(&real_, found_, __ATOMIC_RELAXED);              \
    }                                                                  \
    found_;                                                            \
  })

#define INTERPOSED __attribute__((visibility("default")))

#endif
