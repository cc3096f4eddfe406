import Synchronization

/// The backtraces of one executable's crashes, by their place in the code.
///
/// The runtime takes far longer to write a backtrace than most cases take to run, and most code
/// crashes at few places. So a worker that crashes at a known place leaves only the place and gets
/// the earlier backtrace. The place represents all calls of the executable on the stack, so the two
/// are alike.
///
/// With a symbolizer, no backtraces are written; each address is looked up once.
public final class CrashCache: Sendable {
  private struct Book {
    var backtraces: [UInt64: Backtrace] = [:]
    var borrowed = 0
  }

  private struct Functions {
    var known: [CodeAddress: [SymbolizedFunction]] = [:]
    var questions = 0

    var sessions: [String: SymbolizerSession] = [:]

    /// Looks up addresses that are not known; returns false if a symbolizer fails.
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

  // Workers of several threads share one cache.
  private let book = Mutex(Book())
  private let functions = Mutex(Functions())

  private let shouldStop: @Sendable () -> Bool

  /// Creates an empty cache.
  public init(shouldStop: @escaping @Sendable () -> Bool = { false }) {
    self.shouldStop = shouldStop
  }

  var places: [UInt64] { book.withLock { $0.backtraces.keys.sorted() } }

  /// The number of crashes that got the backtrace of an earlier one.
  public var borrowed: Int { book.withLock { $0.borrowed } }

  /// The number of calls of the symbolizer.
  public var questions: Int { functions.withLock { $0.questions } }

  /// Returns the functions at addresses, innermost first, after a lookup under way; `nil` on
  /// failure.
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

  /// Replaces functions without a line by those shortly before them in the same function.
  func fillingLines(
    of functions: [[SymbolizedFunction]],
    at addresses: [CodeAddress],
    by symbolizer: Symbolizer
  ) -> [[SymbolizedFunction]] {
    // In bytes. One lookup for all of them costs less than one for each.
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

  /// Returns the backtrace of a crash: the written one, else the one known for its place.
  func backtrace(of place: UInt64, written: Backtrace?) -> Backtrace? {
    guard place != 0 else { return written }
    return book.withLock { book in
      if let written { book.backtraces[place] = written }
      if written == nil, book.backtraces[place] != nil { book.borrowed += 1 }
      return book.backtraces[place]
    }
  }
}
