import WidgetHost

/// Reads from the debug information of a program what its places stand for, see ``CodePlaces``.
struct LineReader: Sendable {
  let symbolizer: Symbolizer

  /// The path of the program.
  let program: String

  /// What was asked so far.
  let deaths: KnownDeaths

  /// The addresses of a function that are looked at, the bytes between two, and how many functions are.
  private static let (addressLimit, step, functionLimit) = (64, 4, 8)

  /// The lines of a place, innermost first; those of our own code are among them.
  ///
  /// - Parameter text: A place as ``CodePlaces`` writes it.
  /// - Returns: Its lines, empty where none is known; `nil` when the symbolizer fails.
  func lines(of text: String) -> [PlaceLine]? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "calls":
      // A return address lies after its call.
      let offsets = text.split(separator: " ").dropFirst().compactMap { UInt64($0, radix: 16) }
      return functions(at: offsets.filter { $0 > 0 }.map { $0 - 1 })?.joined().map(\.frame)
        .filter { $0.line > 0 }.map { PlaceLine($0) }
    case "function" where words.count == 3:
      return declaration(of: words[1], in: words[2])
    default: return CodePlaces.lines(of: text).map { PlaceLine($0) }
    }
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
