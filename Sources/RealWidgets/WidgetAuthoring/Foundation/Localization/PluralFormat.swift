import Foundation

/// Fills a plural rule's format: each variable's text by its number, and the arguments in order.
struct PluralFormat {
  /// An argument as C passes it; a pointer counts as a number.
  enum Argument {
    case word(Int64)
    case double(Double)

    var number: Double {
      switch self {
      case .word(let word): Double(word)
      case .double(let double): double
      }
    }

    var value: any CVarArg {
      switch self {
      case .word(let word): word
      case .double(let double): double
      }
    }
  }

  private(set) var format = ""

  private(set) var arguments: [any CVarArg] = []

  private let rule: PluralRule
  private var given: [Argument] = []

  init(_ rule: PluralRule, _ arguments: VariadicArguments) {
    self.rule = rule
    var kinds: [Int: Bool] = [:]
    findKinds(in: rule.format, from: 1, &kinds, depth: 0)
    var arguments = arguments
    // All arguments are read first, because C arguments can only be read in order.
    for place in 0..<(kinds.keys.max() ?? 0) {
      let isDouble = kinds[place + 1] ?? false
      given.append(isDouble ? .double(arguments.nextDouble()) : .word(arguments.nextWord()))
    }
    fill(rule.format, from: 1, depth: 0)
  }

  private static let depthLimit = 8

  private func findKinds(
    in format: String,
    from first: Int,
    _ kinds: inout [Int: Bool],
    depth: Int
  ) {
    guard depth < PluralFormat.depthLimit else { return }
    var next = first
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal: break
      case .specifier(let position, let text, let stars):
        for _ in 0..<stars {
          kinds[next] = kinds[next] ?? false
          next += 1
        }
        let place = position ?? next
        if position == nil { next += 1 }
        // The bound protects against a nonsensical position such as `%999999$d`.
        if (1...100).contains(place), kinds[place] == nil {
          kinds[place] = FormatPiece.takesFloatingPoint(text)
        }
      case .variable(let position, let name):
        let place = position ?? next
        if position == nil { next += 1 }
        guard (1...100).contains(place), let variable = rule.variables[name] else { continue }
        kinds[place] = kinds[place] ?? FormatPiece.takesFloatingPoint(variable.valueType)
        for category in variable.texts.keys.sorted() {
          let text = variable.texts[category] ?? ""
          findKinds(in: text, from: place, &kinds, depth: depth + 1)
        }
      }
    }
  }

  /// Appends a format; a variable's text starts again at the variable's own argument.
  private mutating func fill(_ format: String, from first: Int, depth: Int) {
    guard depth < PluralFormat.depthLimit else { return }
    var next = first
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let text): self.format += text.replacing("%", with: "%%")
      case .specifier(let position, let text, let stars):
        for _ in 0..<stars {
          appendArgument(at: next)
          next += 1
        }
        self.format += text
        appendArgument(at: position ?? next)
        if position == nil { next += 1 }
      case .variable(let position, let name):
        let place = position ?? next
        if position == nil { next += 1 }
        guard given.indices.contains(place - 1), let variable = rule.variables[name] else {
          continue
        }
        let text = variable.text(for: given[place - 1].number, in: rule.language)
        fill(text, from: place, depth: depth + 1)
      }
    }
  }

  private mutating func appendArgument(at place: Int) {
    let argument = given.indices.contains(place - 1) ? given[place - 1] : .word(0)
    arguments.append(argument.value)
  }
}
