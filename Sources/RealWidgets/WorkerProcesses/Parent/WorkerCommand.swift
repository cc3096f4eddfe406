import Glibc

/// What to start as a worker: an executable, its arguments, and what its environment holds.
public struct WorkerCommand: Hashable, Sendable {
  /// The path of the executable.
  public var executable: String

  /// The arguments after the name.
  public var arguments: [String]

  /// The seed of hashing, which fixes the order of sets and dictionaries.
  public var hashSeed: UInt64

  /// The name of the time zone.
  public var timeZone: String

  /// The size in bytes of each thread's stack that asks for none of its own.
  public var stackSize: Int

  /// More variables for the environment, which otherwise holds only what a worker needs.
  public var variables: [String: String]

  /// What reads lines of the executable after a death; `nil` leaves that to the Swift runtime.
  package var symbolizer = Symbolizer.found

  /// The executable as other processes find it.
  package var image: String {
    executable == WorkerCommand.ownExecutable ? "/proc/\(getpid())/exe" : executable
  }

  /// The executable of this very process, also after its file was replaced.
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
