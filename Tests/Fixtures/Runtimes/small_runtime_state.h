// The phone of the small runtime in C: views, widgets, requests, what is on display, reloads. Included once, by
// small_runtime.c.

// MARK: The phone
#define NEVER INT64_MAX

// The numbers of the profile that matter here, by their keys. The others belong to rules that are not claimed.
#define PROFILE(KEY) \
  KEY(timelineHardDeadline) KEY(intentDeadline) KEY(memoryLimit) KEY(archiveByteLimit) KEY(failureBackoff) \
  KEY(minReloadInterval) KEY(linkFamilies) KEY(interactive) KEY(buttonFamilies) KEY(widgetPushes) KEY(appearances) \
  KEY(configurationPrompts) KEY(controls) KEY(doubleReloadOnIntent) KEY(mounting)
#define PROFILE_FIELD(key) int64_t key;
#define READ_PROFILE(key) profile.key = number(values, #key);
static struct { PROFILE(PROFILE_FIELD) } profile;

static struct Phone {
  int64_t clock; // the wall clock at instant 0, plus all its moves so far
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
// Returns the instant at which the clock reaches a date, if nobody moves it.
static int64_t instant_of(int64_t date) { return phone.clock == INT64_MIN ? NEVER : sum(date, -phone.clock); }

// MARK: Views and timelines
enum NodeKind { LINK_NODE, URL_NODE, BUTTON_NODE, TOGGLE_NODE, DRAWING };
static const char *const acting_names[] = {"link", "widgetURL", "button", "toggle", NULL};
enum { MOST_NODES = 1000, MOST_APPEARANCES = 1000 };

struct View {
  struct Node { int kind, depth, target, parent; bool is_on; } *nodes;
  int count, urls, first_url; // the number of widgetURLs with a target, and the first target
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
  enum ControlState { PREVIEW, OFF, ON } shown, given; // the displayed state, and the last value of its code
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
  unsigned char *toggles; // the ControlState of each node, PREVIEW if it shows the state in the entry; NULL if all do
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

// Writes an effect, in which ' replaces ".
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

// Makes a request for a placement, which fills in the subject, or for a widget.
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

// Begins the timeline that waits for its first date, and moves to the newest entry; it never goes
// back.
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

// A toggle whose intent failed shows the entry's state, unless a timeline has ended its own state
// since.
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

// Fails all requests under way for a widget or, if that is -1, for all.
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

// Cancels all requests under way for a placement or, if that is -1, for a control. Answers then
// have no effect.
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

// Returns the instant at which a reload can be granted if none is under way. Reloads for policies
// are separate; otherwise a widget that answers at once with a timeline of the past would stop
// time.
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

// Returns the next instant at which time alone has an effect.
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
