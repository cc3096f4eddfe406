#define _GNU_SOURCE
#include "InterposedCalls.h"

#include <dlfcn.h>
#include <stdatomic.h>

// Foundation on Linux always has the locale `en_001`, regardless of the environment, and its
// calendar. Its modules ask each other for them through the procedure linkage table, as code does,
// so one definition before theirs serves all.

typedef __attribute__((swiftcall)) struct vt_existential getter(void);

extern void *swift_retain(void *object);

static struct vt_existential person_locale, person_calendar;

void vt_set_person(struct vt_existential locale, struct vt_existential calendar) {
  person_locale = locale;
  person_calendar = calendar;
}

static struct vt_existential current(
    struct vt_existential own, _Atomic(getter *) *original, const char *symbol) {
  if (own.object) {
    swift_retain(own.object);
    return own;
  }
  getter *found = atomic_load(original);
  if (!found) {
    found = (getter *)dlsym(RTLD_NEXT, symbol);
    atomic_store(original, found);
  }
  return found();
}

#define PERSONS(function, own, symbol)                                               \
  __attribute__((swiftcall)) struct vt_existential function(void) __asm__(symbol);   \
  __attribute__((swiftcall)) struct vt_existential function(void) {                  \
    static _Atomic(getter *) original;                                               \
    return current(own, &original, symbol);                                          \
  }

PERSONS(vt_current_locale, person_locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
PERSONS(
    vt_updating_locale, person_locale,
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
PERSONS(vt_current_calendar, person_calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
PERSONS(
    vt_updating_calendar, person_calendar,
    "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
