// A small widget runtime in C, written from the articles alone: a second opinion to
// small_runtime.py.
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
static const char *fault = ""; // the name of the current one
static bool has_fault(const char *name) { return !strcmp(fault, name); }

#include "small_runtime_json.h"
#include "small_runtime_state.h"

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

// Returns the reason for which an answer makes its request fail, or NULL.
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
// Returns the tapped node or the nearest one above it that acts, or -1.
static int acting_node(const struct View *view, int family, int tapped) {
  bool buttons_act = profile.interactive && profile.buttonFamilies >> family & 1;
  bool links_act = profile.linkFamilies >> family & 1 || has_fault("links-everywhere");
  for (int place = tapped < view->count ? tapped : -1; place >= 0; place = view->nodes[place].parent) {
    struct Node node = view->nodes[place];
    bool runs = node.kind == BUTTON_NODE || node.kind == TOGGLE_NODE;
    if (runs && buttons_act && (node.target || has_fault("closure-runs"))) return place;
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
  struct View *view = shown ? shown->view : NULL; // nothing is known about a placeholder
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

// Handles a call for the widgets of a kind.
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

// Unknown inputs, such as those for Live Activities, change nothing.
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
