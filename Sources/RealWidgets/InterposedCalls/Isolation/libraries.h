#ifndef LIBRARIES_H
#define LIBRARIES_H

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

// True if an address is in a library whose file name contains a text; takes nanoseconds to
// microseconds.
static inline bool is_in_library(const void *address, const char *name) {
  Dl_info library;
  return address && dladdr(address, &library) && library.dli_fname &&
         strstr(library.dli_fname, name);
}

#endif
