import Foundation

/// Lets processes take turns with files; here a process is alone, so that each turn comes at once.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others do not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Symbolic links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is changed.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Creates a coordinator.
  public init(filePresenter: AnyObject? = nil) {}

  /// Runs code that reads a file.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Runs code that writes a file.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }
}
