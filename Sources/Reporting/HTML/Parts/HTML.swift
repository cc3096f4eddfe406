/// A piece of a page, in which all but literals of the source is text, and text is always escaped.
indirect enum HTML {
  case nothing
  /// Text, escaped when written.
  case text(String)
  /// A literal of this module's source, written as it is.
  case fixed(StaticString)
  case group([HTML])
  case element(StaticString, [Attribute], HTML)

  struct Attribute {
    let name: StaticString
    /// The value, escaped when written; `nil` for an attribute without a value.
    let value: String?

    init(_ name: StaticString, _ value: String?) {
      self.name = name
      self.value = value
    }
  }
}

/// Returns an element with the closure's content; attributes that are `nil` are left out.
func element(
  _ name: StaticString,
  _ attributes: HTML.Attribute?...,
  @HTMLBuilder content: () -> HTML = { .nothing }
) -> HTML {
  .element(name, attributes.compactMap { $0 }, content())
}

extension HTML.Attribute {
  static func `class`(_ names: String) -> Self { Self("class", names) }

  static func id(_ fragment: Fragment) -> Self { Self("id", fragment.name) }

  static func link(_ fragment: Fragment) -> Self { Self("href", "#" + fragment.name) }

  /// Returns a link to a place in another page of the report, whose path the tool has made.
  static func elsewhere(_ page: String, _ fragment: Fragment) -> Self {
    Self("href", page + "#" + fragment.name)
  }

  /// Returns a link to a public address from the project's own source.
  static func address(_ address: String) -> Self { Self("href", address) }

  static func named(_ name: StaticString, _ value: String) -> Self { Self(name, value) }

  static func flag(_ name: StaticString) -> Self { Self(name, nil) }
}

@resultBuilder
enum HTMLBuilder {
  static func buildExpression(_ text: String) -> HTML { .text(text) }
  static func buildExpression(_ piece: HTML) -> HTML { piece }
  static func buildExpression(_ pieces: [HTML]) -> HTML { .group(pieces) }
  static func buildBlock(_ pieces: HTML...) -> HTML {
    pieces.count == 1 ? pieces[0] : .group(pieces)
  }
  static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .nothing }
  static func buildEither(first piece: HTML) -> HTML { piece }
  static func buildEither(second piece: HTML) -> HTML { piece }
  static func buildArray(_ pieces: [HTML]) -> HTML { .group(pieces) }
}
