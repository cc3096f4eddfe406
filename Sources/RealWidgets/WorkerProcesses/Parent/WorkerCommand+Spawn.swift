import Glibc
import InterposedCalls

extension WorkerCommand {
  /// Returns the worker's whole environment; nothing else of this process's is passed on.
  func environment(in folder: WorkerFolder) -> [String: String] {
    var environment = variables
    environment["PATH"] = "/usr/bin:/bin"
    environment["LANG"] = "C.UTF-8"
    environment["HOME"] = folder.home
    // Foundation prefers the user database to `HOME`.
    environment["CFFIXED_USER_HOME"] = folder.home
    environment["TMPDIR"] = folder.home
    environment["TZ"] = timeZone
    environment["WIDGETCHECK_WORKER"] = "\(WorkerChannel.version)"
    environment["WIDGETCHECK_HASH_SEED"] = "\(hashSeed)"
    environment["WIDGETCHECK_FOLDER"] = folder.path
    // The last frames show where a runaway recursion began; the first, where the crash is.
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,output-to=\(folder.reports),threads=crashed,"
      + "images=none,registers=none,limit=64,top=8,timeout=30s,format=json"
    // A toolchain outside its usual place is found only through this variable. The worker removes
    // it from its environment before any other code runs.
    if let libraries = getenv("LD_LIBRARY_PATH") {
      environment["LD_LIBRARY_PATH"] = String(cString: libraries)
    }
    return environment
  }

  func spawn(in folder: WorkerFolder, page: Int32, channel: Int32, output: Int32) throws -> Int32 {
    let variables = environment(in: folder).map { "\($0)=\($1)" }.sorted()
    var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup($0) } + [nil]
    // The new process has its own copy of the strings once `isolation_spawn` returns.
    defer { for pointer in argumentPointers + variablePointers { free(pointer) } }
    return try executable.withCString { path in
      try folder.home.withCString { directory in
        try argumentPointers.withUnsafeMutableBufferPointer { arguments in
          try variablePointers.withUnsafeMutableBufferPointer { variables in
            var start = isolation_start(
              path: path,
              arguments: arguments.baseAddress,
              environment: variables.baseAddress,
              directory: directory,
              channel: channel,
              page: page,
              output: output,
              stack_size: stackSize
            )
            return try WorkerError.check("starting \(executable)", isolation_spawn(&start))
          }
        }
      }
    }
  }
}
