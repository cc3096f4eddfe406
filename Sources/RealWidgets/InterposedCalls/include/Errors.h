#ifndef INTERPOSED_ERRORS_H
#define INTERPOSED_ERRORS_H

#include <stdbool.h>

// Casts of errors to the class that the platform's code catches them as.
//
// The compiler assumes that `catch let error as NSError` matches every error, even if the runtime
// cannot create an object of the class for another kind of error; code would then continue without
// one.

// Creates the object of an error: reads the error at `source` and writes the object to `target`.
typedef void (*errors_bridge)(void *target, const void *source);

// Makes casts from the type of all errors to the class create an object where they would fail.
//
// Both types are given by their metadata. Before the first call all casts are unchanged.
void errors_set_bridge(const void *errors, const void *object, errors_bridge bridge);

// Casts of values whose type is open until code names one.
//
// Code reads a value of defaults as `Any` and casts it later. Until then a synthesized value is an
// object of one class; the type of the cast decides its value.

// Writes the value of an object for a requested type, as an existential of any value; returns false
// if there is none.
typedef bool (*open_values_bridge)(void *value, const void *object, const void *target_type,
                                   bool is_forced);

// Makes casts of such objects cast their values.
//
// The metadata is that of the type of all values, of its optional, and of the objects' class.
void open_values_set_bridge(const void *any, const void *optional, const void *class,
                            open_values_bridge bridge);

#endif
