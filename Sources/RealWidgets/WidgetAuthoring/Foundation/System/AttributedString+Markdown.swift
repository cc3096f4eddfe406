import Foundation

extension AttributedString {
  /// The options of Markdown parsing, all of which are ignored.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses inline Markdown: links are kept, emphasis and code only lose their marks.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = MarkdownText(markdown, baseURL).text
  }

  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = MarkdownText(text, nil).text
  }

  public init(localized resource: LocalizedStringResource) {
    self = MarkdownText(String(localized: resource), nil).text
  }
}

private struct MarkdownText {
  private(set) var text = AttributedString()

  init(_ markdown: String, _ baseURL: URL?) {
    var rest = markdown[...]
    var plain = ""
    while let first = rest.first {
      // Longer marks come first, so `**` is not read as two `*`.
      if first == "[", let link = Self.link(rest) {
        text += AttributedString(plain)
        plain = ""
        var piece = MarkdownText(String(link.title), baseURL).text
        piece.link = URL(string: String(link.target), relativeTo: baseURL)
        text += piece
        rest = link.rest
      } else if let mark = ["***", "**", "__", "~~", "*", "_", "`"].first(where: rest.hasPrefix),
        let inner = Self.enclosed(rest, mark)
      {
        text += AttributedString(plain)
        plain = ""
        text +=
          mark == "`"
          ? AttributedString(inner.body) : MarkdownText(String(inner.body), baseURL).text
        rest = inner.rest
      } else {
        if first == "\\", rest.count > 1 { rest.removeFirst() }
        if let next = rest.popFirst() { plain.append(next) }
      }
    }
    text += AttributedString(plain)
  }

  private static func enclosed(
    _ text: Substring,
    _ mark: String
  ) -> (body: Substring, rest: Substring)? {
    let inner = text.dropFirst(mark.count)
    guard let end = inner.range(of: mark), !end.isEmpty, end.lowerBound > inner.startIndex,
      inner.first?.isWhitespace == false
    else { return nil }
    return (inner[..<end.lowerBound], inner[end.upperBound...])
  }

  private static func link(
    _ text: Substring
  ) -> (title: Substring, target: Substring, rest: Substring)? {
    guard let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let title = text[text.index(after: text.startIndex)..<middle.lowerBound]
    guard !title.contains("]") else { return nil }
    return (title, text[middle.upperBound..<end], text[text.index(after: end)...])
  }
}
