#ifndef INTERPOSED_CONFORMANCES_H
#define INTERPOSED_CONFORMANCES_H

// Visits the types of this program that conform to a protocol, given by name.
//
// Generic types and conformances in other libraries are left out. A type's metadata is what Swift
// uses as the type itself.
void conformances_of(const char *protocol, void *context,
                     void (*visit)(const void *metadata, void *context));

#endif
