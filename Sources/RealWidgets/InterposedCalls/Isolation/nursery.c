// A nursery: a process that was started once, stopped before any Swift code ran, and copies itself into
// workers from there. Loading and binding the libraries, which takes longer than many a batch of cases,
// is done once for all of them.
//
// A worker is the campaign's child, not the nursery's, so that its end is told to whom it matters.

#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Isolation.h"
#include "nursery.h"

enum { passed = 3 };

// What the nursery is asked for, beside the descriptors of channel, page and output.
struct birth {
  uint64_t hash_seed;
};

// A message with room for the descriptors that go with it.
struct parcel {
  struct iovec part;
  struct msghdr header;
  union {
    char bytes[CMSG_SPACE(passed * sizeof(int))];
    struct cmsghdr alignment;
  } control;
};

static void wrap(struct parcel *parcel, struct birth *birth) {
  memset(parcel, 0, sizeof *parcel);
  parcel->part = (struct iovec){birth, sizeof *birth};
  parcel->header.msg_iov = &parcel->part;
  parcel->header.msg_iovlen = 1;
  parcel->header.msg_control = parcel->control.bytes;
  parcel->header.msg_controllen = sizeof parcel->control.bytes;
}

int isolation_birth(int nursery, uint64_t hash_seed, int channel, int page, int output) {
  struct birth birth = {hash_seed};
  struct parcel parcel;
  wrap(&parcel, &birth);
  struct cmsghdr *message = CMSG_FIRSTHDR(&parcel.header);
  message->cmsg_level = SOL_SOCKET;
  message->cmsg_type = SCM_RIGHTS;
  message->cmsg_len = CMSG_LEN(passed * sizeof(int));
  memcpy(CMSG_DATA(message), (int[passed]){channel, page, output}, passed * sizeof(int));
  ssize_t count;
  while ((count = sendmsg(nursery, &parcel.header, MSG_NOSIGNAL)) < 0 && errno == EINTR) {}
  if (count < 0) return -errno;
  int answer = 0;
  while ((count = recv(nursery, &answer, sizeof answer, MSG_WAITALL)) < 0 && errno == EINTR) {}
  if (count < 0) return -errno;
  return count == sizeof answer ? answer : -EPIPE;
}

// Takes the places of a started worker's descriptors, as `isolation_spawn` gives them.
static void settle(const int descriptors[passed]) {
  // The control socket stands where the channel shall be.
  dup2(descriptors[0], ISOLATION_CHANNEL);
  dup2(descriptors[1], ISOLATION_PAGE);
  dup2(descriptors[2], 1);
  dup2(descriptors[2], 2);
  syscall(SYS_close_range, ISOLATION_PAGE + 1, ~0U, 0);
  setsid();
  const char *home = getenv("HOME");
  if (home == NULL || chdir(home) < 0) _exit(127);
}

void nursery_wait_for_birth(uint64_t *hash_seed) {
  int descriptors[passed];
  while (true) {
    struct birth birth;
    struct parcel parcel;
    wrap(&parcel, &birth);
    ssize_t count = recvmsg(ISOLATION_CHANNEL, &parcel.header, MSG_CMSG_CLOEXEC);
    if (count < 0 && errno == EINTR) continue;
    // Without a parent there is nothing to wait for; what it had made goes too.
    if (count <= 0) isolation_leave();
    struct cmsghdr *message = CMSG_FIRSTHDR(&parcel.header);
    if (count != sizeof birth || message == NULL
        || message->cmsg_len != CMSG_LEN(passed * sizeof(int))) {
      _exit(127);
    }
    memcpy(descriptors, CMSG_DATA(message), sizeof descriptors);
    int child = (int)syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) {
      settle(descriptors);
      *hash_seed = birth.hash_seed;
      return;
    }
    int answer = child < 0 ? -errno : child;
    for (int index = 0; index < passed; index++) close(descriptors[index]);
    if (send(ISOLATION_CHANNEL, &answer, sizeof answer, MSG_NOSIGNAL) < 0) isolation_leave();
  }
}
