import Foundation
import WidgetModel

/// A run of text.
public struct Text: Equatable, Sendable {
  /// What the text shows.
  ///
  /// Plain text stands in place, since most texts are plain.
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

  /// Where the code makes the text.
  let place = CallPlace.here

  init(content: Content) { self.content = content }

  /// A text that is shown as it is.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// A string that is shown as it is.
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    self.content = .plain(String(content))
  }

  /// A text that is looked up in the app's translations.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let key = key.translated(table: tableName, bundle: bundle)
    content = key.pieces.isEmpty ? .plain(key.plain) : .key(key)
  }

  /// A text whose parts are marked.
  ///
  /// Literals are not meant for it, though it could take them.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    content = .plain(String(attributedContent.characters))
  }

  /// An image within text.
  public init(_ image: Image) { content = .image(image) }

  /// A value in a format.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    content = .plain(format.noted(input))
  }

  /// A value in a format that marks its parts.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// What a formatter makes of a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "\(subject)")
  }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text { Text(content: .pair(left, right)) }
}

/// What a modifier says of a text.
@usableFromInline struct TextAttribute: Equatable, Sendable {
  var name: AttributeName
  var value: String

  @usableFromInline init(name: AttributeName, value: String) {
    self.name = name
    self.value = value
  }
}

extension Text {
  /// The text with something said of it.
  func adding(_ name: AttributeName, _ value: String) -> Text {
    var text = self
    text.attributes.append(TextAttribute(name: name, value: value))
    return text
  }

  /// What a reader sees in an environment.
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
  /// Nothing: the system draws the text.
  public typealias Body = Never

  /// Draws the text.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    if case .plain(let text) = view.content {
      renderer.add(.text, text: text, place: view.place)
    } else {
      renderer.add(.text, text: view.string(in: renderer.environment), place: view.place)
      view.noteContent(renderer, at: view.place)
    }
    // What was said last was said farthest outside; what is said inside counts, and stands last.
    var next = view.attributes.count
    while next > 0 {
      next -= 1
      renderer.note(view.attributes[next].name, view.attributes[next].value)
    }
  }

  /// Says what the text follows by itself, and what its parts look like.
  private func noteContent(_ renderer: Renderer, at place: SourcePlace) {
    switch content {
    case .plain: break
    case .key(let key):
      for case .text(let text) in key.pieces { text.noteContent(renderer, at: place) }
    case .image(let image):
      if image.isSymbol { renderer.note(.symbol, image.text) }
    case .date(let date, let style):
      renderer.note(.dateStyle, style.text)
      if style == .timer || style == .relative {
        renderer.running.append(.init(date: date, style: style.text, place: place))
      }
    case .dates: renderer.note(.dateStyle, "interval")
    case .timer(_, _, let countsDown, _):
      renderer.note(.dateStyle, "timerInterval")
      if !countsDown { renderer.note(.countsDown, "false") }
    case .timed: renderer.note(.dateStyle, "timeDataSource")
    case .pair(let left, let right):
      left.noteContent(renderer, at: place)
      right.noteContent(renderer, at: place)
    }
  }
}
