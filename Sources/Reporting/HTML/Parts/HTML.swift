/// A piece of a page.
///
/// Text is escaped when it is written, and there is no way around: names of elements and attributes,
/// style and script are literals of the source, everything else is text.
indirect enum HTML {
  /// Nothing.
  case nothing
  /// Text, escaped when written.
  case text(String)
  /// What this module's own source says, written as it is.
  case fixed(StaticString)
  /// Several pieces.
  case group([HTML])
  /// An element.
  case element(StaticString, [Attribute], HTML)

  /// An attribute of an element.
  struct Attribute {
    /// The attribute's name.
    let name: StaticString
    /// The value, escaped when written; `nil` of an attribute that stands for itself.
    let value: String?

    /// Creates an attribute.
    init(_ name: StaticString, _ value: String?) {
      self.name = name
      self.value = value
    }
  }
}

/// An element with what is written in the closure inside; an attribute that is `nil` is left out.
func element(
  _ name: StaticString,
  _ attributes: HTML.Attribute?...,
  @HTMLBuilder content: () -> HTML = { .nothing }
) -> HTML {
  .element(name, attributes.compactMap { $0 }, content())
}

extension HTML.Attribute {
  /// Classes of the style sheet, separated by spaces.
  static func `class`(_ names: String) -> Self { Self("class", names) }

  /// The element's place in the page.
  static func id(_ fragment: Fragment) -> Self { Self("id", fragment.name) }

  /// A link within the page.
  static func link(_ fragment: Fragment) -> Self { Self("href", "#" + fragment.name) }

  /// A link to a place in another page of the report; the page's path is of the tool's making.
  static func elsewhere(_ page: String, _ fragment: Fragment) -> Self {
    Self("href", page + "#" + fragment.name)
  }

  /// A link to a public address, which stands in the project's own source.
  static func address(_ address: String) -> Self { Self("href", address) }

  /// An attribute of the given name.
  static func named(_ name: StaticString, _ value: String) -> Self { Self(name, value) }

  /// An attribute that stands for itself, such as `hidden`.
  static func flag(_ name: StaticString) -> Self { Self(name, nil) }
}

/// Collects what is written line by line into one piece.
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
