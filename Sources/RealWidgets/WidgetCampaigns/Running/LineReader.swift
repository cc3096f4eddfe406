import WorkerProcesses

/// Reads from the debug information of a program what its places stand for, see `CodePlaces`.
struct LineReader: Sendable {
  let symbolizer: Symbolizer

  /// The path of the program.
  let program: String

  /// What was asked so far.
  let deaths: CrashCache

  /// The addresses of a function that are looked at, the bytes between two, and how many functions are.
  private static let (addressLimit, step, functionLimit) = (64, 4, 8)

  /// How many addresses before a call of no line are looked at.
  private static let steps = 16

  /// The lines of a place, innermost first; those of our own code are among them.
  ///
  /// - Parameter text: A place as `CodePlaces` writes it.
  /// - Returns: Its lines, empty where none is known; `nil` when the symbolizer fails.
  func lines(of text: String) -> [PlaceLine]? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "calls": return functions(at: offsets(of: text))?.flatMap { LineReader.lines(of: $0) }
    case "function" where words.count == 3:
      return declaration(of: words[1], in: words[2])
    case "entries":
      return lines(of: String(text.dropFirst("entries ".count)))?.map(EntriesLine.declaration)
    case "leak" where words.count == 3:
      return closure(ofContinuationIn: words[1], besides: words[2])
    default: return PlaceText.line(of: text).map { [PlaceLine($0)] } ?? []
    }
  }

  /// The lines near the calls of a place, innermost first; none of a place of another kind.
  ///
  /// Calls of several lines that an optimiser has made one have no line of their own. The instructions
  /// before them may have one, and their function has.
  ///
  /// - Parameter text: A place as `CodePlaces` writes it.
  /// - Returns: The lines, those of one call after the other.
  func linesNear(_ text: String) -> [PlaceLine] {
    let calls = offsets(of: text).prefix(LineReader.functionLimit)
    guard let functions = functions(at: Array(calls)) else { return [] }
    return zip(calls, functions).flatMap { offset, own -> [PlaceLine] in
      let earlier = (1...LineReader.steps).map { offset &- UInt64($0 * LineReader.step) }
      let before = self.functions(at: earlier) ?? []
      let near = before.lazy.filter { $0.last?.name == own.last?.name }
        .map { LineReader.lines(of: $0) }.first { !$0.isEmpty }
      return near ?? own.map { PlaceLine($0.declaration) }.filter { $0.line > 0 }
    }
  }

  /// Where the calls of a place lie.
  private func offsets(of text: String) -> [UInt64] {
    guard text.hasPrefix("calls ") else { return [] }
    // A return address lies after its call.
    return text.split(separator: " ").dropFirst().compactMap { UInt64($0, radix: 16) }
      .filter { $0 > 0 }.map { $0 - 1 }
  }

  private static func lines(of functions: [SymbolizedFunction]) -> [PlaceLine] {
    functions.map { PlaceLine($0.frame) }.filter { $0.line > 0 }
  }

  /// The line in which a function of a type is declared.
  private func declaration(of name: String, in type: String) -> [PlaceLine]? {
    let standing = CodeFunctions(of: program).standing(for: name, inMangled: type)
    let offsets = standing.prefix(LineReader.functionLimit).flatMap { function -> [UInt64] in
      let end = function.start + max(1, function.size)
      return Array(
        stride(from: function.start, to: end, by: LineReader.step).prefix(LineReader.addressLimit)
      )
    }
    guard let lists = functions(at: offsets) else { return nil }
    let named = lists.joined().filter { CodeFunctions.isName($0.name, of: name, inMangled: type) }
    let frames = named.map(\.declaration) + named.map(\.frame) + (lists.first ?? []).map(\.frame)
    return frames.first { $0.line > 0 && !$0.file.isEmpty }.map { [PlaceLine($0)] } ?? []
  }

  /// The line in which the closure begins to which a continuation was given.
  private func closure(ofContinuationIn name: String, besides type: String) -> [PlaceLine]? {
    let closures = CodeFunctions(of: program).closures(ofContinuationIn: name, besides: type)
    guard let lists = functions(at: closures.prefix(1).map(\.start)) else { return nil }
    return lists.joined().map { PlaceLine($0.declaration) }.filter { $0.line > 0 }
  }

  private func functions(at offsets: [UInt64]) -> [[SymbolizedFunction]]? {
    deaths.functions(
      at: offsets.map { CodeAddress(image: program, offset: $0) },
      by: symbolizer
    )
  }
}

extension WorkerLaunch {
  /// What reads lines of the program without its help; `nil` where nothing does.
  var lineReader: LineReader? {
    command.symbolizer.map {
      LineReader(symbolizer: $0, program: command.image, deaths: deaths)
    }
  }
}
