/// The reason why a worker ended, and the location in the code.
public struct CrashReport: Hashable, Sendable {
  /// The kind of end.
  public var kind: Kind

  /// The details, such as the text of a fatal error; without addresses.
  public var description: String

  /// The frames of the thread that caused it, innermost first; empty if unknown.
  public var frames: [Frame]

  /// The reason why frames or lines are missing; empty if nothing is.
  public var gap = ""

  /// The kinds of ends.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// `nil` was unwrapped.
    case forcedUnwrap
    case indexOutOfRange
    /// Arithmetic overflowed, divided by zero or produced a value that its type cannot hold.
    case overflow
    case forcedTry
    case forcedCast
    case fatalError
    case trap
    case abort
    case exit
    case stackOverflow
    /// Unmapped memory was accessed.
    case segmentationFault
    /// More memory was allocated than is allowed or available.
    case outOfMemory
    /// The processor time was used up.
    case endlessLoop
    /// The worker waited for something outside the simulation.
    case blocked
    case flooded
    /// A reply was malformed, or the channel was closed.
    case garbled
    case killed
  }

  /// One call on the stack.
  public struct Frame: Hashable, Sendable {
    /// The function, demangled; empty if unknown.
    public var function: String
    /// The path of the source file, empty if unknown.
    public var file: String
    /// The line, 0 if unknown.
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

  /// Returns the innermost frame with a line in a file that the predicate accepts.
  public func source(where isUserFile: (String) -> Bool) -> Frame? {
    frames.first { !$0.file.isEmpty && $0.line > 0 && isUserFile($0.file) }
  }

  /// The kind and the description, in one line.
  public var summary: String {
    description.isEmpty ? kind.rawValue : "\(kind.rawValue): \(description)"
  }
}
