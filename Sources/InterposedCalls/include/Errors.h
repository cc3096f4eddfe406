#ifndef INTERPOSED_ERRORS_H
#define INTERPOSED_ERRORS_H

#include <stdbool.h>

// Casts of errors to the class that the platform's code catches them as.
//
// The compiler takes `catch let error as NSError` for a pattern that meets every error, also where the
// runtime does not know how to make the class of an error that is none; code then runs on without it.

// Makes the object of an error: reads the error at `source` and writes the object to `target`.
typedef void (*errors_bridge)(void *target, const void *source);

// From now on a cast from the type of all errors to the class makes an object where it failed.
//
// Both types are given by their metadata. Before the first call every cast does what it always did.
void errors_set_bridge(const void *errors, const void *object, errors_bridge bridge);

#endif
