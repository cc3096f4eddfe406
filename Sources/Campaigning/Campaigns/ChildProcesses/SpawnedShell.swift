import Foundation

/// A shell command in its own process group, with this process's ends of its three pipes.
struct SpawnedShell {
  let process: pid_t
  let input: Int32
  let output: Int32
  /// The pipe from its standard error, -1 if that is discarded.
  let errors: Int32

  /// Serializes pipe creation and spawning, so that no child inherits another's pipes.
  private static let lock = NSLock()

  /// Starts a command with parameters from `$0` on, or throws ``ChildError/notStarted(_:)``.
  init(_ command: String, _ arguments: [String] = [], hasOutput: Bool = true) throws {
    // A reader that goes away must not end this process.
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

private struct Pipes {
  private var descriptors: [Int32] = []

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

/// The attributes and file actions of `posix_spawn`.
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
    // The child leads a new group and starts with default signal handling, regardless of this
    // process.
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
    // The copies live until the spawn has returned; C expects a null at the end.
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
