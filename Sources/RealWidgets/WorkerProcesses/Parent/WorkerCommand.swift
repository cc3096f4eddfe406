import Glibc

/// The executable, arguments and environment of a worker.
public struct WorkerCommand: Hashable, Sendable {
  /// The path of the executable.
  public var executable: String

  /// The arguments after the name.
  public var arguments: [String]

  /// The seed of hashing, which fixes the order of sets and dictionaries.
  public var hashSeed: UInt64

  /// The name of the time zone.
  public var timeZone: String

  /// The default stack size of a thread, in bytes.
  public var stackSize: Int

  /// Additional environment variables; a worker otherwise gets only the ones it needs.
  public var variables: [String: String]

  /// The reader of the executable's lines after a crash; `nil` leaves that to the Swift runtime.
  package var symbolizer = Symbolizer.found

  /// The executable's path as seen by other processes.
  package var image: String {
    executable == WorkerCommand.ownExecutable ? "/proc/\(getpid())/exe" : executable
  }

  /// The executable of this process, even after its file was replaced.
  public static let ownExecutable = "/proc/self/exe"

  /// Creates a command.
  public init(
    executable: String = WorkerCommand.ownExecutable,
    arguments: [String] = [],
    hashSeed: UInt64 = 0,
    timeZone: String = "UTC",
    stackSize: Int = 4 << 20,
    variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.hashSeed = hashSeed
    self.timeZone = timeZone
    self.stackSize = stackSize
    self.variables = variables
  }
}
