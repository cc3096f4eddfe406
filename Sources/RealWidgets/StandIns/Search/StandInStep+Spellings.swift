extension StandInStep {
  mutating func declareCall(of type: String, _ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    let owner = type == StandInNames.value ? StandInNames.type : NominalType.name(of: type)
    let place = declarations.index(ofType: owner)
    guard place != nil || owner == StandInNames.type else {
      redeclareCall(at: index, source)
      return
    }
    var open = index
    while open < index + 12, !source.isSign(open, "(") { open += 1 }
    guard let (shape, _) = CallShape.read(at: open, in: source) else { return }
    let isGeneric = place.map { declarations.types[$0].genericCount == 1 } ?? false
    declarations.declare(
      StandInMember(
        owner: owner,
        name: "callAsFunction",
        form: .function(shape),
        result: isGeneric ? .type("T0") : .opaque,
        origin: source.place(of: index)
      )
    )
  }

  /// Removes the conditions of an extension; a stand-in cannot meet them.
  mutating func blankConditions(after index: Int, _ source: TokenizedSource) {
    var place = index
    while place < index + 20, source.text(place) != "where" { place += 1 }
    guard source.text(place) == "where" else { return }
    while source.tokens.indices.contains(place), !source.isSign(place, "{") {
      declarations.blanked.insert(.init(file: source.path, index: place))
      place += 1
    }
  }

  /// Removes a word at a place or slightly before or after it.
  mutating func blank(_ word: String, around index: Int, _ source: TokenizedSource) {
    for distance in 0..<8 {
      for place in [index - distance, index + distance] where source.text(place) == word {
        declarations.blanked.insert(.init(file: source.path, index: place))
        return
      }
    }
  }

  /// Declares a labelled subscript of collections, such as `[safe: 0]`.
  mutating func declareSubscript(at index: Int, _ source: TokenizedSource) {
    var open = index
    while open < index + 8, !source.isSign(open, "[") { open += 1 }
    guard source.isSign(open, "["), source.isSign(open + 2, ":") else { return }
    let label = source.text(open + 1)
    declarations.declare(
      StandInMember(
        owner: "Collection",
        name: label,
        form: .verbatim(
          "subscript(`\(label)` index: Index) -> Element? "
            + "{ indices.contains(index) ? self[index] : nil }"
        ),
        origin: source.place(of: open)
      )
    )
  }
}
