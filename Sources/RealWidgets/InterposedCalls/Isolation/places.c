// Places in the code, as numbers for the active calls that cost next to nothing.
//
// The chain of frame pointers is followed outwards from the caller. The addresses in the
// executable, innermost first, are stored once per distinct stack. Their lines are resolved later,
// for the few that a finding names.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

#include "Isolation.h"
#include "libraries.h"
#include "places.h"

enum { depth_limit = 16, walk_limit = 64, place_limit = 1 << 15, slot_count = 1 << 16 };

extern const char __executable_start[], etext[];

struct place {
  uint32_t count;
  uint32_t offsets[depth_limit];
};

static struct place places[place_limit];
static uint32_t place_count = 1;
// The numbers of places by the hash of their stack; 0 means none.
static uint32_t slots[slot_count];
static atomic_flag busy = ATOMIC_FLAG_INIT;

static __thread uintptr_t stack_end;

// The end of the calling thread's stack, found once; a chain that leaves the stack is broken.
static uintptr_t end_of_stack(void) {
  if (stack_end != 0) return stack_end;
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
  }
  stack_end = start == NULL ? 1 : (uintptr_t)start + size;
  return stack_end;
}

static bool is_same(const struct place *place, const uint32_t *offsets, uint32_t count) {
  return place->count == count && memcmp(place->offsets, offsets, count * sizeof *offsets) == 0;
}

static int32_t number_of(const uint32_t *offsets, uint32_t count) {
  uint64_t hash = 0xcbf29ce484222325;
  for (uint32_t index = 0; index < count; index++) {
    hash = (hash ^ offsets[index]) * 0x100000001b3;
  }
  hash ^= hash >> 29;
  while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {}
  int32_t number = 0;
  for (uint32_t slot = hash % slot_count;; slot = (slot + 1) % slot_count) {
    if (slots[slot] == 0) {
      // A number is never reused, since code may keep an object that carries it; a full table gives
      // 0.
      if (place_count == place_limit) break;
      number = (int32_t)place_count++;
      slots[slot] = (uint32_t)number;
      places[number].count = count;
      memcpy(places[number].offsets, offsets, count * sizeof *offsets);
      break;
    }
    if (is_same(&places[slots[slot]], offsets, count)) {
      number = (int32_t)slots[slot];
      break;
    }
  }
  atomic_flag_clear_explicit(&busy, memory_order_release);
  return number;
}

static void add(struct place *stack, uintptr_t address) {
  if (address < (uintptr_t)__executable_start || address >= (uintptr_t)etext) return;
  if (stack->count == depth_limit) return;
  stack->offsets[stack->count++] = (uint32_t)(address - (uintptr_t)__executable_start);
}

// Adds the calls along the chain of frame pointers.
static void follow(struct place *stack, uintptr_t frame) {
  uintptr_t end = end_of_stack();
  for (int step = 0; step < walk_limit && stack->count < depth_limit; step++) {
    if (frame % sizeof(uintptr_t) != 0 || frame + 2 * sizeof(uintptr_t) > end) break;
    uintptr_t next = ((const uintptr_t *)frame)[0];
    add(stack, ((const uintptr_t *)frame)[1]);
    // Asynchronous functions mark their extended frames in the top bits.
    next &= ~((uintptr_t)0xf << 60);
    if (next <= frame) break;
    frame = next;
  }
}

__attribute__((noinline)) int32_t isolation_here(void) {
  struct place stack = {0};
  follow(&stack, (uintptr_t)__builtin_frame_address(0));
  return stack.count == 0 ? 0 : number_of(stack.offsets, stack.count);
}

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *argument) {
  struct place *stack = argument;
  add(stack, (uintptr_t)_Unwind_GetIP(context));
  return stack->count == depth_limit ? _URC_END_OF_STACK : _URC_NO_REASON;
}

// The same through the unwind tables, which takes long: the standard library keeps no frame
// pointers, so the chain misses its callers. If the tables end, the chain is used from there.
static __attribute__((noinline)) int32_t unwound(void) {
  struct place stack = {0};
  _Unwind_Backtrace(collect, &stack);
  struct place chain = {0};
  follow(&chain, (uintptr_t)__builtin_frame_address(0));
  for (uint32_t index = 0; index < chain.count && stack.count < depth_limit; index++) {
    bool is_known = false;
    for (uint32_t own = 0; own < stack.count; own++) {
      is_known = is_known || stack.offsets[own] == chain.offsets[index];
    }
    if (!is_known) stack.offsets[stack.count++] = chain.offsets[index];
  }
  return stack.count == 0 ? 0 : number_of(stack.offsets, stack.count);
}

int places_unwound(void) { return unwound(); }

size_t isolation_place(int32_t number, uint64_t *offsets, size_t capacity) {
  if (number <= 0 || (uint32_t)number >= place_count) return 0;
  size_t count = places[number].count < capacity ? places[number].count : capacity;
  for (size_t index = 0; index < count; index++) offsets[index] = places[number].offsets[index];
  return count;
}

uint64_t isolation_executable_start(void) { return (uint64_t)(uintptr_t)__executable_start; }

// ---- Reads of clocks and random numbers ----------------------------------------------------

static bool watches_reads;
static int32_t reads[ISOLATION_READ_LIMIT];
static size_t read_count;

void isolation_watch_reads(bool watches) {
  watches_reads = watches;
  if (watches) read_count = 0;
}

size_t isolation_read_count(void) { return read_count; }
int32_t isolation_read_place(size_t index) { return index < read_count ? reads[index] : 0; }

void places_note_read(const void *caller) {
  if (!watches_reads || read_count == ISOLATION_READ_LIMIT) return;
  // The library that formats and parses for Foundation.
  if (is_in_library(caller, "FoundationICU")) return;
  int32_t place = unwound();
  for (size_t index = 0; index < read_count; index++) {
    if (reads[index] == place) return;
  }
  reads[read_count++] = place;
}

// ---- Functions and objects by symbol -------------------------------------------------------

typedef void (*visitor)(const struct isolation_symbol *, void *);

// Visits the symbols of a type in an executable's symbol table, if its file has one.
static void search(
  const char *start, size_t size, int type, const char *prefix, visitor visit, void *context
) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)start;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr) > size) return;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(start + header->e_shoff);
  size_t length = strlen(prefix);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const Elf64_Shdr *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const Elf64_Shdr *names = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > size || names->sh_offset + names->sh_size > size) {
      continue;
    }
    const Elf64_Sym *symbols = (const Elf64_Sym *)(start + table->sh_offset);
    for (size_t place = 0; place < table->sh_size / sizeof *symbols; place++) {
      const Elf64_Sym *symbol = &symbols[place];
      if (ELF64_ST_TYPE(symbol->st_info) != type || symbol->st_value == 0) continue;
      if (symbol->st_name + length >= names->sh_size) continue;
      const char *name = start + names->sh_offset + symbol->st_name;
      if (strncmp(name, prefix, length) != 0) continue;
      struct isolation_symbol found = {name, symbol->st_value, symbol->st_size};
      visit(&found, context);
    }
  }
}

void isolation_symbols(
  const char *path, enum isolation_symbol_kind kind, const char *prefix, visitor visit, void *context
) {
  int type = kind == ISOLATION_FUNCTION ? STT_FUNC : STT_OBJECT;
  isolation_privileged_begin();
  int file = open(path, O_RDONLY | O_CLOEXEC);
  isolation_privileged_end();
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0) {
    size_t size = (size_t)status.st_size;
    void *start = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (start != MAP_FAILED) {
      search(start, size, type, prefix, visit, context);
      munmap(start, size);
    }
  }
  close(file);
}
