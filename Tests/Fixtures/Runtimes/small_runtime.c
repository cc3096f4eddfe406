// A small widget runtime in C, written from the articles alone: a second opinion beside small_runtime.py.
//
//     cc -std=c11 -O2 -Wall -Wextra -Werror small_runtime.c -o small_runtime
//     widgetcheck smoke 'exec:./small_runtime'
//
// It claims requests, timelines and what is on display and, unlike the runtime in Python, the archive, the author's
// diagnostics, taps, toggles, prompts and controls. It grants each reload as soon as no other one is under way, without
// a budget, and so claims none of `granted`, `held` and `dropped`. `--fault NAME` does one thing wrong; `--list` lists
// the faults. The rules are those of Messages.md and Semantics.md in Sources/Platform/WidgetRuntime.

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct { const char *name, *description; } faults[] = {
  {"links-everywhere", "Follows a link in every family."},
  {"closure-runs", "Runs the closure of a button or toggle without an intent."},
  {"lock-ignored", "Lets a tap act while the phone is locked."},
  {"toggle-waits", "Shows the new state of a tapped toggle only with the next timeline."},
  {"toggle-sticks", "Keeps the state of a tapped toggle beyond the next timeline."},
  {"early-gallery", "Offers the widgets of an app that was never launched."},
  {"no-preview", "Asks for the gallery's snapshot without isPreview."},
  {"no-prompt", "Never prompts for the configuration of a widget."},
  {"first-of-equals", "Shows the first of several entries with one date."},
  {"one-appearance", "Archives each entry in one appearance only."},
  {"second-answer", "Puts a second answer to a timeline request in force, too."},
  {"process-survives", "Fails only the oldest request of a process that is killed."},
  {"control-unasked", "Does not ask for the value of a control after its intent."},
  {"control-unlocked", "Runs the intent of every control while the phone is locked."},
};
static const char *fault = ""; // the name of the one that is on
static bool has_fault(const char *name) { return !strcmp(fault, name); }

static bool is_replying; // a reply was begun

// Says that the conversation cannot continue, and exits; the harness starts a new process for the next case.
static _Noreturn void refuse(const char *format, ...) {
  char reason[160];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(reason, sizeof reason, format, arguments);
  va_end(arguments);
  fprintf(stderr, "small_runtime: %s\n", reason);
  if (!is_replying) printf("{\"reply\":\"failed\",\"reason\":\"%s\"}\n", reason);
  exit(1);
}

// What a case allocates is linked here, and given back when the next case begins.
static struct Kept { struct Kept *next; max_align_t bytes[]; } *kept;

static void *keep(size_t count, size_t size) {
  struct Kept *block = calloc(1, sizeof *block + count * size);
  if (!block) refuse("out of memory");
  block->next = kept;
  kept = block;
  return block->bytes;
}

// Makes an array long enough for an item at `place`. The new items are zero.
static void *grown(void *items, size_t *capacity, size_t place, size_t size) {
  if (place < *capacity) return items;
  size_t larger = place < 16 ? 32 : place * 2;
  char *moved = realloc(items, larger * size);
  if (!moved) refuse("out of memory");
  memset(moved + *capacity * size, 0, (larger - *capacity) * size);
  *capacity = larger;
  return moved;
}

// MARK: Reading JSON
// A value is a pointer to its first character in the line. Each line is checked once, as a whole, so that what looks
// into it later finds it well-formed. Texts are compared as they stand: no name that is known has an escape.
typedef const char *Json;

static Json skip_spaces(Json at) { return at + strspn(at, " \t\r\n"); }

static Json skip_string(Json at) {
  while (*++at != '"') {
    if (*at == '\\' && (!strchr("\"\\/bfnrtu", *++at) || (*at == 'u' && strspn(at + 1, "0123456789abcdefABCDEF") < 4)))
      refuse("no JSON: an unknown escape");
    if ((unsigned char)*at < ' ') refuse("no JSON: a string is not closed");
  }
  return at + 1;
}

static Json skip_number(Json at) {
  Json digits = *at == '-' ? at + 1 : at, end = digits + strspn(digits, "0123456789");
  if (end == digits || (*digits == '0' && end > digits + 1)) refuse("no JSON: a value is missing");
  if (*end == '.' || *end == 'e' || *end == 'E') refuse("a number is not whole");
  return end;
}

static Json skip_value(Json at, int depth) {
  if (*at == '"') return skip_string(at);
  if (!strncmp(at, "true", 4) || !strncmp(at, "null", 4)) return at + 4;
  if (!strncmp(at, "false", 5)) return at + 5;
  if (*at != '{' && *at != '[') return skip_number(at);
  if (depth > 64) refuse("the JSON is too deep");
  bool is_object = *at == '{';
  char close = is_object ? '}' : ']';
  at = skip_spaces(at + 1);
  if (*at == close) return at + 1;
  for (;; at = skip_spaces(at + 1)) {
    if (is_object) {
      if (*at != '"') refuse("no JSON: a name is missing");
      at = skip_spaces(skip_string(at));
      if (*at++ != ':') refuse("no JSON: ':' is missing");
    }
    at = skip_spaces(skip_value(skip_spaces(at), depth + 1));
    if (*at == close) return at + 1;
    if (*at != ',') refuse("no JSON: ',' is missing");
  }
}

// The next item of a list or, after the value of a member, the name of the next one; NULL if it was the last.
static Json next_item(Json item) {
  Json end = skip_spaces(skip_value(item, 0));
  return *end == ',' ? skip_spaces(end + 1) : NULL;
}

static bool is_text(Json value, const char *text) {
  size_t length = strlen(text);
  return *value == '"' && !strncmp(value + 1, text, length) && value[length + 1] == '"';
}

// The value of a member, or NULL if there is none.
static Json find(Json object, const char *name) {
  if (*object != '{') refuse("'%s' is looked for in what is no object", name);
  Json at = skip_spaces(object + 1);
  while (at && *at == '"') {
    Json value = skip_spaces(skip_spaces(skip_string(at)) + 1);
    if (is_text(at, name)) return value;
    at = next_item(value);
  }
  return NULL;
}

static bool has_text(Json object, const char *name, const char *text) {
  Json value = find(object, name);
  return value && is_text(value, text);
}

static Json member(Json object, const char *name) {
  Json value = find(object, name);
  if (!value) refuse("'%s' is missing", name);
  return value;
}

// The first item of a list, or NULL if it has none.
static Json first_item(Json object, const char *name) {
  Json list = member(object, name);
  if (*list != '[') refuse("'%s' is not a list", name);
  Json item = skip_spaces(list + 1);
  return *item == ']' ? NULL : item;
}

static int count_items(Json object, const char *name) {
  int count = 0;
  for (Json item = first_item(object, name); item; item = next_item(item)) count++;
  return count;
}

// A number. The schema gives dates no bounds; strtoll makes the largest number of what is too large.
static int64_t number(Json object, const char *name) {
  Json value = member(object, name);
  if (*value != '-' && (*value < '0' || *value > '9')) refuse("'%s' is not a number", name);
  return strtoll(value, NULL, 10);
}

// A number that counts something or is a place in a list; -1 stands for none.
static int small(Json object, const char *name) {
  int64_t value = number(object, name);
  if (value < -1 || value > 1000000) refuse("'%s' is %" PRId64, name, value);
  return (int)value;
}

static bool flag(Json object, const char *name) { return *member(object, name) == 't'; }

// The place of a text among names, or that of the NULL behind them.
static int place_of(Json value, const char *const *names) {
  int place = 0;
  while (names[place] && !is_text(value, names[place])) place++;
  return place;
}

static int choice(Json object, const char *name, const char *const *names) {
  int place = place_of(member(object, name), names);
  if (!names[place]) refuse("'%s' has an unknown value", name);
  return place;
}

// MARK: The phone
#define NEVER INT64_MAX

// The numbers of the profile that matter here, by their keys. The others belong to rules that are not claimed.
#define PROFILE(KEY) \
  KEY(timelineHardDeadline) KEY(intentDeadline) KEY(memoryLimit) KEY(archiveByteLimit) KEY(failureBackoff) \
  KEY(minReloadInterval) KEY(linkFamilies) KEY(interactive) KEY(widgetPushes) KEY(appearances) \
  KEY(configurationPrompts) KEY(controls) KEY(doubleReloadOnIntent) KEY(mounting)
#define PROFILE_FIELD(key) int64_t key;
#define READ_PROFILE(key) profile.key = number(values, #key);
static struct { PROFILE(PROFILE_FIELD) } profile;

static struct Phone {
  int64_t clock; // what the wall clock shows at instant 0, with all its moves so far
  bool is_locked, awaits_unlock; // the first unlock after a restart
  bool is_installed, was_launched; // the app
  int locale, text_size;
} phone;

static int64_t now;

static int64_t sum(int64_t a, int64_t b) {
  if (b > 0 && a > INT64_MAX - b) return INT64_MAX;
  return b < 0 && a < INT64_MIN - b ? INT64_MIN : a + b;
}

static bool is_reached(int64_t date) { return date <= sum(phone.clock, now); }
// The instant at which the clock reaches a date, if nobody moves it.
static int64_t instant_of(int64_t date) { return phone.clock == INT64_MIN ? NEVER : sum(date, -phone.clock); }

// MARK: Views and timelines
enum NodeKind { LINK_NODE, URL_NODE, BUTTON_NODE, TOGGLE_NODE, DRAWING };
static const char *const acting_names[] = {"link", "widgetURL", "button", "toggle", NULL};
enum { MOST_NODES = 1000, MOST_APPEARANCES = 1000 };

struct View {
  struct Node { int kind, depth, target, parent; bool is_on; } *nodes;
  int count, urls, first_url; // how many widgetURLs have a target, and that of the first
};

struct Timeline {
  struct Entry { int64_t date; int place; struct View *view; struct Timeline *timeline; } *entries; // by date
  int id, count, sent_count; // of equal dates only the last is left
  int64_t policy_date, archive_size;
  bool is_unsorted, has_equal_dates, has_several_urls;
};

// Views or timelines by their numbers.
static struct Table { void **items; size_t capacity; int count; } views, timelines;

static void *named(const struct Table *table, int id) {
  if (id < 0 || id >= table->count) refuse("there is no view or timeline %d", id);
  return table->items[id];
}

static void enter(struct Table *table, int id, void *item) {
  if (id != table->count) refuse("%d is not the next number of a view or timeline", id);
  table->items = grown(table->items, &table->capacity, (size_t)id, sizeof *table->items);
  table->items[table->count++] = item;
}

static void define_view(int id, Json sent) {
  struct View *view = keep(1, sizeof *view);
  int count = count_items(sent, "nodes");
  if (count > MOST_NODES) refuse("a view has %d nodes", count);
  view->nodes = keep((size_t)count, sizeof *view->nodes);
  for (Json item = first_item(sent, "nodes"); item; item = next_item(item)) {
    int kind = place_of(member(item, "kind"), acting_names), depth = small(item, "depth");
    int target = small(item, "target"), parent = view->count - 1;
    while (parent >= 0 && view->nodes[parent].depth >= depth) parent = view->nodes[parent].parent;
    if (kind == URL_NODE && target && !view->urls++) view->first_url = target;
    view->nodes[view->count++] = (struct Node){kind, depth, target, parent, flag(item, "isOn")};
  }
  enter(&views, id, view);
}

// Puts an entry among those before it. Timelines are short, and most are sorted.
static void insert(struct Timeline *timeline, struct Entry entry) {
  struct Entry *entries = timeline->entries;
  int place = timeline->count;
  while (place > 0 && entries[place - 1].date > entry.date) place--;
  bool is_repeated = place > 0 && entries[place - 1].date == entry.date;
  timeline->has_equal_dates |= is_repeated;
  if (is_repeated && !has_fault("first-of-equals")) entries[place - 1] = entry;
  if (is_repeated) return;
  memmove(&entries[place + 1], &entries[place], (size_t)(timeline->count++ - place) * sizeof *entries);
  entries[place] = entry;
}

static void define_timeline(int id, Json sent) {
  struct Timeline *timeline = keep(1, sizeof *timeline);
  *timeline = (struct Timeline){.id = id, .policy_date = NEVER, .archive_size = number(sent, "archiveSize")};
  timeline->entries = keep((size_t)count_items(sent, "entries"), sizeof *timeline->entries);
  int64_t last_date = INT64_MIN;
  for (Json item = first_item(sent, "entries"); item; item = next_item(item)) {
    struct View *view = named(&views, small(item, "view"));
    int64_t date = number(item, "date");
    timeline->has_several_urls |= view->urls > 1;
    timeline->is_unsorted |= date < last_date;
    last_date = date;
    insert(timeline, (struct Entry){date, timeline->sent_count++, view, timeline});
  }
  Json policy = member(sent, "policy");
  if (has_text(policy, "kind", "after")) timeline->policy_date = number(policy, "date");
  else if (has_text(policy, "kind", "atEnd") && timeline->count)
    timeline->policy_date = timeline->entries[timeline->count - 1].date;
  enter(&timelines, id, timeline);
}

// MARK: Widgets, placements and requests
static const char *const family_names[] = {
  "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
  "accessoryCircular", "accessoryRectangular", "accessoryInline", NULL,
};

static struct Widget {
  int kind;
  bool takes_pushes, prompts, is_recessed_only, is_withdrawn, needs_authentication;
  enum { NO_CONTROL, TOGGLE, BUTTON, OPENER } form;
  // The rest is about a control.
  bool is_added, is_loading, is_called_again; // while its value is under way
  enum ControlState { PREVIEW, OFF, ON } shown, given; // what it shows, and what its code gave last
  int64_t retry;
} *widgets;
static int widget_count;

static struct Placement {
  int widget, family, first_configuration, configuration;
  bool is_horizontal, is_there;
  bool is_loading, is_asked, is_asked_twice, is_asked_by_policy; // a timeline request is under way, or asked for
  struct Entry *shown, *in_force; // NULL is the placeholder
  struct Entry *awaited; // the first entry of a timeline that is not in force before its date
  int64_t policy_date, retry, last_reload;
  unsigned char *toggles; // the ControlState of each node, PREVIEW if it shows what the entry says; NULL if all do
} *placements;
static int placement_count;

enum RequestKind { PLACEHOLDER, SNAPSHOT, TIMELINE, INTENT, CONTROL, CONTROL_ACTION };
static const char *const kind_names[] = {"placeholder", "snapshot", "timeline", "intent", "control", "controlAction"};

static struct Request {
  enum RequestKind kind;
  int widget, placement, family, configuration, intent; // no placement, -1, for the gallery and for controls
  bool is_preview, is_on;
  enum { UNDER_WAY, ANSWERED, FAILED, FORGOTTEN } state;
  int64_t deadline;
  int node; // the toggle that was tapped, and the states of the placement's toggles at that time
  unsigned char *toggles;
} *requests;
static size_t request_capacity;
static int request_count, first_under_way; // no request before this one is under way
#define EACH_PLACED(number) for (int number = 0; number < placement_count; number++) if (placements[number].is_there)

static bool is_offered(int widget) {
  bool was_launched = phone.was_launched || has_fault("early-gallery");
  return phone.is_installed && was_launched && widget >= 0 && widget < widget_count && !widgets[widget].is_withdrawn;
}

static bool has_effects; // in the reply that is being written

// Writes an effect, in which ' stands for ".
__attribute__((format(printf, 1, 2))) static void effect(const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  for (char *quote = text; (quote = strchr(quote, '\''));) *quote = '"';
  printf("%s{%s}", has_effects ? "," : "", text);
  has_effects = true;
}

static const char *boolean(bool value) { return value ? "true" : "false"; }
static void report(int placement, const char *notice) {
  effect("'kind':'reported','placement':%d,'notice':'%s'", placement, notice);
}

// Makes a request for a placement, in whose name the subject is filled in, or for a widget.
static void make_request(struct Request request) {
  const struct Placement *placement = request.placement < 0 ? NULL : &placements[request.placement];
  if (placement) request.widget = placement->widget;
  if (placement) request.family = placement->family;
  if (placement) request.configuration = placement->configuration;
  bool is_action = request.kind == INTENT || request.kind == CONTROL_ACTION;
  request.deadline = sum(now, is_action ? profile.intentDeadline : profile.timelineHardDeadline);
  requests = grown(requests, &request_capacity, (size_t)request_count, sizeof *requests);
  requests[request_count] = request;
  effect("'kind':'requested','request':%d,'of':'%s','subject':{'widget':%d,'placement':%d,'family':'%s',"
         "'configuration':%d,'intent':%d,'isPreview':%s,'isOn':%s}", request_count++, kind_names[request.kind],
         request.widget, request.placement, family_names[request.family], request.configuration, request.intent,
         boolean(request.is_preview), boolean(request.is_on));
}

// MARK: What is on display
static void show(struct Placement *placement, struct Entry *entry) {
  int number = (int)(placement - placements);
  placement->shown = entry;
  if (!entry) effect("'kind':'displayed','placement':%d,'shows':{'kind':'placeholder'}", number);
  else effect("'kind':'displayed','placement':%d,'shows':{'kind':'entry','timeline':%d,'entry':%d}", number,
              entry->timeline->id, entry->place);
}

static struct Entry *next_entry(const struct Placement *placement) {
  struct Entry *entry = placement->in_force;
  return entry && entry + 1 < entry->timeline->entries + entry->timeline->count ? entry + 1 : NULL;
}

// Begins the timeline that waits for its first date, and goes to the newest entry; it never goes back.
static void switch_entries(struct Placement *placement) {
  if (placement->awaited && is_reached(placement->awaited->date)) {
    placement->in_force = placement->awaited;
    placement->awaited = NULL;
  }
  for (struct Entry *next; (next = next_entry(placement)) && is_reached(next->date);) placement->in_force = next;
  struct Entry *due = phone.awaits_unlock ? NULL : placement->in_force;
  if (due != placement->shown) show(placement, due);
}

static void show_control(int number, enum ControlState state) {
  static const char *const names[] = {"preview", "off", "on"};
  widgets[number].shown = state;
  effect("'kind':'controlShown','widget':%d,'state':'%s'", number, names[state]);
}

// A toggle whose intent failed shows what the entry says, unless a timeline has ended its state since.
static void turn_toggle_back(const struct Request *request) {
  unsigned char *toggles = request->toggles;
  if (!toggles || toggles != placements[request->placement].toggles || !toggles[request->node]) return;
  bool was_on = toggles[request->node] == ON;
  toggles[request->node] = PREVIEW;
  struct Entry *shown = placements[request->placement].shown;
  if (!shown || request->node >= shown->view->count) return;
  struct Node node = shown->view->nodes[request->node];
  if (node.kind != TOGGLE_NODE || node.is_on == was_on) return;
  effect("'kind':'toggled','placement':%d,'node':%d,'on':%s", request->placement, request->node, boolean(node.is_on));
}

static void fail(int number, const char *reason) {
  struct Request *request = &requests[number];
  struct Widget *widget = &widgets[request->widget];
  request->state = FAILED;
  effect("'kind':'failed','request':%d,'reason':'%s'", number, reason);
  if (now > request->deadline) effect("'kind':'cancelled','request':%d", number);
  if (request->kind == INTENT) turn_toggle_back(request);
  if (request->kind == TIMELINE) {
    placements[request->placement].is_loading = false;
    placements[request->placement].retry = sum(now, profile.failureBackoff);
  }
  if (request->kind == CONTROL) {
    widget->is_loading = widget->is_called_again = false; // the retry serves the calls in between
    widget->retry = sum(now, profile.failureBackoff);
  }
  if (request->kind == CONTROL_ACTION && widget->shown != widget->given) show_control(request->widget, widget->given);
}

// Fails what is under way for a widget or, if that is -1, for all.
static void kill_process(int widget) {
  for (int number = first_under_way; number < request_count; number++) {
    if (requests[number].state != UNDER_WAY || (widget >= 0 && requests[number].widget != widget)) continue;
    fail(number, "processKilled");
    if (has_fault("process-survives")) return;
  }
}

static void give_up_requests(void) {
  while (first_under_way < request_count && requests[first_under_way].state != UNDER_WAY) first_under_way++;
  for (int number = first_under_way; number < request_count; number++)
    if (requests[number].state == UNDER_WAY && now > requests[number].deadline) fail(number, "timedOut");
}

// Cancels what is under way for a placement or, if that is -1, for a control. Answers have no effect any more.
static void forget_requests(int placement, int control) {
  for (int number = 0; number < request_count; number++) {
    struct Request *request = &requests[number];
    if (request->placement != placement) continue;
    if (placement < 0 && (request->kind < CONTROL || request->widget != control)) continue;
    if (request->state == UNDER_WAY) effect("'kind':'cancelled','request':%d", number);
    request->state = FORGOTTEN;
  }
}

// MARK: Reloads
static void ask_all(void) {
  EACH_PLACED(number) placements[number].is_asked = true;
}

// The instant at which a reload can be granted if none is under way. Were those for policies not kept apart, a widget
// that answers at once with a timeline of the past would never let time go on.
static int64_t reload_instant(const struct Placement *placement) {
  if (placement->is_loading) return NEVER;
  if (placement->is_asked) return now;
  return placement->is_asked_by_policy ? sum(placement->last_reload, profile.minReloadInterval) : NEVER;
}

static void ask_for_what_is_due(struct Placement *placement) {
  if (placement->policy_date != NEVER && is_reached(placement->policy_date)) {
    placement->policy_date = NEVER;
    placement->is_asked_by_policy = true;
  }
  if (placement->retry <= now) {
    placement->retry = NEVER;
    placement->is_asked = true;
  }
}

static void grant(struct Placement *placement) {
  if (reload_instant(placement) > now) return;
  placement->is_asked = placement->is_asked_twice;
  placement->is_asked_twice = placement->is_asked_by_policy = false;
  placement->is_loading = true;
  placement->last_reload = now;
  make_request((struct Request){.kind = TIMELINE, .placement = (int)(placement - placements)});
}

static void ask_for_value(int number) {
  struct Widget *widget = &widgets[number];
  if (!widget->is_added || widget->form != TOGGLE) return;
  widget->is_called_again = widget->is_loading;
  if (widget->is_loading) return;
  widget->is_loading = true;
  widget->retry = NEVER;
  make_request((struct Request){.kind = CONTROL, .widget = number, .placement = -1});
}

// Each phase goes through all placements before the next one begins.
static void do_what_is_due(void) {
  static void (*const phases[])(struct Placement *) = {switch_entries, ask_for_what_is_due, grant};
  give_up_requests();
  for (int phase = 0; phase < 3; phase++)
    EACH_PLACED(number) phases[phase](&placements[number]);
  for (int number = 0; number < widget_count; number++)
    if (widgets[number].retry <= now) ask_for_value(number);
}

static void consider(int64_t *wake, int64_t instant) {
  if (instant > now && instant < *wake) *wake = instant;
}

// The next instant at which time alone brings something about.
static int64_t next_wake(void) {
  int64_t wake = NEVER;
  for (int number = first_under_way; number < request_count; number++)
    if (requests[number].state == UNDER_WAY) consider(&wake, sum(requests[number].deadline, 1));
  for (int number = 0; number < widget_count; number++) consider(&wake, widgets[number].retry);
  EACH_PLACED(number) {
    const struct Placement *placement = &placements[number];
    if (next_entry(placement)) consider(&wake, instant_of(next_entry(placement)->date));
    if (placement->awaited) consider(&wake, instant_of(placement->awaited->date));
    if (placement->policy_date != NEVER) consider(&wake, instant_of(placement->policy_date));
    consider(&wake, placement->retry);
    consider(&wake, reload_instant(placement));
  }
  return wake;
}

// MARK: Answers
static void commit(int number, const struct Timeline *timeline) {
  int place = requests[number].placement;
  struct Placement *placement = &placements[place];
  int64_t appearances = has_fault("one-appearance") ? 1 : profile.appearances;
  effect("'kind':'archived','request':%d,'renderings':%" PRId64, number, timeline->sent_count * appearances);
  if (timeline->is_unsorted) report(place, "unsortedEntries");
  if (timeline->has_equal_dates) report(place, "equalDates");
  if (timeline->has_several_urls) report(place, "severalWidgetURLs");
  effect("'kind':'committed','placement':%d,'request':%d,'timeline':%d", place, number, timeline->id);
  placement->awaited = timeline->entries;
  placement->policy_date = timeline->policy_date;
  placement->retry = NEVER;
  placement->is_loading = false;
  placement->is_asked_by_policy = false; // that was for the timeline before
  if (!has_fault("toggle-sticks")) placement->toggles = NULL;
}

// Why an answer makes its request fail, or NULL.
static const char *failure(enum RequestKind kind, Json answer, const struct Timeline *timeline, int64_t memory) {
  static const char *const wanted[] = {"entry", "entry", "timeline", "returned", "value", "returned"};
  if (memory > profile.memoryLimit) return "outOfMemory";
  if (has_text(answer, "kind", "threw")) return "threw";
  if (!has_text(answer, "kind", wanted[kind])) return "wrongAnswer";
  if (timeline && !timeline->sent_count) return "noEntries";
  return timeline && timeline->archive_size > profile.archiveByteLimit ? "archiveTooLarge" : NULL;
}

static void take_value(int number, enum ControlState value) {
  struct Widget *widget = &widgets[number];
  widget->is_loading = false;
  widget->given = value;
  if (widget->shown != value) show_control(number, value);
  if (widget->is_called_again) ask_for_value(number);
}

static void take_good_answer(int number, const struct Timeline *timeline, Json answer) {
  struct Request request = requests[number];
  requests[number].state = ANSWERED;
  if (timeline) commit(number, timeline);
  if (request.kind == INTENT) placements[request.placement].is_asked = true;
  if (request.kind == INTENT) placements[request.placement].is_asked_twice = profile.doubleReloadOnIntent;
  if (request.kind == CONTROL) take_value(request.widget, flag(answer, "on") ? ON : OFF);
  if (request.kind == CONTROL_ACTION && !has_fault("control-unasked")) ask_for_value(request.widget);
}

static void take_answer(int number, Json answer, int64_t memory) {
  bool has_timeline = has_text(answer, "kind", "timeline");
  const struct Timeline *timeline = has_timeline ? named(&timelines, small(answer, "id")) : NULL;
  if (number < 0 || number >= request_count || requests[number].state == FORGOTTEN) return;
  struct Request request = requests[number];
  const char *reason = failure(request.kind, answer, timeline, memory);
  if (request.state != UNDER_WAY) {
    report(request.placement, request.state == FAILED ? "lateAnswer" : "secondAnswer");
    if (has_fault("second-answer") && request.kind == TIMELINE && !reason) commit(number, timeline);
  } else if (reason) {
    fail(number, reason);
    if (memory > profile.memoryLimit) kill_process(request.widget);
  } else {
    take_good_answer(number, timeline, answer);
  }
}

// MARK: Taps
// The tapped node or the nearest one above it that acts, or -1.
static int acting_node(const struct View *view, int family, int tapped) {
  bool links_act = profile.linkFamilies >> family & 1 || has_fault("links-everywhere");
  for (int place = tapped < view->count ? tapped : -1; place >= 0; place = view->nodes[place].parent) {
    struct Node node = view->nodes[place];
    bool runs = node.kind == BUTTON_NODE || node.kind == TOGGLE_NODE;
    if (runs && profile.interactive && (node.target || has_fault("closure-runs"))) return place;
    if (node.kind == LINK_NODE && node.target && links_act) return place;
  }
  return -1;
}

#define LED "'kind':'led','placement':%d,'to':"

static void run_intent(int number, struct Node tapped, int node) {
  struct Placement *placement = &placements[number];
  bool flips = tapped.kind == TOGGLE_NODE && !has_fault("toggle-waits");
  if (flips && !placement->toggles) placement->toggles = keep(MOST_NODES, sizeof *placement->toggles);
  effect(LED "{'kind':'intent','number':%d}", number, tapped.target);
  make_request((struct Request){.kind = INTENT, .placement = number, .intent = tapped.target, .node = node,
                                .toggles = flips ? placement->toggles : NULL});
  if (!flips) return;
  bool was_on = placement->toggles[node] ? placement->toggles[node] == ON : tapped.is_on;
  placement->toggles[node] = was_on ? OFF : ON;
  effect("'kind':'toggled','placement':%d,'node':%d,'on':%s", number, node, boolean(!was_on));
}

static void tap(int number, int tapped) {
  struct Entry *shown = placements[number].shown;
  struct View *view = shown ? shown->view : NULL; // of a placeholder nothing is known
  int acting = view ? acting_node(view, placements[number].family, tapped) : -1;
  if (phone.is_locked && !has_fault("lock-ignored")) effect(LED "{'kind':'authentication'}", number);
  else if (acting >= 0 && view->nodes[acting].kind == LINK_NODE)
    effect(LED "{'kind':'link','number':%d}", number, view->nodes[acting].target);
  else if (acting >= 0) run_intent(number, view->nodes[acting], acting);
  else if (view && view->urls) effect(LED "{'kind':'widgetURL','number':%d}", number, view->first_url);
  else effect(LED "{'kind':'app'}", number);
}

static void tap_control(int number) {
  struct Widget *widget = &widgets[number];
  bool asks = phone.is_locked && widget->needs_authentication && !has_fault("control-unlocked");
  bool runs = !asks && widget->form != OPENER, turns_on = widget->form == TOGGLE && widget->shown != ON;
  const char *to = asks ? "'authentication'" : runs ? "'intent','number':1" : "'app'";
  effect("'kind':'controlLed','widget':%d,'to':{'kind':%s}", number, to);
  if (!runs) return;
  make_request((struct Request){.kind = CONTROL_ACTION, .widget = number, .placement = -1, .intent = 1,
                                .is_on = turns_on});
  if (widget->form == TOGGLE) show_control(number, turns_on ? ON : OFF);
}

// MARK: Inputs
static void add(int number) {
  struct Placement *placement = &placements[number];
  bool fits = !profile.mounting || !placement->is_horizontal || !widgets[placement->widget].is_recessed_only;
  if (placement->is_there || !fits || !is_offered(placement->widget)) return;
  *placement = (struct Placement){
    .widget = placement->widget, .family = placement->family, .first_configuration = placement->first_configuration,
    .configuration = placement->first_configuration, .is_horizontal = placement->is_horizontal, .is_there = true,
    .is_asked = true, .policy_date = NEVER, .retry = NEVER,
  };
  bool prompts = profile.configurationPrompts && widgets[placement->widget].prompts && !has_fault("no-prompt");
  if (prompts) effect("'kind':'prompted','widget':%d", placement->widget);
  make_request((struct Request){.kind = PLACEHOLDER, .placement = number});
  show(placement, placement->in_force);
}

static void remove_placement(int number) {
  forget_requests(number, -1);
  placements[number].is_there = false;
}

static void add_control(int number) {
  struct Widget *widget = &widgets[number];
  if (!profile.controls || !is_offered(number) || widget->form == NO_CONTROL || widget->is_added) return;
  widget->is_added = true;
  if (widget->prompts && !has_fault("no-prompt")) effect("'kind':'prompted','widget':%d", number);
  if (widget->form == TOGGLE) show_control(number, PREVIEW);
  ask_for_value(number);
}

static void remove_control(int number) {
  struct Widget *widget = &widgets[number];
  if (widget->is_added) forget_requests(-1, number);
  widget->is_added = widget->is_loading = widget->is_called_again = false;
  widget->given = PREVIEW;
  widget->retry = NEVER;
}

// Takes a call for the widgets of a kind.
static void take_call(int kind) {
  bool is_known = false;
  EACH_PLACED(number)
    if (widgets[placements[number].widget].kind == kind) is_known = placements[number].is_asked = true;
  if (!is_known) report(-1, "unknownKind");
}

static void change_setting(int *setting, int value) {
  if (*setting == value) return;
  *setting = value;
  ask_all();
  EACH_PLACED(number) make_request((struct Request){.kind = PLACEHOLDER, .placement = number});
}

static void install(bool is_on) {
  if (is_on == phone.is_installed) return;
  phone.is_installed = is_on;
  phone.was_launched = false;
  EACH_PLACED(number) remove_placement(number);
  for (int number = 0; number < widget_count; number++) remove_control(number);
}

static void withdraw(int widget) {
  widgets[widget].is_withdrawn = true;
  remove_control(widget);
  EACH_PLACED(number) {
    if (placements[number].widget != widget) continue;
    remove_placement(number);
    effect("'kind':'displayed','placement':%d,'shows':{'kind':'blank'}", number);
  }
}

static void take_for_placement(int number, Json input, Json kind) {
  struct Placement *placement = &placements[number];
  if (is_text(kind, "added")) add(number);
  if (!placement->is_there) return;
  if (is_text(kind, "removed")) remove_placement(number);
  if (is_text(kind, "tapped")) tap(number, small(input, "node"));
  if (!is_text(kind, "configured") || placement->configuration == small(input, "number")) return;
  placement->configuration = small(input, "number");
  placement->is_asked = true;
}

static void take_for_widget(int number, Json input, Json kind) {
  struct Widget *widget = &widgets[number];
  if (is_text(kind, "galleryOpened") && is_offered(number) && widget->form == NO_CONTROL)
    make_request((struct Request){.kind = SNAPSHOT, .widget = number, .placement = -1,
                                  .family = choice(input, "family", family_names),
                                  .is_preview = !has_fault("no-preview")});
  if (is_text(kind, "kindWithdrawn") && phone.is_installed) withdraw(number);
  if (is_text(kind, "processKilled")) kill_process(number);
  if (is_text(kind, "controlAdded")) add_control(number);
  if (is_text(kind, "controlRemoved")) remove_control(number);
  if (is_text(kind, "controlTapped") && widget->is_added) tap_control(number);
}

static void take_for_phone(Json input, Json kind, bool is_on) {
  if (is_text(kind, "clockMoved")) phone.clock = sum(phone.clock, number(input, "by"));
  if (is_text(kind, "rebooted")) {
    kill_process(-1);
    phone.is_locked = phone.awaits_unlock = true;
    EACH_PLACED(number) placements[number].toggles = NULL;
  }
  if (is_text(kind, "locked")) phone.awaits_unlock &= phone.is_locked = is_on;
  if (is_text(kind, "localeChanged")) change_setting(&phone.locale, small(input, "number"));
  if (is_text(kind, "textSizeChanged")) change_setting(&phone.text_size, small(input, "number"));
  if (is_text(kind, "systemChanged")) ask_all();
  if (is_text(kind, "appInstalled")) install(is_on);
  if (!phone.is_installed) return;
  if (is_text(kind, "foreground")) phone.was_launched |= is_on;
  if (is_text(kind, "reloadCalled")) take_call(small(input, "of"));
  if (is_text(kind, "reloadAllCalled")) ask_all();
  if (is_text(kind, "pushReceived") && profile.widgetPushes)
    EACH_PLACED(number) placements[number].is_asked |= widgets[placements[number].widget].takes_pushes;
  bool is_called = is_text(kind, "controlsReloaded"), is_pushed = is_text(kind, "controlsPushed");
  for (int widget = 0; widget < widget_count && (is_called || is_pushed); widget++) {
    int of = is_called ? small(input, "of") : -1;
    if (is_pushed ? widgets[widget].takes_pushes : of < 0 || widgets[widget].kind == of) ask_for_value(widget);
  }
}

// An input of which nothing is known here, such as those for Live Activities, changes nothing.
static void take(Json input) {
  Json kind = member(input, "kind");
  int placement = find(input, "placement") ? small(input, "placement") : -1;
  int widget = find(input, "widget") ? small(input, "widget") : -1;
  if (is_text(kind, "answered")) take_answer(small(input, "request"), member(input, "answer"), number(input, "memory"));
  if (placement >= 0 && placement < placement_count) take_for_placement(placement, input, kind);
  if (widget >= 0 && widget < widget_count) take_for_widget(widget, input, kind);
  take_for_phone(input, kind, find(input, "on") && flag(input, "on"));
}

// MARK: The conversation
static struct Widget read_widget(Json sent) {
  static const char *const forms[] = {"none", "toggle", "button", "opener", NULL};
  Json control = find(sent, "control"), prompts = find(sent, "promptsForConfiguration");
  return (struct Widget){
    .kind = small(sent, "kind"), .takes_pushes = flag(sent, "isPushEnabled"), .prompts = prompts && *prompts == 't',
    .is_recessed_only = has_text(sent, "mountingStyles", "recessed"), .retry = NEVER,
    .form = control ? choice(control, "form", forms) : NO_CONTROL,
    .needs_authentication = control && flag(control, "needsAuthentication"),
  };
}

static struct Placement read_placement(Json sent) {
  int widget = small(sent, "widget");
  if (widget < 0 || widget >= widget_count) refuse("there is no widget %d", widget);
  return (struct Placement){
    .widget = widget, .family = choice(sent, "family", family_names),
    .first_configuration = small(sent, "configuration"), .is_horizontal = has_text(sent, "surface", "horizontal"),
  };
}

static void begin(Json message) {
  Json setup = member(message, "setup"), device = member(setup, "device");
  Json values = member(member(setup, "profile"), "values");
  if (number(message, "format") != 2) refuse("this runtime speaks only format 2");
  for (struct Kept *next; kept; free(kept), kept = next) next = kept->next;
  views.count = timelines.count = 0;
  request_count = first_under_way = widget_count = placement_count = 0;
  now = INT64_MIN;
  PROFILE(READ_PROFILE)
  if (profile.appearances > MOST_APPEARANCES) refuse("an entry has %" PRId64 " appearances", profile.appearances);
  phone = (struct Phone){
    .clock = number(device, "clock"), .is_locked = flag(device, "isLocked"), .locale = small(device, "locale"),
    .text_size = small(device, "textSize"), .is_installed = true, .was_launched = true,
  };
  widgets = keep((size_t)count_items(setup, "widgets"), sizeof *widgets);
  for (Json item = first_item(setup, "widgets"); item; item = next_item(item))
    widgets[widget_count++] = read_widget(item);
  placements = keep((size_t)count_items(setup, "placements"), sizeof *placements);
  for (Json item = first_item(setup, "placements"); item; item = next_item(item))
    placements[placement_count++] = read_placement(item);
}

static void reply_to_input(Json message) {
  int64_t at = number(message, "at");
  Json input = member(message, "input");
  if (at < now) refuse("time runs backwards to %" PRId64, at);
  now = at;
  is_replying = true;
  has_effects = false;
  printf("{\"reply\":\"effects\",\"effects\":[");
  do_what_is_due();
  take(input);
  do_what_is_due();
  int64_t wake = next_wake();
  if (wake == NEVER) printf("]}\n");
  else printf("],\"wake\":%" PRId64 "}\n", wake);
}

static void reply_to(Json message) {
  static const char *const kinds[] = {"input", "view", "timeline", "begin", "end", NULL};
  if (*skip_spaces(skip_value(message, 0))) refuse("no JSON: a line has more than one value");
  switch (choice(message, "message", kinds)) {
    case 0: reply_to_input(message); break;
    case 1: define_view(small(message, "id"), member(message, "view")); return;
    case 2: define_timeline(small(message, "id"), member(message, "timeline")); return;
    case 3:
      begin(message);
      printf("{\"reply\":\"hello\",\"name\":\"small_runtime.c\",\"version\":\"1\",\"observations\":[\"requested\","
             "\"cancelled\",\"failed\",\"committed\",\"displayed\",\"archived\",\"reported\",\"led\",\"toggled\","
             "\"prompted\",\"controlShown\",\"controlLed\"]}\n");
      break;
    case 4: printf("{\"reply\":\"ended\"}\n"); break;
  }
  if (fflush(stdout)) exit(1);
  is_replying = false;
}

// Reads a line of any length, or returns NULL at the end of the input.
static char *read_line(void) {
  static char *line;
  static size_t capacity;
  size_t length = 0;
  do {
    line = grown(line, &capacity, length + 4096, 1);
    if (!fgets(line + length, (int)(capacity - length), stdin)) return length ? line : NULL;
    length += strlen(line + length);
  } while (!length || line[length - 1] != '\n');
  return line;
}

int main(int count, char **arguments) {
  bool lists = count == 2 && !strcmp(arguments[1], "--list");
  bool has_name = count == 3 && !strcmp(arguments[1], "--fault");
  for (size_t place = 0; place < sizeof faults / sizeof *faults; place++) {
    if (lists) printf("%-18s %s\n", faults[place].name, faults[place].description);
    if (has_name && !strcmp(arguments[2], faults[place].name)) fault = arguments[2];
  }
  if (count > 1 && !lists && !*fault) fprintf(stderr, "usage: small_runtime [--fault NAME | --list]\n");
  if (count > 1 && !*fault) return lists ? 0 : 64;
  for (char *line; (line = read_line());) reply_to(skip_spaces(line));
  return 0;
}
