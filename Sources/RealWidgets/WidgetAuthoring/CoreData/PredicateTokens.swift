import Foundation

enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case argument(key: Bool)
  case sign(String)

  static func tokens(of format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(quoted(&rest, first)))
      } else if first == "%" {
        guard let token = argument(&rest) else { return nil }
        tokens.append(token)
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = "-" + rest.dropFirst().prefix { $0.isNumber || $0 == "." || $0 == "e" }
        let text = first == "-" ? digits : String(first) + digits.dropFirst()
        guard let number = Double(text) else { return nil }
        tokens.append(.number(number))
        rest.removeFirst(text.count)
      } else if first.isLetter || "_@#$".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
        // `#` only escapes a reserved word.
        tokens.append(.word(String(word.filter { $0 != "#" })))
        rest.removeFirst(word.count)
      } else {
        let signs = ["==", "!=", "<>", ">=", "=>", "<=", "=<", "&&", "||"]
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.sign(sign))
        rest.removeFirst(sign.count)
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring, _ quote: Character) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst(), next != quote {
      let escaped = next == "\\" ? rest.popFirst() : nil
      text.append(escaped ?? next)
    }
    return text
  }

  private static func argument(_ rest: inout Substring) -> PredicateToken? {
    rest.removeFirst()
    // Length modifiers and digits before the conversion character.
    let length = rest.prefix { "lhqzt0123456789.".contains($0) }
    rest.removeFirst(length.count)
    guard let kind = rest.popFirst(), "@KdDiuUfgsxcX".contains(kind)
    else { return nil }
    return .argument(key: kind == "K")
  }
}
