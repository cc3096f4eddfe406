/// Why a worker ended, and where in the code.
public struct CrashReport: Hashable, Sendable {
  /// The kind of end.
  public var kind: Kind

  /// What was said about it, such as the text of a fatal error; without addresses.
  public var description: String

  /// The frames of the thread that caused it, innermost first; empty where none are known.
  public var frames: [Frame]

  /// What kept the frames or their lines from being known, empty if nothing did.
  public var gap = ""

  /// The kinds of ends.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// `nil` was unwrapped.
    case forcedUnwrap
    /// An index was out of range.
    case indexOutOfRange
    /// Arithmetic overflowed, divided by zero or met a value that its type cannot hold.
    case overflow
    /// A `try!` met an error.
    case forcedTry
    /// A forced cast met another type.
    case forcedCast
    /// A fatal error, precondition or assertion with a text.
    case fatalError
    /// Any other trap.
    case trap
    /// `abort()` was called.
    case abort
    /// `exit()` was called.
    case exit
    /// The stack overflowed.
    case stackOverflow
    /// Memory was touched that is not there.
    case segmentationFault
    /// More memory was allocated than is allowed, or than there is.
    case outOfMemory
    /// The processor time was used up without an end in sight.
    case endlessLoop
    /// The worker waited for something real, outside of the simulation.
    case blocked
    /// A reply was larger than allowed.
    case flooded
    /// A reply made no sense, or the channel was closed.
    case garbled
    /// Somebody else ended the process.
    case killed
  }

  /// One call on the stack.
  public struct Frame: Hashable, Sendable {
    /// The function, demangled; empty where unknown.
    public var function: String
    /// The path of the source file, empty where unknown.
    public var file: String
    /// The line, 0 where unknown.
    public var line: Int
    /// The name of the executable or library.
    public var image: String

    /// Creates a frame.
    public init(function: String, file: String = "", line: Int = 0, image: String = "") {
      self.function = function
      self.file = file
      self.line = line
      self.image = image
    }
  }

  /// Creates a report.
  public init(_ kind: Kind, _ description: String = "", frames: [Frame] = []) {
    self.kind = kind
    self.description = description
    self.frames = frames
  }

  /// The innermost frame with a line in a file that the predicate accepts.
  ///
  /// - Parameter isUserFile: Whether a path is one of the files whose code is judged.
  /// - Returns: The frame, or `nil` if no such frame is known.
  public func source(where isUserFile: (String) -> Bool) -> Frame? {
    frames.first { !$0.file.isEmpty && $0.line > 0 && isUserFile($0.file) }
  }

  /// The kind and what was said, in one line.
  public var summary: String {
    description.isEmpty ? kind.rawValue : "\(kind.rawValue): \(description)"
  }
}
