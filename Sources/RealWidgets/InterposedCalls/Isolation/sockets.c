// Calls that reach other machines or other processes fail in a worker with a sandbox.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "Isolation.h"
#include "denials.h"
#include "sockets.h"

#define SHOWN __attribute__((visibility("default")))

static void describe(const struct sockaddr *address, socklen_t length, char text[256]) {
  char host[INET6_ADDRSTRLEN] = "";
  if (address->sa_family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *internet = (const void *)address;
    inet_ntop(AF_INET, &internet->sin_addr, host, sizeof host);
    snprintf(text, 256, "%s:%d", host, ntohs(internet->sin_port));
  } else if (address->sa_family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *internet = (const void *)address;
    inet_ntop(AF_INET6, &internet->sin6_addr, host, sizeof host);
    snprintf(text, 256, "[%s]:%d", host, ntohs(internet->sin6_port));
  } else if (address->sa_family == AF_UNIX && length > offsetof(struct sockaddr_un, sun_path)) {
    const struct sockaddr_un *local = (const void *)address;
    int size = (int)(length - offsetof(struct sockaddr_un, sun_path));
    // An abstract name begins with a zero byte.
    bool abstract = local->sun_path[0] == 0;
    snprintf(
      text, 256, "%s%.*s", abstract ? "@" : "", abstract ? size - 1 : size,
      local->sun_path + (abstract ? 1 : 0));
  } else {
    snprintf(text, 256, "address family %d", address->sa_family);
  }
}

bool sockets_deny(const struct sockaddr *address, socklen_t length) {
  if (length < sizeof address->sa_family) return false;
  char text[256] = "";
  describe(address, length, text);
  if (address->sa_family == AF_UNIX && text[0] == '/' && denials_may_write(AT_FDCWD, text)) {
    return false;
  }
  // Libraries bind this address to talk to themselves, which is not the code's doing.
  if (strcmp(text, "127.0.0.1:0") != 0) denials_note(ISOLATION_NOTE_CONNECTION, text);
  errno = ENETUNREACH;
  return true;
}

static bool is_denied(const struct sockaddr *address, socklen_t length) {
  return denials_apply() && address != NULL && sockets_deny(address, length);
}

SHOWN int connect(int socket, const struct sockaddr *address, socklen_t length) {
  if (is_denied(address, length)) return -1;
  return NEXT(connect)(
    socket, address, length);
}

SHOWN int bind(int socket, const struct sockaddr *address, socklen_t length) {
  if (is_denied(address, length)) return -1;
  return NEXT(bind)(socket, address, length);
}

SHOWN int listen(int socket, int backlog) {
  struct sockaddr_storage own;
  socklen_t length = sizeof own;
  if (denials_apply() && getsockname(socket, (struct sockaddr *)&own, &length) == 0
      && is_denied((const struct sockaddr *)&own, length)) {
    return -1;
  }
  return NEXT(listen)(socket, backlog);
}

SHOWN ssize_t sendto(
  int socket, const void *bytes, size_t count, int flags, const struct sockaddr *address,
  socklen_t length) {
  if (is_denied(address, length)) return -1;
  return NEXT(sendto)(
    socket, bytes, count, flags, address, length);
}

SHOWN ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  if (is_denied(message->msg_name, message->msg_namelen)) return -1;
  return NEXT(sendmsg)(socket, message, flags);
}

SHOWN int getaddrinfo(
  const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  if (denials_apply()) {
    denials_note(ISOLATION_NOTE_CONNECTION, node != NULL ? node : service != NULL ? service : "");
    return EAI_FAIL;
  }
  return NEXT(getaddrinfo)(node, service, hints, result);
}

SHOWN struct hostent *gethostbyname(const char *name) {
  if (denials_apply()) {
    denials_note(ISOLATION_NOTE_CONNECTION, name);
    h_errno = NO_RECOVERY;
    return NULL;
  }
  return NEXT(gethostbyname)(name);
}
