import Foundation

/// A command that `/bin/sh` runs in a process group of its own, with the near ends of its three pipes.
struct SpawnedShell {
  let process: pid_t
  /// What is written here the command reads.
  let input: Int32
  /// What the command writes on standard output.
  let output: Int32
  /// What the command writes on standard error, -1 where that goes nowhere.
  let errors: Int32

  /// Only one thread at a time makes pipes and starts processes, so that none inherits those of another.
  private static let lock = NSLock()

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - command: What the shell is to run.
  ///   - arguments: The shell's parameters from `$0` on.
  ///   - hasOutput: Whether anybody reads what it writes.
  /// - Throws: ``ChildError/notStarted(_:)``.
  init(_ command: String, _ arguments: [String] = [], hasOutput: Bool = true) throws {
    // Who stops reading must not end this process.
    signal(SIGPIPE, SIG_IGN)
    SpawnedShell.lock.lock()
    defer { SpawnedShell.lock.unlock() }
    var pipes = Pipes()
    do {
      let (theirInput, ours) = try pipes.make()
      var actions = SpawnActions()
      defer { actions.destroy() }
      actions.put(theirInput, at: STDIN_FILENO)
      (input, output, errors) = try {
        guard hasOutput else {
          actions.putNothing(at: STDOUT_FILENO)
          actions.putNothing(at: STDERR_FILENO)
          return (ours, -1, -1)
        }
        let (output, theirOutput) = try pipes.make()
        let (errors, theirErrors) = try pipes.make()
        actions.put(theirOutput, at: STDOUT_FILENO)
        actions.put(theirErrors, at: STDERR_FILENO)
        return (ours, output, errors)
      }()
      process = try actions.spawn(["/bin/sh", "-c", command] + arguments)
      pipes.close(besides: [input, output, errors])
    } catch {
      pipes.close(besides: [])
      throw error
    }
  }
}

/// The pipes that were made for one process.
private struct Pipes {
  private var descriptors: [Int32] = []

  /// Makes a pipe whose ends no other process inherits.
  mutating func make() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildError.notStarted(String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptors += ends
    return (ends[0], ends[1])
  }

  func close(besides kept: [Int32]) {
    for descriptor in descriptors where !kept.contains(descriptor) { Foundation.close(descriptor) }
  }
}

/// What `posix_spawn` does on the way to another program.
private struct SpawnActions {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // It leads a group, ignores and blocks no signal, whatever this process does.
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func put(_ descriptor: Int32, at place: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, place)
  }

  mutating func putNothing(at place: Int32) {
    posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_WRONLY, 0)
  }

  mutating func spawn(_ words: [String]) throws -> pid_t {
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.inOrder().map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process: pid_t = 0
    let problem = posix_spawn(
      &process,
      words[0],
      &actions,
      &attributes,
      &arguments,
      &environment
    )
    guard problem == 0 else { throw ChildError.notStarted(String(cString: strerror(problem))) }
    return process
  }
}
