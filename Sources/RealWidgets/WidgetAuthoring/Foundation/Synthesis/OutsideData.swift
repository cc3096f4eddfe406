import Foundation
import FoundationNetworking
import WidgetModel

/// The outside data of a case: the network's answers and the data shared with the app.
///
/// Without a fixture, an answer is a marked body (``SynthesizedBody``) that decodes to the type
/// that code asks for. Synthesized items are recorded, so that the user can give fixtures.
@_spi(Hosting) public final class OutsideData: @unchecked Sendable {
  public static let shared = OutsideData()

  private let lock = NSLock()
  private var style: ValueStyle?
  private var given: Set<Data> = []
  private var divided: (count: Int, texts: [String])?
  private var hasGivenSomething = false
  private var items: [OutsideItem: Bool] = [:]
  private var guesses = true
  private var isMakingUp = true
  private var failuresAreReplaced = false
  private var hasGuessedSomething = false
  private var madeUpReadings = 0
  private var texts: [String: Set<String>] = [:]
  private var answerTexts: [String: String] = [:]
  private var words: [String] = []
  private var answers: [SynthesizedAnswer.Key: Data] = [:]
  private var variants: [GivenJSON.Key: Data?] = [:]
  private var decoded: Set<Data> = []
  private var undecoded: [Data: Int64] = [:]

  /// Starts a case; `seed` is that of mixed values, and `now` is in microseconds since 1970.
  ///
  /// `makesUp` synthesizes data for which the user gives none; `guesses` also values whose type the
  /// code does not show, which are shared defaults other than bytes, and JSON read without a type.
  /// Without `guesses`, texts stay ordinary too. `replacesFailures` synthesizes answers in place of
  /// given failures.
  public func begin(
    _ values: Surroundings.Values,
    seed: Int64,
    now: Int64,
    makesUp: Bool = true,
    guesses: Bool = true,
    replacesFailures: Bool = false
  ) {
    DecoderHooks.install()
    lock.withLock {
      var begun = ValueStyle(values: values, seed: seed, now: now)
      begun.keepsTexts = !guesses
      style = begun
      self.guesses = guesses
      isMakingUp = makesUp
      failuresAreReplaced = replacesFailures
      given = []
      divided = nil
      hasGivenSomething = false
      hasGuessedSomething = false
      madeUpReadings = 0
      texts = [:]
      answerTexts = [:]
      words = []
      answers = [:]
      variants = [:]
      decoded = []
      undecoded = [:]
    }
  }

  public func end() {
    lock.withLock {
      style = nil
      guesses = true
    }
  }

  /// True if code has received outside data in this case, so dates may come from there.
  public var hasGiven: Bool { lock.withLock { hasGivenSomething } }

  public var hasGuessed: Bool { lock.withLock { hasGuessedSomething } }

  var madeUpCount: Int { lock.withLock { madeUpReadings } }

  func noteMadeUpReading() { lock.withLock { madeUpReadings += 1 } }

  /// True if code has received user data that was varied in this case.
  var isVaried: Bool {
    lock.withLock { hasGivenSomething && style.map { $0.values != .ordinary } ?? false }
  }

  /// Returns the requested items without fixtures that were not returned before.
  public func takeNewItems() -> [OutsideItem] {
    lock.withLock {
      let new = items.filter { !$0.value }.map(\.key)
      for item in new { items[item] = true }
      return new.sorted {
        ($0.kind.rawValue, $0.name, $0.type) < ($1.kind.rawValue, $1.name, $1.type)
      }
    }
  }

  /// The current style of values; `nil` if nothing is synthesized.
  var current: ValueStyle? { lock.withLock { style } }

  var mayGuess: Bool { lock.withLock { guesses } }

  var replacesFailures: Bool { lock.withLock { failuresAreReplaced } }

  var guessing: ValueStyle? { lock.withLock { guesses ? style : nil } }

  func noteGuess(_ words: String) {
    lock.withLock {
      hasGuessedSomething = true
      madeUpReadings += 1
    }
    tell(words)
  }

  public var hasSynthesized: Bool {
    lock.withLock { hasGuessedSomething || madeUpReadings > 0 || !answers.isEmpty }
  }

  /// Descriptions of the first few synthesized values of the case.
  public var madeUpWords: [String] {
    StandInValues.shared.given.map { StandInValues.word + $0 } + lock.withLock { words }
  }

  nonisolated(unsafe) public var hearsSynthesized: () -> Void = {}

  /// Keeps a description of a synthesized value, to explain a possible crash.
  private func tell(_ text: String) {
    let line = String(text.prefix(120).map { $0.isNewline ? " " : $0 })
    let isNew = lock.withLock {
      guard words.count < 6, !words.contains(line) else { return false }
      words.append(line)
      return true
    }
    if isNew { hearsSynthesized() }
  }

  /// Records the texts of a synthesized answer, since code may parse dates in them.
  func remember(_ node: SampleNode, of body: SynthesizedBody) {
    let found = node.texts
    lock.withLock {
      for (name, text) in found where !text.isEmpty && answerTexts.count < 10_000 {
        answerTexts[text] = answerTexts[text] ?? name
      }
    }
    guard let (name, text) = found.first(where: { $0.text.isEmpty }) ?? found.first else { return }
    tell("\(name) = \"\(text.prefix(40))\" in \(body.name)")
  }

  func hasSynthesized(text: String) -> Bool {
    lock.withLock {
      style != nil && !text.isEmpty
        && (answerTexts[text] != nil || guesses && texts[text] != nil)
    }
  }

  /// Returns the answer's member that a text was synthesized for.
  func member(ofText text: String) -> String? { lock.withLock { answerTexts[text] } }

  /// Records a text that was synthesized for a value; its later use shows its intended content.
  func remember(text: String, of name: String) {
    lock.withLock { _ = texts[text, default: []].insert(name) }
  }

  /// Returns the value that a text was synthesized for; the first by name if there are several.
  func name(ofText text: String) -> String? { lock.withLock { texts[text]?.min() } }

  /// Returns the body to decode if a synthesized text is expected to be JSON.
  func body(ofText data: Data) -> SynthesizedBody? {
    guard lock.withLock({ !texts.isEmpty }), data.count < 10_000 else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let name = name(ofText: text) else { return nil }
    var body = SynthesizedBody(.value, name)
    body.isText = true
    body.isAmbiguous = lock.withLock { (texts[text]?.count ?? 0) > 1 }
    return body
  }

  func answer(to key: SynthesizedAnswer.Key) -> Data? { lock.withLock { answers[key] } }

  func keep(_ data: Data, for key: SynthesizedAnswer.Key) { lock.withLock { answers[key] = data } }

  /// Returns the variant of user data in this case; an inner `nil` if the type accepts no change.
  func variant(of key: GivenJSON.Key) -> Data?? { lock.withLock { variants[key] } }

  func keep(_ variant: Data?, for key: GivenJSON.Key) {
    lock.withLock { variants[key] = .some(variant) }
  }

  func record(_ item: OutsideItem) {
    lock.withLock {
      guard style != nil, items[item] == nil, items.count < 10_000 else { return }
      items[item] = false
    }
  }

  /// Returns true if the type of a requested item is not yet recorded.
  func isNew(_ item: OutsideItem) -> Bool {
    lock.withLock {
      !items.keys.contains { $0.kind == item.kind && $0.name == item.name && $0.type == item.type }
    }
  }

  /// Records user data that code receives.
  func give(_ data: Data) {
    if data.range(of: Data("urrency".utf8)) != nil { OutsideDates.shared.keep(name: "currency") }
    lock.withLock {
      guard style != nil else { return }
      hasGivenSomething = true
      if !data.isEmpty { given.insert(data) }
    }
  }

  func isGiven(_ data: Data) -> Bool { lock.withLock { given.contains(data) } }

  /// The user's texts with a query separator, sorted; searched again only after more data arrived.
  var dividedTexts: [String] {
    let data = lock.withLock { given }
    if let known = lock.withLock({ divided }), known.count == data.count { return known.texts }
    var texts: Set<String> = []
    func read(_ value: Any) {
      switch value {
      case let text as String: if text.contains("&") { texts.insert(text) }
      case let list as [Any]: list.forEach(read)
      case let object as [String: Any]: object.values.forEach(read)
      default: break
      }
    }
    for json in data.lazy.compactMap({ try? JSONSerialization.jsonObject(with: $0) }) { read(json) }
    let found = texts.sorted()
    lock.withLock { divided = (data.count, found) }
    return found
  }

  /// Records that a type decodes user data; returns the data's number if another type did not.
  func noteDecoded(_ data: Data) -> Int64? {
    lock.withLock {
      decoded.insert(data)
      return undecoded[data]
    }
  }

  /// Records that a type does not decode user data; returns its number unless another type does.
  func noteUndecoded(_ data: Data) -> Int64? {
    lock.withLock {
      guard !decoded.contains(data) else { return nil }
      let number = undecoded[data] ?? Int64(undecoded.count + 1)
      undecoded[data] = number
      return number
    }
  }

  func noteMissing(_ request: URLRequest) {
    record(OutsideItem(.answer, Self.name(of: request)))
  }

  func body(for request: URLRequest) -> Data {
    makeUp(.answer, Self.name(of: request))
  }

  /// Returns synthesized data; empty if nothing is synthesized.
  func makeUp(_ kind: OutsideItem.Kind, _ name: String) -> Data {
    guard let style = current, lock.withLock({ isMakingUp }) else { return Data() }
    lock.withLock {
      hasGivenSomething = true
      madeUpReadings += 1
    }
    return SynthesizedBody(kind, name).data(style, isReadable: mayGuess)
  }

  /// Returns a request's method and URL without its query and fragment.
  private static func name(of request: URLRequest) -> String {
    let url = request.url?.absoluteString ?? ""
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    return "\(request.httpMethod ?? "GET") \(url[..<end])"
  }
}

/// An item that code has requested and that has no fixture.
@_spi(Hosting) public struct OutsideItem: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A network answer; the name is the method and the URL without its query.
    case answer
    /// A value of shared defaults; the name is the suite, a space and the key.
    case value
    /// A file of an app group's container; the name is the group, a slash and the path.
    case file
    /// Models of a SwiftData or Core Data store; the name is the model's, ` of ` and the store's,
    /// and the type is the model's if some were synthesized.
    case models
  }

  public var kind: Kind
  public var name: String
  /// The type that code decodes; empty if unknown.
  public var type = ""
  /// Sample values for a fixture: JSON, or base64 if ``isEncoded`` is true.
  public var sample = ""
  public var isEncoded = false
  /// True if the sample is a value of a defaults file, not the JSON of bytes.
  public var isStored = false

  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
