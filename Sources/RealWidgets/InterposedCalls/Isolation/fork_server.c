// A fork server: a process that is started once, stops before any Swift code runs, and then copies
// itself into workers. Libraries are loaded and bound once for all of them, which takes longer than
// many batches of cases.
//
// A worker is the campaign's child, not the fork server's, so its end is reported to the campaign.

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
#include "fork_server.h"

enum { passed = 3 };

// A request to the fork server; the descriptors of channel, page and output accompany it.
struct spawn_request {
  uint64_t hash_seed;
};

// A message with room for its descriptors.
struct ancillary_message {
  struct iovec part;
  struct msghdr header;
  union {
    char bytes[CMSG_SPACE(passed * sizeof(int))];
    struct cmsghdr alignment;
  } control;
};

static void wrap(struct ancillary_message *ancillary, struct spawn_request *request) {
  memset(ancillary, 0, sizeof *ancillary);
  ancillary->part = (struct iovec){request, sizeof *request};
  ancillary->header.msg_iov = &ancillary->part;
  ancillary->header.msg_iovlen = 1;
  ancillary->header.msg_control = ancillary->control.bytes;
  ancillary->header.msg_controllen = sizeof ancillary->control.bytes;
}

int isolation_request_spawn(int fork_server, uint64_t hash_seed, int channel, int page, int output) {
  struct spawn_request request = {hash_seed};
  struct ancillary_message ancillary;
  wrap(&ancillary, &request);
  struct cmsghdr *message = CMSG_FIRSTHDR(&ancillary.header);
  message->cmsg_level = SOL_SOCKET;
  message->cmsg_type = SCM_RIGHTS;
  message->cmsg_len = CMSG_LEN(passed * sizeof(int));
  memcpy(CMSG_DATA(message), (int[passed]){channel, page, output}, passed * sizeof(int));
  ssize_t count;
  while ((count = sendmsg(fork_server, &ancillary.header, MSG_NOSIGNAL)) < 0 && errno == EINTR) {}
  if (count < 0) return -errno;
  int answer = 0;
  while ((count = recv(fork_server, &answer, sizeof answer, MSG_WAITALL)) < 0 && errno == EINTR) {}
  if (count < 0) return -errno;
  return count == sizeof answer ? answer : -EPIPE;
}

// Moves the descriptors to the numbers that `isolation_spawn` also uses.
static void settle(const int descriptors[passed]) {
  // The control socket has the number that the channel needs.
  dup2(descriptors[0], ISOLATION_CHANNEL);
  dup2(descriptors[1], ISOLATION_PAGE);
  dup2(descriptors[2], 1);
  dup2(descriptors[2], 2);
  syscall(SYS_close_range, ISOLATION_PAGE + 1, ~0U, 0);
  setsid();
  const char *home = getenv("HOME");
  if (home == NULL || chdir(home) < 0) _exit(127);
}

void fork_server_wait_for_request(uint64_t *hash_seed) {
  int descriptors[passed];
  while (true) {
    struct spawn_request request;
    struct ancillary_message ancillary;
    wrap(&ancillary, &request);
    ssize_t count = recvmsg(ISOLATION_CHANNEL, &ancillary.header, MSG_CMSG_CLOEXEC);
    if (count < 0 && errno == EINTR) continue;
    // Without a parent there is nothing left to wait for, and its files are removed too.
    if (count <= 0) isolation_leave();
    struct cmsghdr *message = CMSG_FIRSTHDR(&ancillary.header);
    if (count != sizeof request || message == NULL
        || message->cmsg_len != CMSG_LEN(passed * sizeof(int))) {
      _exit(127);
    }
    memcpy(descriptors, CMSG_DATA(message), sizeof descriptors);
    int child = (int)syscall(SYS_clone, CLONE_PARENT | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) {
      settle(descriptors);
      *hash_seed = request.hash_seed;
      return;
    }
    int answer = child < 0 ? -errno : child;
    for (int index = 0; index < passed; index++) close(descriptors[index]);
    if (send(ISOLATION_CHANNEL, &answer, sizeof answer, MSG_NOSIGNAL) < 0) isolation_leave();
  }
}
