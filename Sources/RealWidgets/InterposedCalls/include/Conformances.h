#ifndef INTERPOSED_CONFORMANCES_H
#define INTERPOSED_CONFORMANCES_H

// Visits the types of this program that conform to a protocol, which is known by its name.
//
// Generic types and conformances that stand in other libraries are left out. The metadata of a type is
// what Swift takes for the type itself.
void conformances_of(const char *protocol, void *context,
                     void (*visit)(const void *metadata, void *context));

#endif
