import Foundation
import Glibc

private func address(_ port: UInt16) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return address
}

private func withAddress(_ body: (Int, Int) -> Void) {
  var address = address(80)
  withUnsafeMutablePointer(to: &address) {
    body(Int(bitPattern: $0), MemoryLayout<sockaddr_in>.size)
  }
}

extension Attack {
  /// Files, connections and programs, past the interposed calls.
  static let reachingOut: [Attack] = [
    Attack("open by name") { _ = open("/etc/hostname", O_RDONLY) },
    Attack("open by dlsym") {
      typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> Int32
      guard let symbol = dlsym(dlopen("libc.so.6", RTLD_LAZY), "open") else { return }
      _ = unsafeBitCast(symbol, to: Open.self)("/etc/hostname", O_RDONLY, 0)
    },
    Attack("open by the library's syscall") {
      _ = SystemCall.ofLibrary?(
        SystemCall.Number.openAt.rawValue,
        Int(AT_FDCWD),
        SystemCall.text("/etc/hostname"),
        0,
        0,
        0,
        0
      )
    },
    Attack("open by own instruction") {
      SystemCall.make(.openAt, Int(AT_FDCWD), SystemCall.text("/etc/shadow"))
    },
    Attack("write outside by own instruction") {
      SystemCall.make(
        .openAt,
        Int(AT_FDCWD),
        SystemCall.text("/var/tmp/attack"),
        Int(O_CREAT | O_RDWR)
      )
    },
    Attack("root link of its process") { _ = open("/proc/self/root/etc/hostname", O_RDONLY) },
    Attack("root link of the parent") { _ = open("/proc/\(getppid())/root/etc/hosts", O_RDONLY) },
    Attack("working folder of the parent") { _ = opendir("/proc/\(getppid())/cwd") },
    Attack("own memory as a file") { _ = open("/proc/self/mem", O_RDWR) },
    Attack("memory of the parent as a file") { _ = open("/proc/\(getppid())/mem", O_RDONLY) },
    Attack("environment of the parent") { _ = open("/proc/\(getppid())/environ", O_RDONLY) },
    Attack("link out of the home") {
      symlink("/etc/hostname", "out")
      SystemCall.make(.openAt, Int(AT_FDCWD), SystemCall.text("out"))
    },
    Attack("hard link into the home") {
      SystemCall.make(
        .linkAt,
        Int(AT_FDCWD),
        SystemCall.text("/etc/hostname"),
        Int(AT_FDCWD),
        SystemCall.text("inside")
      )
    },
    Attack("rename out of the home") {
      close(creat("mine", 0o600))
      SystemCall.make(
        .renameAt,
        Int(AT_FDCWD),
        SystemCall.text("mine"),
        Int(AT_FDCWD),
        SystemCall.text("/var/tmp/mine")
      )
    },
    Attack("mode of a file outside") {
      SystemCall.make(.changeMode, Int(AT_FDCWD), SystemCall.text("/etc/hostname"), 0o644)
    },
    Attack("truncate outside") {
      SystemCall.make(.truncate, SystemCall.text("/var/tmp/attack"), 0)
    },
    Attack("connect by own instruction") {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      withAddress { SystemCall.make(.connect, Int(socket), $0, $1) }
    },
    Attack("datagram by own instruction") {
      let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      withAddress { SystemCall.make(.sendTo, Int(socket), $0, 1, 0, $0, $1) }
    },
    Attack("bind and listen") {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      withAddress { SystemCall.make(.bind, Int(socket), $0, $1) }
      SystemCall.make(.listen, Int(socket), 1)
    },
    Attack("abstract socket") {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: UInt8.self, capacity: 16) { $0[3] = 65 }
        SystemCall.make(.connect, Int(socket), Int(bitPattern: $0), 8)
      }
    },
    Attack("packet socket") { _ = SystemCall.make(.socket, 17, 3, 0) },
    Attack("name lookup") {
      var found: UnsafeMutablePointer<addrinfo>?
      _ = getaddrinfo("widgets.example", "80", nil, &found)
    },
    Attack("fork by own instruction") {
      if SystemCall.make(.clone, Int(SIGCHLD)) == 0 { _exit(0) }
    },
    Attack("program by own instruction") {
      let arguments = UnsafeMutablePointer<Int>.allocate(capacity: 2)
      arguments[0] = SystemCall.text("true")
      arguments[1] = 0
      SystemCall.make(
        .execute,
        SystemCall.text("/bin/true"),
        Int(bitPattern: arguments),
        0
      )
    },
    Attack("program by posix_spawn") {
      var process = pid_t()
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      _ = posix_spawn(&process, "/bin/true", nil, nil, &arguments, nil)
    },
    Attack("daemon") { _ = daemon(1, 1) },
    Attack("own namespace") { SystemCall.make(.unshare, 0x1000_0000) },
    Attack("queue of calls") { SystemCall.make(.ring, 8, 0) },
    Attack("shared memory of others") { SystemCall.make(.sharedMemory, 4711, 4096, 0o1600) },
    Attack("mount") { SystemCall.make(.mount, 0, SystemCall.text("/tmp")) },
  ]

  /// Signals to and views into other processes.
  static let onOthers: [Attack] = [
    Attack("kill the parent") { _ = kill(getppid(), SIGKILL) },
    Attack("kill the parent by own instruction") {
      SystemCall.make(.kill, Int(getppid()), Int(SIGKILL))
    },
    Attack("stop the parent") { _ = kill(getppid(), SIGSTOP) },
    Attack("stop a thread of the parent") {
      SystemCall.make(.threadKill, Int(getppid()), Int(getppid()), Int(SIGSTOP))
    },
    Attack("kill everyone") { _ = kill(-1, SIGKILL) },
    Attack("signal by handle") {
      let handle = SystemCall.make(.openProcess, Int(getppid()))
      SystemCall.make(.signalProcess, handle, Int(SIGKILL))
    },
    Attack("trace the parent") { SystemCall.make(.trace, 16, Int(getppid())) },
    Attack("write to the parent's memory") {
      SystemCall.make(.writeMemory, Int(getppid()), 0, 0, 0, 0)
    },
    Attack("limits of the parent") {
      let limit = UnsafeMutablePointer<rlimit>.allocate(capacity: 1)
      limit.initialize(to: rlimit(rlim_cur: 8, rlim_max: 8))
      SystemCall.make(.limit, Int(getppid()), 7, Int(bitPattern: limit))
    },
    Attack("outlive the parent") { SystemCall.make(.control, 1, 0) },
    Attack("leave the session") { SystemCall.make(.newSession) },
  ]
}
