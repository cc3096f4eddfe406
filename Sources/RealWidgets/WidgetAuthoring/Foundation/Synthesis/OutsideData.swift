import Foundation
import FoundationNetworking
import WidgetModel

/// What code gets from outside in a case: the network's answers and what it shares with its app.
///
/// Where the user gives no fixture, the answer is made up: a body that says of itself that it was
/// (``SynthesizedBody``), and that decodes to values of whatever type the code asks a decoder for. What was
/// made up is remembered, so that the user learns of it and can give fixtures instead.
@_spi(Hosting) public final class OutsideData: @unchecked Sendable {
  /// The data of this process's case, of which there is one at a time.
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

  /// Begins a case.
  ///
  /// - Parameters:
  ///   - values: What values are like.
  ///   - seed: What mixed values depend on besides their names.
  ///   - now: The date about which dates lie, in microseconds since 1970.
  ///   - makesUp: Whether data is made up where the user gives none.
  ///   - guesses: Whether values are made up too whose type no type of the code's tells: those of
  ///     shared defaults but for bytes, and JSON that is read without a type. Without them texts are ordinary, too.
  ///   - replacesFailures: Whether answers are made up in place of given ones that are failures.
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

  /// Makes nothing up from now on.
  public func end() {
    lock.withLock {
      style = nil
      guesses = true
    }
  }

  /// Whether code got something from outside since the case began, so that dates may come from there.
  public var hasGiven: Bool { lock.withLock { hasGivenSomething } }

  /// Whether code got a guess since the case began.
  public var hasGuessed: Bool { lock.withLock { hasGuessedSomething } }

  /// How often code got something that was made up since the case began.
  var madeUpCount: Int { lock.withLock { madeUpReadings } }

  /// Remembers that code got something that was made up before.
  func noteMadeUpReading() { lock.withLock { madeUpReadings += 1 } }

  /// Whether code got something of the user's that was varied since the case began.
  var isVaried: Bool {
    lock.withLock { hasGivenSomething && style.map { $0.values != .ordinary } ?? false }
  }

  /// What was asked for and not given, as far as this function has not told it before.
  public func takeNewItems() -> [OutsideItem] {
    lock.withLock {
      let new = items.filter { !$0.value }.map(\.key)
      for item in new { items[item] = true }
      return new.sorted {
        ($0.kind.rawValue, $0.name, $0.type) < ($1.kind.rawValue, $1.name, $1.type)
      }
    }
  }

  /// What values are like at present, `nil` where nothing is made up.
  var current: ValueStyle? { lock.withLock { style } }

  /// Whether values may be guesses.
  var mayGuess: Bool { lock.withLock { guesses } }

  /// Whether answers are made up in place of given ones that are failures.
  var replacesFailures: Bool { lock.withLock { failuresAreReplaced } }

  /// What guesses are like at present, `nil` where there are none.
  var guessing: ValueStyle? { lock.withLock { guesses ? style : nil } }

  /// Remembers that code got a guess.
  ///
  /// - Parameter words: Which value was made up for what, in words.
  func noteGuess(_ words: String) {
    lock.withLock {
      hasGuessedSomething = true
      madeUpReadings += 1
    }
    tell(words)
  }

  /// Whether the code got anything in the case that was made up.
  public var hasSynthesized: Bool {
    lock.withLock { hasGuessedSomething || madeUpReadings > 0 || !answers.isEmpty }
  }

  /// The values that were made up in the case, in words, the first few.
  public var madeUpWords: [String] {
    StandInValues.shared.given.map { StandInValues.word + $0 } + lock.withLock { words }
  }

  /// Hears that there are more of them.
  nonisolated(unsafe) public var hearsSynthesized: () -> Void = {}

  /// Keeps what was made up in words, for whoever asks what a crash may come from.
  private func tell(_ text: String) {
    let line = String(text.prefix(120).map { $0.isNewline ? " " : $0 })
    let isNew = lock.withLock {
      guard words.count < 6, !words.contains(line) else { return false }
      words.append(line)
      return true
    }
    if isNew { hearsSynthesized() }
  }

  /// Remembers the texts of an answer that was made up: code may read dates in them.
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

  /// Whether a text was made up in the case, for a value that is a guess or for an answer.
  func hasSynthesized(text: String) -> Bool {
    lock.withLock {
      style != nil && !text.isEmpty
        && (answerTexts[text] != nil || guesses && texts[text] != nil)
    }
  }

  /// The member of an answer that a text was made up for.
  func member(ofText text: String) -> String? { lock.withLock { answerTexts[text] } }

  /// Remembers a text that was made up for a value: what is made of it tells what it should hold.
  func remember(text: String, of name: String) {
    lock.withLock { _ = texts[text, default: []].insert(name) }
  }

  /// The value that a text was made up for, the first of several with the same text.
  func name(ofText text: String) -> String? { lock.withLock { texts[text]?.min() } }

  /// What is to be decoded where a text that was made up was to be JSON.
  func body(ofText data: Data) -> SynthesizedBody? {
    guard lock.withLock({ !texts.isEmpty }), data.count < 10_000 else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let name = name(ofText: text) else { return nil }
    var body = SynthesizedBody(.value, name)
    body.isText = true
    body.isAmbiguous = lock.withLock { (texts[text]?.count ?? 0) > 1 }
    return body
  }

  /// The data that was made up for a type in this case, `nil` before the first time.
  func answer(to key: SynthesizedAnswer.Key) -> Data? { lock.withLock { answers[key] } }

  /// Keeps data that was made up, until the next case begins.
  func keep(_ data: Data, for key: SynthesizedAnswer.Key) { lock.withLock { answers[key] = data } }

  /// What the user's data was changed to in this case: `nil` inside where its type takes no change.
  func variant(of key: GivenJSON.Key) -> Data?? { lock.withLock { variants[key] } }

  /// Keeps what the user's data was changed to, until the next case begins.
  func keep(_ variant: Data?, for key: GivenJSON.Key) {
    lock.withLock { variants[key] = .some(variant) }
  }

  /// Remembers something that was asked for.
  func note(_ item: OutsideItem) {
    lock.withLock {
      guard style != nil, items[item] == nil, items.count < 10_000 else { return }
      items[item] = false
    }
  }

  /// Whether nothing is known of a type that is decoded from something.
  func isNew(_ item: OutsideItem) -> Bool {
    lock.withLock {
      !items.keys.contains { $0.kind == item.kind && $0.name == item.name && $0.type == item.type }
    }
  }

  /// Remembers data of the user's that the code is given.
  func give(_ data: Data) {
    if data.range(of: Data("urrency".utf8)) != nil { OutsideDates.shared.keep(name: "currency") }
    lock.withLock {
      guard style != nil else { return }
      hasGivenSomething = true
      if !data.isEmpty { given.insert(data) }
    }
  }

  /// Whether data is the user's.
  func isGiven(_ data: Data) -> Bool { lock.withLock { given.contains(data) } }

  /// The texts with a divider of queries in the JSON of the user's that the code was given, sorted.
  ///
  /// They are looked for once for all data that was given so far.
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

  /// Remembers that some type decodes data of the user's.
  ///
  /// - Returns: The data's number where another type did not before, else `nil`.
  func noteDecoded(_ data: Data) -> Int64? {
    lock.withLock {
      decoded.insert(data)
      return undecoded[data]
    }
  }

  /// Remembers that a type does not decode data of the user's.
  ///
  /// - Returns: The data's number; `nil` where another type decodes it.
  func noteUndecoded(_ data: Data) -> Int64? {
    lock.withLock {
      guard !decoded.contains(data) else { return nil }
      let number = undecoded[data] ?? Int64(undecoded.count + 1)
      undecoded[data] = number
      return number
    }
  }

  /// Remembers that a request has no fixture.
  func noteMissing(_ request: URLRequest) {
    note(OutsideItem(.answer, Self.name(of: request)))
  }

  /// The body that answers a request without a fixture.
  func body(for request: URLRequest) -> Data {
    makeUp(.answer, Self.name(of: request))
  }

  /// Data where there is none, empty where nothing is made up.
  func makeUp(_ kind: OutsideItem.Kind, _ name: String) -> Data {
    guard let style = current, lock.withLock({ isMakingUp }) else { return Data() }
    lock.withLock {
      hasGivenSomething = true
      madeUpReadings += 1
    }
    return SynthesizedBody(kind, name).data(style, isReadable: mayGuess)
  }

  /// A request's method and URL without what varies from request to request.
  private static func name(of request: URLRequest) -> String {
    let url = request.url?.absoluteString ?? ""
    let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
    return "\(request.httpMethod ?? "GET") \(url[..<end])"
  }
}

/// Something that code asked for and that the user gave no fixture for.
@_spi(Hosting) public struct OutsideItem: Hashable, Sendable {
  /// What was asked for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An answer of the network; the name is the method and the URL without its query.
    case answer
    /// A value of shared defaults; the name is the suite, a space and the key.
    case value
    /// A file of an app group's container; the name is the group, a slash and the path.
    case file
    /// Models of a store of SwiftData or Core Data; the name is the model's, ` of ` and the store's. The type is the
    /// model's where some were made up.
    case models
  }

  /// What was asked for.
  public var kind: Kind
  /// Which.
  public var name: String
  /// The type that the code decodes from it, empty while none is known.
  public var type = ""
  /// Values of the type as the fixture may hold them: JSON, or base64 where ``isEncoded`` says so.
  public var sample = ""
  /// Whether the sample is base64 of bytes that are no JSON.
  public var isEncoded = false
  /// Whether the sample is a value as a file of defaults holds it, not the JSON of bytes.
  public var isStored = false

  /// Creates an item.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
