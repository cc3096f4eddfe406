#include "timeline.h"

#include <sys/types.h>

// File input and output through dispatch runs for real, with its handlers on real threads; it is
// only reported.

void *dispatch_io_create(uintptr_t type, int file, void *queue, void *cleanup);
void *dispatch_io_create_with_path(
    uintptr_t type, const char *path, int flags, mode_t mode, void *queue, void *cleanup);
void dispatch_read(int file, size_t length, void *queue, void *handler);
void dispatch_write(int file, void *data, void *queue, void *handler);

static void note(const char *text) {
  if (vt_self) vt_note_escape(vt_self->timeline, VT_ESCAPE_DISPATCH, text);
}

INTERPOSED void *dispatch_io_create(
    uintptr_t type, int file, void *queue, void *cleanup) {
  note("made a channel of dispatch");
  return REAL(dispatch_io_create)(type, file, queue, cleanup);
}

INTERPOSED void *dispatch_io_create_with_path(
    uintptr_t type, const char *path, int flags, mode_t mode, void *queue, void *cleanup) {
  note("made a channel of dispatch");
  return REAL(dispatch_io_create_with_path)(type, path, flags, mode, queue, cleanup);
}

INTERPOSED void dispatch_read(int file, size_t length, void *queue, void *handler) {
  note("read a file by dispatch");
  REAL(dispatch_read)(file, length, queue, handler);
}

INTERPOSED void dispatch_write(int file, void *data, void *queue, void *handler) {
  note("wrote a file by dispatch");
  REAL(dispatch_write)(file, data, queue, handler);
}
