import Glibc
import InterposedCalls

/// What a worker denies to the code that it runs: files outside its home, processes, connections.
///
/// A denied call fails as the system would fail it for an app in its sandbox, and leaves a note.
/// A worker with a sandbox also turns `exit` and `abort` into a report that names the line.
public enum SandboxDenials {
  /// A call that was denied.
  public struct Note: Hashable, Sendable {
    /// What the call wanted.
    public enum Kind: Int32, Hashable, Sendable {
      /// To read, write, create or change a file outside the home; the text is its path.
      case file = 1
      /// To start a process; the text is the program or command.
      case process = 2
      /// To reach another process or machine; the text is the address or name.
      case connection = 3
    }

    /// What the call wanted.
    public var kind: Kind

    /// The path, command or address.
    public var text: String

    /// The number of the place where the call was made, 0 for none.
    public var place: Int32

    /// Creates a note.
    public init(kind: Kind, text: String, place: Int32 = 0) {
      self.kind = kind
      self.text = text
      self.place = place
    }
  }

  /// Begins to deny in this whole process.
  ///
  /// - Parameters:
  ///   - home: The folder that code may read and write; a worker's own unless another is given.
  ///   - readable: Files and folders that code may read beside its home and the system's own.
  public static func begin(home: String = SandboxDenials.home, readable: [String] = []) {
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

  /// Runs a closure to which nothing is denied on this thread, a privileged section.
  ///
  /// - Parameter body: What the host itself needs, such as a file outside the home.
  /// - Returns: What the closure returns.
  public static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    isolation_privileged_begin()
    defer { isolation_privileged_end() }
    return try body()
  }

  /// Takes the notes since the last call, oldest first.
  public static func takeNotes() -> [Note] {
    var notes: [Note] = []
    forEachNote { note, _ in notes.append(note) }
    return notes
  }

  /// Takes the notes since the last call one by one, oldest first; cheap when there is none.
  ///
  /// - Parameter body: Gets a note and for what the code worked that left it, `Int64.min` if that is not
  ///   known.
  package static func forEachNote(_ body: (Note, Int64) -> Void) {
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

  /// Drops the notes since the last call.
  package static func forgetNotes() { forEachNote { _, _ in } }
}
