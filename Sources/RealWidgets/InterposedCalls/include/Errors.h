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

// Casts of values whose type nobody knows until code asks for one.
//
// Code reads a value of defaults as anything and then casts it. A value that is made up is an object of
// one class until then; the type that the cast names decides what it is.

// Writes the value, as one of the type of all values, that an object stands for when a type is wanted;
// or says that it stands for none.
typedef bool (*open_values_bridge)(void *value, const void *object, const void *target_type,
                                   bool is_forced);

// From now on casts of such objects are casts of what they stand for.
//
// The metadata is that of the type of all values, of its optional, and of the objects' class.
void open_values_set_bridge(const void *any, const void *optional, const void *class,
                            open_values_bridge bridge);

#endif
