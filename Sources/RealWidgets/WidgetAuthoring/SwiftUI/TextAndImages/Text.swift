import Foundation
import WidgetModel

public struct Text: Equatable, Sendable {
  /// The content of a text; only rare cases are indirect, because most texts are plain.
  enum Content: Equatable, Sendable {
    case plain(String)
    indirect case key(LocalizedStringKey)
    indirect case image(Image)
    indirect case date(Date, DateStyle)
    indirect case dates(ClosedRange<Date>)
    indirect case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    indirect case timed(TimedText)
    indirect case pair(Text, Text)
  }

  var content: Content
  var attributes: [TextAttribute] = []

  let place = CallPlace.here

  init(content: Content) { self.content = content }

  public init(verbatim content: String) { self.content = .plain(content) }

  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    self.content = .plain(String(content))
  }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let key = key.translated(table: tableName, bundle: bundle)
    content = key.pieces.isEmpty ? .plain(key.plain) : .key(key)
  }

  /// Ignores the attributes of the parts; disfavored, because literals could otherwise choose it.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    content = .plain(String(attributedContent.characters))
  }

  public init(_ image: Image) { content = .image(image) }

  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    content = .plain(format.noted(input))
  }

  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "\(subject)")
  }

  public static func + (left: Text, right: Text) -> Text { Text(content: .pair(left, right)) }
}

/// An attribute that a modifier adds to a text.
@usableFromInline struct TextAttribute: Equatable, Sendable {
  var name: AttributeName
  var value: String

  @usableFromInline init(name: AttributeName, value: String) {
    self.name = name
    self.value = value
  }
}

extension Text {
  func adding(_ name: AttributeName, _ value: String) -> Text {
    var text = self
    text.attributes.append(TextAttribute(name: name, value: value))
    return text
  }

  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .plain(let text): text
    case .key(let key): key.text(in: environment)
    case .image(let image): image.text
    case .date(let date, let style): style.text(of: date, in: environment)
    case .dates(let dates): DateText.range(dates, in: environment)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      DateText.timer(
        range,
        at: pauseTime ?? environment.instant ?? range.lowerBound,
        countsDown: countsDown,
        showsHours: showsHours
      )
    case .timed(let timed): timed.text(environment.instant ?? .now)
    case .pair(let left, let right):
      left.string(in: environment) + right.string(in: environment)
    }
  }
}

extension Text: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    if case .plain(let text) = view.content {
      renderer.add(.text, text: text, place: view.place)
    } else {
      renderer.add(.text, text: view.string(in: renderer.environment), place: view.place)
      view.noteContent(renderer, at: view.place)
    }
    // The last modifier is the outermost. Inner ones win, so they are recorded last.
    var next = view.attributes.count
    while next > 0 {
      next -= 1
      renderer.addAttribute(view.attributes[next].name, view.attributes[next].value)
    }
  }

  /// Records the time that the text follows by itself, and the appearance of its parts.
  private func noteContent(_ renderer: Renderer, at place: SourcePlace) {
    switch content {
    case .plain: break
    case .key(let key):
      for case .text(let text) in key.pieces { text.noteContent(renderer, at: place) }
    case .image(let image):
      if image.isSymbol { renderer.addAttribute(.symbol, image.text) }
    case .date(let date, let style):
      renderer.addAttribute(.dateStyle, style.text)
      if style == .timer || style == .relative {
        renderer.running.append(.init(date: date, style: style.text, place: place))
      }
    case .dates: renderer.addAttribute(.dateStyle, "interval")
    case .timer(_, _, let countsDown, _):
      renderer.addAttribute(.dateStyle, "timerInterval")
      if !countsDown { renderer.addAttribute(.countsDown, "false") }
    case .timed: renderer.addAttribute(.dateStyle, "timeDataSource")
    case .pair(let left, let right):
      left.noteContent(renderer, at: place)
      right.noteContent(renderer, at: place)
    }
  }
}
