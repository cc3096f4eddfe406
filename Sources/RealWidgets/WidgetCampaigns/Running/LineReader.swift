import WorkerProcesses

/// Finds the lines of places in a program's debug information, see `CodePlaces`.
struct LineReader: Sendable {
  let symbolizer: Symbolizer

  let program: String

  let deaths: CrashCache

  /// The addresses per function, the bytes between two, and the number of functions.
  private static let (addressLimit, step, functionLimit) = (64, 4, 8)

  /// The number of addresses tried before a call without a line.
  private static let steps = 16

  /// Returns the lines of a place of `CodePlaces`, innermost first, the harness's own code
  /// included; empty if none is known, `nil` if the symbolizer fails.
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

  /// Returns the lines near the calls of a place, innermost first; none for other kinds of places.
  ///
  /// Calls that an optimiser merged from several lines have no line of their own. The instructions
  /// before them may have one, and their function does.
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

  private func offsets(of text: String) -> [UInt64] {
    guard text.hasPrefix("calls ") else { return [] }
    // A return address lies after its call.
    return text.split(separator: " ").dropFirst().compactMap { UInt64($0, radix: 16) }
      .filter { $0 > 0 }.map { $0 - 1 }
  }

  private static func lines(of functions: [SymbolizedFunction]) -> [PlaceLine] {
    functions.map { PlaceLine($0.frame) }.filter { $0.line > 0 }
  }

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
  /// The reader of the program's lines; `nil` without a symbolizer.
  var lineReader: LineReader? {
    command.symbolizer.map {
      LineReader(symbolizer: $0, program: command.image, deaths: deaths)
    }
  }
}
