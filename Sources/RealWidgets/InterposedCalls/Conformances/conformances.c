#include "InterposedCalls.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The linker defines both ends of a section whose name is a C identifier; without conformances they
// are absent.
extern const int32_t __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

// A conformance record as the runtime reads it; each field except the flags is an offset from its
// own address.
struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};

// The start of the descriptor of a type or protocol.
struct description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
};

struct response {
  const void *metadata;
  size_t state;
};

typedef __attribute__((swiftcall)) struct response access_function(size_t request);

static const void *direct(const int32_t *place, int32_t distance) {
  return (const char *)place + distance;
}

static const void *indirectable(const int32_t *place) {
  const void *found = direct(place, *place & ~1);
  return *place & 1 ? *(const void *const *)found : found;
}

void conformances_of(const char *protocol, void *context,
                     void (*visit)(const void *metadata, void *context)) {
  const int32_t *record = __start_swift5_protocol_conformances;
  const int32_t *end = __stop_swift5_protocol_conformances;
  for (; record && record < end; record++) {
    const struct conformance *conformance = direct(record, *record);
    if (conformance->protocol == 0) continue;
    const struct description *conformed = indirectable(&conformance->protocol);
    if (!conformed || !conformed->name) continue;
    if (strcmp(direct(&conformed->name, conformed->name), protocol) != 0) continue;
    // Only types that are described in place and are not generic have metadata without arguments.
    if (((conformance->flags >> 3) & 7) != 0) continue;
    const struct description *type = direct(&conformance->type, conformance->type);
    uint32_t kind = type->flags & 0x1F;
    if (kind < 16 || kind > 18 || type->flags & 0x80 || !type->access) continue;
    access_function *access = (access_function *)direct(&type->access, type->access);
    visit(access(0).metadata, context);
  }
}
