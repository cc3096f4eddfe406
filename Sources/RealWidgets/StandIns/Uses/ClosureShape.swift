extension ClosureShape {
  static func read(at open: Int, in source: TokenizedSource) -> ClosureShape {
    let close = source.partners[open]
    guard close > open else { return ClosureShape() }
    var shape = ClosureShape()
    var body = open + 1
    if let head = head(of: open, in: source) {
      body = head.body
      shape.parameters = head.parameters.map { parameter in
        parameter.type ?? type(of: parameter.name, in: body..<close, source)
      }
    } else {
      let names = source.tokens[body..<close].compactMap { token -> Int? in
        token.text.hasPrefix("$") ? Int(token.text.dropFirst()) : nil
      }
      let count = (names.max() ?? -1) + 1
      shape.parameters = (0..<count).map { type(of: "$\($0)", in: body..<close, source) }
    }
    var index = body
    var hasReturn = false
    while index < close {
      let text = source.text(index)
      if text == "Task" || text == "func",
        let brace = nextBrace(after: index, before: close, source)
      {
        index = source.partners[brace]
      } else if text == "await" {
        shape.isAsync = true
      } else if text == "return", source.tokens[index].kind == .word {
        hasReturn = true
      }
      index += 1
    }
    shape.buildsViews = !hasReturn && beginsWithView(body..<close, source)
    shape.isVoid = body >= close
    return shape
  }

  private static func nextBrace(after index: Int, before end: Int, _ source: TokenizedSource)
    -> Int?
  {
    for place in index..<min(end, index + 12) where source.isSign(place, "{") {
      return source.partners[place] > place ? place : nil
    }
    return nil
  }

  /// Returns the parameters before `in`, with the first token of the body.
  static func head(
    of open: Int,
    in source: TokenizedSource
  ) -> (parameters: [(name: String, type: String?)], body: Int)? {
    let close = source.partners[open]
    var index = open + 1
    if source.isSign(index, "[") { index = source.partners[index] + 1 }
    while source.isSign(index, "@") { index += 2 }
    var parameters: [(String, String?)] = []
    if source.isSign(index, "(") {
      let end = source.partners[index]
      guard end > index else { return nil }
      var place = index + 1
      while place < end {
        let name = source.text(place)
        let next = source.endOfElement(from: place, before: end)
        let isTyped = source.isSign(place + 1, ":")
        parameters.append((name, isTyped ? source.joined(place + 2..<next) : nil))
        place = next + 1
      }
      index = end + 1
    } else {
      while source.isWord(index), source.text(index) != "in" {
        parameters.append((source.text(index), nil))
        index += 1
        guard source.isSign(index, ",") else { break }
        index += 1
      }
    }
    while index < close, source.text(index) != "in" {
      guard
        ["async", "throws", "->"].contains(source.text(index)) || source.isWord(index)
          || source.isSign(index, ".") || source.isSign(index, "?"), index < open + 60
      else { return nil }
      if source.tokens[index].startsLine { return nil }
      index += 1
    }
    guard index < close, source.text(index) == "in" else { return nil }
    return (parameters, index + 1)
  }

  static func type(of name: String, in body: Range<Int>, _ source: TokenizedSource) -> String {
    var type = StandInNames.value
    for index in body where source.text(index) == name && source.tokens[index].kind == .word {
      let before = source.text(index - 1)
      let after = source.text(index + 1)
      if before == "switch", source.isSign(index + 1, "{"),
        source.tokens[index...(source.partners[index + 1])].contains(where: { $0.text == "success" }
        )
      {
        return "Result<\(StandInNames.value), any Swift.Error>"
      }
      if isCondition(index, source) { return "Bool" }
      let isBound =
        before == "=" && ["let", "var"].contains(source.text(index - 3))
        && ["if", "guard", ","].contains(source.text(index - 4))
      let isShort =
        ["let", "var"].contains(before)
        && ["if", "guard", ","].contains(source.text(index - 2)) && after != "="
      let isCompared = ["==", "!="].contains(after) && source.text(index + 2) == "nil"
      let isChained =
        source.isSign(index + 1, "?") && !source.tokens[index + 1].followsSpace
        || source.isSign(index + 1, "!") && !source.tokens[index + 1].followsSpace || after == "??"
      if isBound || isShort || isCompared || isChained {
        type =
          name.lowercased().hasSuffix("error") ? "(any Swift.Error)?" : StandInNames.value + "?"
      }
    }
    if type == StandInNames.value, name.lowercased().hasSuffix("error") {
      return "(any Swift.Error)?"
    }
    return type
  }

  private static func isCondition(_ index: Int, _ source: TokenizedSource) -> Bool {
    let before = source.text(index - 1)
    let after = source.text(index + 1)
    if ["==", "!="].contains(after), ["true", "false"].contains(source.text(index + 2)) {
      return true
    }
    let opens = ["if", "guard", "&&", "||", "!", ","].contains(before)
    let isBranch = after == "?" && source.tokens[index + 1].followsSpace
    return isBranch || opens && before != "," && ["{", "&&", "||", "else", ","].contains(after)
      || before == "!" || before == "&&" && after == ")"
  }

  /// Returns true if a body consists of views: it begins with a capitalised call as a statement.
  private static func beginsWithView(_ body: Range<Int>, _ source: TokenizedSource) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      let text = source.text(index)
      if ["if", "switch", "ForEach", "Group"].contains(text) {
        if text == "ForEach" || text == "Group" { return true }
        guard let brace = nextBrace(after: index, before: body.upperBound, source) else {
          return false
        }
        index = brace + 1
        if source.text(index) == "case" || source.text(index) == "default" {
          while index < body.upperBound, !source.isSign(index, ":") { index += 1 }
          index += 1
        }
        continue
      }
      if text == "let", source.tokens[index].startsLine {
        let line = source.tokens[index].line
        while index < body.upperBound, source.tokens[index].line == line { index += 1 }
        continue
      }
      guard source.isWord(index), text.first?.isUppercase == true else { return false }
      let call = source.isSign(index + 1, "(") ? source.partners[index + 1] + 1 : index + 1
      let isCalled = source.isSign(index + 1, "(") || source.isSign(index + 1, "{")
      return isCalled
        && (source.tokens[index].startsLine || source.isSign(call, ".")
          || source.isSign(call, "{") || body.count < 60)
        && !["Task", "Int", "String", "Double", "Float", "Date", "URL", "Bool"].contains(text)
    }
    return false
  }
}

/// Names of the support file.
enum StandInNames {
  static let value = "StandInValue"
  static let type = "StandInType"
  /// The protocol of types whose values can be synthesized.
  static let makeable = "StandInMakeable"
}
