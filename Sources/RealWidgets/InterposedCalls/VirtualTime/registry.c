#include "registry.h"

#include "timeline.h"

// Queues are serial, active and without a target unless recorded here. Queues created outside a
// simulation are recorded too, since code may keep them in globals.

enum { SLOTS = 1024, ROOTS = 12 };

typedef struct record {
  struct record *next;
  void *queue;
  vt_traits traits;
} record;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static record *records[SLOTS];
static _Atomic int record_count;
static void *roots[ROOTS];
static _Atomic bool knows_roots;

static record **slot(const void *queue) { return &records[((uintptr_t)queue >> 4) % SLOTS]; }

static void find_roots(void) {
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  void *found[ROOTS];
  for (int place = 0; place < ROOTS; place++)
    found[place] = dispatch_get_global_queue(classes[place / 2], place % 2 ? 2 : 0);
  memcpy(roots, found, sizeof roots);
  atomic_store(&knows_roots, true);
}

vt_traits vt_traits_of(void *queue) {
  vt_traits traits = {0};
  if (queue == _dispatch_main_q) return traits;
  if (!atomic_load(&knows_roots)) find_roots();
  for (int place = 0; place < ROOTS; place++)
    if (roots[place] == queue) return (vt_traits){.is_global = true, .is_concurrent = true};
  if (atomic_load_explicit(&record_count, memory_order_relaxed) == 0) return traits;
  REAL(pthread_mutex_lock)(&lock);
  for (record *found = *slot(queue); found; found = found->next) {
    if (found->queue != queue) continue;
    traits = found->traits;
    break;
  }
  REAL(pthread_mutex_unlock)(&lock);
  return traits;
}

// A queue without special traits may have the address of one that had some.
static void set_traits(void *queue, vt_traits traits) {
  bool is_plain = !traits.is_concurrent && !traits.is_inactive && !traits.target;
  REAL(pthread_mutex_lock)(&lock);
  record **link = slot(queue);
  while (*link && (*link)->queue != queue) link = &(*link)->next;
  if (is_plain) {
    if (*link) {
      record *old = *link;
      *link = old->next;
      free(old);
      record_count--;
    }
  } else {
    if (!*link) {
      *link = calloc(1, sizeof **link);
      (*link)->queue = queue;
      record_count++;
    }
    (*link)->traits = traits;
  }
  REAL(pthread_mutex_unlock)(&lock);
}

void vt_registry_activate(void *queue) {
  vt_traits traits = vt_traits_of(queue);
  if (!traits.is_inactive) return;
  traits.is_inactive = false;
  set_traits(queue, traits);
}

// MARK: Attributes

// The attributes are entries of one constant table, so each is either concurrent or not.
enum { ATTRIBUTES = 256 };

static struct {
  void *attribute;
  bool is_concurrent, is_inactive;
} attributes[ATTRIBUTES];
static _Atomic int attribute_count;

static void find_attribute(void *attribute, bool *is_concurrent, bool *is_inactive) {
  *is_concurrent = attribute == _dispatch_queue_attr_concurrent;
  *is_inactive = false;
  int count = atomic_load(&attribute_count);
  for (int place = 0; place < count; place++) {
    if (attributes[place].attribute != attribute) continue;
    *is_concurrent = attributes[place].is_concurrent;
    *is_inactive = attributes[place].is_inactive;
    return;
  }
}

static void *derive(void *made, void *from, bool makes_inactive) {
  bool is_concurrent, is_inactive, old_concurrent, old_inactive;
  find_attribute(from, &is_concurrent, &is_inactive);
  is_inactive |= makes_inactive;
  REAL(pthread_mutex_lock)(&lock);
  find_attribute(made, &old_concurrent, &old_inactive);
  int count = atomic_load(&attribute_count);
  if ((old_concurrent != is_concurrent || old_inactive != is_inactive) && count < ATTRIBUTES) {
    attributes[count].attribute = made;
    attributes[count].is_concurrent = is_concurrent;
    attributes[count].is_inactive = is_inactive;
    atomic_store(&attribute_count, count + 1);
  }
  REAL(pthread_mutex_unlock)(&lock);
  return made;
}

INTERPOSED void *dispatch_queue_attr_make_initially_inactive(void *attribute) {
  return derive(REAL(dispatch_queue_attr_make_initially_inactive)(attribute), attribute, true);
}

INTERPOSED void *dispatch_queue_attr_make_with_autorelease_frequency(
    void *attribute, uintptr_t frequency) {
  return derive(
      REAL(dispatch_queue_attr_make_with_autorelease_frequency)(attribute, frequency), attribute,
      false);
}

INTERPOSED void *dispatch_queue_attr_make_with_qos_class(
    void *attribute, unsigned int quality, int priority) {
  return derive(
      REAL(dispatch_queue_attr_make_with_qos_class)(attribute, quality, priority), attribute,
      false);
}

// MARK: Queues

static bool is_special(void *target) {
  return target && (target == _dispatch_main_q || !vt_traits_of(target).is_global);
}

static void *record_queue(void *queue, void *attribute, void *target) {
  vt_traits traits = {.target = is_special(target) ? target : NULL};
  find_attribute(attribute, &traits.is_concurrent, &traits.is_inactive);
  set_traits(queue, traits);
  return queue;
}

INTERPOSED void *dispatch_queue_create(const char *label, void *attribute) {
  return record_queue(REAL(dispatch_queue_create)(label, attribute), attribute, NULL);
}

extern void *queue_create_with_target(const char *label, void *attribute, void *target) __asm__(
    "dispatch_queue_create_with_target");

INTERPOSED void *queue_create_with_target(const char *label, void *attribute, void *target) {
  static void *(*real)(const char *, void *, void *);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "dispatch_queue_create_with_target");
  return record_queue(real(label, attribute, target), attribute, target);
}

INTERPOSED void dispatch_set_target_queue(void *object, void *target) {
  if (!vt_is_source(object)) {
    vt_traits traits = vt_traits_of(object);
    if (!traits.is_global && object != _dispatch_main_q) {
      traits.target = is_special(target) ? target : NULL;
      set_traits(object, traits);
    }
    REAL(dispatch_set_target_queue)(object, target);
    return;
  }
  vt_source_set_queue(object, target);
}
