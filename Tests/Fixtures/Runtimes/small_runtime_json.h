// The base of the small runtime in C: memory that a case keeps, and a JSON reader. Included once,
// by small_runtime.c.

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

// Allocations of a case are linked here, and freed when the next case begins.
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
// A value is a pointer to its first character in the line. Each line is checked once, as a whole,
// so later readers find it well-formed. Texts are compared as they are: no known name has an
// escape.
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
  if (*object != '{') refuse("'%s' is looked up in a value that is not an object", name);
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

// A number. The schema gives dates no bounds; strtoll returns the largest number for values that
// are too large.
static int64_t number(Json object, const char *name) {
  Json value = member(object, name);
  if (*value != '-' && (*value < '0' || *value > '9')) refuse("'%s' is not a number", name);
  return strtoll(value, NULL, 10);
}

// A count or an index in a list; -1 means none.
static int small(Json object, const char *name) {
  int64_t value = number(object, name);
  if (value < -1 || value > 1000000) refuse("'%s' is %" PRId64, name, value);
  return (int)value;
}

static bool flag(Json object, const char *name) { return *member(object, name) == 't'; }

// Returns the index of a text among names, or that of the NULL behind them.
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
