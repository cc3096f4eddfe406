import Glibc
import InterposedCalls

/// Denies code in a worker access to files outside its home, processes and connections.
///
/// A denied call fails as in an app's sandbox and leaves a note. A worker with a sandbox also turns
/// `exit` and `abort` into a report with the line.
public enum SandboxDenials {
  /// A denied call.
  public struct Note: Hashable, Sendable {
    /// The purposes of denied calls.
    public enum Kind: Int32, Hashable, Sendable {
      /// Reading, writing, creating or changing a file outside the home; the text is its path.
      case file = 1
      /// Starting a process; the text is the program or command.
      case process = 2
      /// Reaching another process or machine; the text is the address or name.
      case connection = 3
    }

    /// The purpose of the call.
    public var kind: Kind

    /// The path, command or address.
    public var text: String

    /// The number of the place of the call, 0 for none.
    public var place: Int32

    /// Creates a note.
    public init(kind: Kind, text: String, place: Int32 = 0) {
      self.kind = kind
      self.text = text
      self.place = place
    }
  }

  /// Starts denying in this whole process; code may read and write in `home`, by default the
  /// worker's own, and read `readable` in addition to the system's own files.
  public static func begin(home: String = SandboxDenials.home, readable: [String] = []) {
    // `isolation_deny` makes its own copies, so these may be freed.
    let copies = readable.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let list = copies.map { UnsafePointer($0) }
    list.withUnsafeBufferPointer { isolation_deny(home, $0.baseAddress, $0.count) }
  }

  /// The home that this process was started with.
  public static var home: String {
    getenv("HOME").map { String(cString: $0) } ?? "/"
  }

  /// Stops denying.
  public static func end() {
    isolation_allow()
  }

  /// Runs work of the host with nothing denied on this thread, and returns its result.
  public static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    isolation_privileged_begin()
    defer { isolation_privileged_end() }
    return try body()
  }

  /// Removes and returns the notes since the last call, oldest first.
  public static func takeNotes() -> [Note] {
    var notes: [Note] = []
    forEachNote { note, _ in notes.append(note) }
    return notes
  }

  /// Removes the notes since the last call one by one, oldest first; cheap if there are none.
  ///
  /// - Parameter body: Gets a note and the owner of the code that caused it, `Int64.min` if
  ///   unknown.
  package static func forEachNote(_ body: (Note, Int64) -> Void) {
    // One buffer for all notes; `String(cString:)` copies before the next note overwrites it.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { text in
      guard let start = text.baseAddress else { return }
      var kind: Int32 = 0
      var place: Int32 = 0
      var owner: Int64 = .min
      while isolation_take_note(&kind, &owner, &place, start, text.count) {
        guard let known = Note.Kind(rawValue: kind) else { continue }
        let note = Note(kind: known, text: String(cString: start), place: place)
        body(note, owner)
      }
    }
  }

  package static func forgetNotes() { forEachNote { _, _ in } }
}
