import Synchronization

/// The backtraces of the deaths of one executable, by the place in its code.
///
/// Writing a backtrace takes the runtime far longer than most cases take to run, and code that dies
/// mostly dies at few places. So a worker that is about to die where one has died before leaves only
/// the place, and its backtrace is the other one's. The two are alike: a place stands for all calls of
/// the executable on the stack.
///
/// Where there is a symbolizer no backtraces are written, but lines are asked for; an address is asked for
/// once.
public final class CrashCache: Sendable {
  private struct Book {
    var backtraces: [UInt64: Backtrace] = [:]
    var borrowed = 0
  }

  private struct Functions {
    var known: [CodeAddress: [SymbolizedFunction]] = [:]
    var questions = 0

    /// The symbolizers that run, by the path of what they read.
    var sessions: [String: SymbolizerSession] = [:]

    /// Asks a symbolizer about addresses that are not known.
    mutating func ask(
      _ symbolizer: Symbolizer,
      about addresses: [CodeAddress],
      unless shouldStop: () -> Bool
    ) -> Bool {
      for image in Set(addresses.map(\.image)).sorted() {
        let addresses = addresses.filter { $0.image == image }
        guard let session = sessions[image] ?? SymbolizerSession(symbolizer, image: image),
          let found = session.functions(at: addresses.map(\.offset), unless: shouldStop)
        else {
          sessions[image] = nil
          return false
        }
        sessions[image] = session
        for (address, list) in zip(addresses, found) { known[address] = list }
      }
      return true
    }
  }

  private let book = Mutex(Book())
  private let functions = Mutex(Functions())

  private let shouldStop: @Sendable () -> Bool

  /// Creates the book of an executable that never died.
  ///
  /// - Parameter shouldStop: Whether somebody has asked this process to stop: then no symbolizer is
  ///   waited for.
  public init(shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.shouldStop = shouldStop
  }

  /// The places of the deaths so far.
  var places: [UInt64] { book.withLock { $0.backtraces.keys.sorted() } }

  /// How often the backtrace of an earlier death stood for one that was not written.
  public var borrowed: Int { book.withLock { $0.borrowed } }

  /// How often the symbolizer was asked.
  public var questions: Int { functions.withLock { $0.questions } }

  /// The functions at some addresses, innermost first.
  ///
  /// Who asks while another question is under way waits, since it may be the same.
  ///
  /// - Returns: A list for each address; `nil` when the symbolizer fails.
  package func functions(
    at addresses: [CodeAddress],
    by symbolizer: Symbolizer
  ) -> [[SymbolizedFunction]]? {
    functions.withLock { book in
      var seen: Set<CodeAddress> = []
      let unknown = addresses.filter { book.known[$0] == nil && seen.insert($0).inserted }
      if !unknown.isEmpty {
        book.questions += 1
        guard book.ask(symbolizer, about: unknown, unless: shouldStop) else { return nil }
      }
      return addresses.map { book.known[$0] ?? [] }
    }
  }

  /// The functions with a line for those calls that stand at an instruction of no line: that of a place
  /// shortly before it in the same function.
  ///
  /// - Parameters:
  ///   - functions: What was found at the addresses.
  ///   - addresses: The addresses.
  ///   - symbolizer: What is asked.
  /// - Returns: The functions at the addresses or shortly before them.
  func fillingLines(
    of functions: [[SymbolizedFunction]],
    at addresses: [CodeAddress],
    by symbolizer: Symbolizer
  ) -> [[SymbolizedFunction]] {
    let distances: [UInt64] = [6, 14, 30, 62]
    var filled = functions
    for (index, address) in addresses.enumerated().prefix(8) {
      guard let function = functions[index].last, function.line == 0 else { continue }
      let near = distances.filter { $0 <= address.offset }.map {
        CodeAddress(image: address.image, offset: address.offset - $0)
      }
      let found = self.functions(at: near, by: symbolizer) ?? []
      let known = found.first { $0.last?.name == function.name && $0.last?.line != 0 }
      if let known { filled[index] = known }
    }
    return filled
  }

  /// The backtrace of a death: the one that was written, else what is known of the place.
  ///
  /// - Parameters:
  ///   - place: The place, 0 where none could be told.
  ///   - written: The backtrace that the runtime wrote, `nil` when it wrote none.
  /// - Returns: The backtrace, `nil` where none is known.
  func backtrace(of place: UInt64, written: Backtrace?) -> Backtrace? {
    guard place != 0 else { return written }
    return book.withLock { book in
      if let written { book.backtraces[place] = written }
      if written == nil, book.backtraces[place] != nil { book.borrowed += 1 }
      return book.backtraces[place]
    }
  }
}
