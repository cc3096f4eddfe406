import Foundation
import WidgetModel

/// The texts that code has encoded for an address by itself, to find those that an address has encoded once more.
///
/// An address may well hold another address that is encoded: there the second encoding is right. So only a part that
/// is such a text as a whole tells.
@_spi(Hosting) public enum EncodedTexts {
  /// Where each text was encoded first.
  nonisolated(unsafe) private static var places: [String: SourcePlace] = [:]

  /// The texts that are remembered at most.
  private static let memory = 512

  /// Where each text was encoded that still has a divider of queries.
  nonisolated(unsafe) private static var divided: [String: SourcePlace] = [:]

  /// Forgets what was remembered, as before another case.
  public static func begin() {
    places.removeAll()
    divided.removeAll()
    MadeAddresses.begin()
  }

  /// What is wrong with an address: it begins twice, a part is encoded twice, or a value of its query is cut off.
  public static func mistake(in address: URL) -> AddressMistake? {
    if MadeAddresses.beginsTwice(address.absoluteString) {
      return AddressMistake(begunTwice: address)
    }
    if let part = part(encodedTwiceIn: address) {
      return AddressMistake(.addressEncodedTwice, part.text, in: address, at: part.place)
    }
    return value(cutOffIn: address).map {
      AddressMistake(.addressCutOff, $0.text, in: address, at: $0.place)
    }
  }

  /// The value of a query that is given to an address with a divider of its own, at which it is cut off, and where the
  /// code encoded it.
  ///
  /// Such a value is a text that the code encoded by itself, or one of the user's data. A text that is the whole query
  /// is none.
  static func value(cutOffIn address: URL) -> (text: String, place: SourcePlace)? {
    let text = address.absoluteString
    guard let start = text.firstIndex(of: "?"), text[start...].contains("&") else { return nil }
    let query = text[text.index(after: start)...]
    for (value, place) in divided.sorted(by: { $0.key < $1.key })
    where query.contains("=" + value) {
      return (value, place)
    }
    let given = OutsideData.shared.dividedTexts.first { value in
      query.contains("=" + value) || query.contains("=" + plain(value))
    }
    return given.map { ($0, .unknown) }
  }

  /// A text as an address has it whose query was not escaped.
  private static func plain(_ text: String) -> String {
    NSString(string: text).addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text
  }

  /// Remembers a text that encoding has changed.
  static func note(_ text: String) {
    guard places[text]?.isKnown != true else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  /// Remembers a text that encoding has left with a divider of queries.
  static func noteDivided(_ text: String) {
    guard divided[text]?.isKnown != true else { return }
    if divided.count >= memory { divided.removeAll() }
    divided[text] = CallPlace.here
  }

  /// The part of an address that is encoded twice, as the address has it, and where the code encoded it.
  static func part(encodedTwiceIn address: URL) -> (text: String, place: SourcePlace)? {
    guard !places.isEmpty, address.absoluteString.contains("%25"),
      let parts = URLComponents(url: address, resolvingAgainstBaseURL: true)
    else { return nil }
    let values =
      (parts.percentEncodedQueryItems ?? []).flatMap { [$0.value, $0.name] }
      + [parts.percentEncodedFragment, parts.percentEncodedHost]
    for value in values {
      guard let value, let once = value.removingPercentEncoding, let place = place(of: once, value)
      else { continue }
      return (value, place)
    }
    return part(encodedTwiceInPath: parts.percentEncodedPath)
  }

  private static func part(encodedTwiceInPath path: String) -> (text: String, place: SourcePlace)? {
    let segments = path.split(separator: "/").map(String.init)
    for segment in segments {
      guard let once = segment.removingPercentEncoding, let place = place(of: once, segment)
      else { continue }
      return (segment, place)
    }
    // What was encoded may have slashes of its own.
    let text = segments.joined(separator: "/")
    guard let once = text.removingPercentEncoding, !once.contains("://") else { return nil }
    let found = places.keys.filter { $0.contains("/") && isEncoded($0) && ends(once, with: $0) }
    return found.min().flatMap { key in places[key].map { (text, $0) } }
  }

  /// Where the code encoded what a part is once it is decoded.
  private static func place(of once: String, _ part: String) -> SourcePlace? {
    once != part && isEncoded(once) ? places[once] : nil
  }

  private static func ends(_ path: String, with text: String) -> Bool {
    let text = text.hasPrefix("/") ? String(text.dropFirst()) : text
    return path == text || path.hasSuffix("/" + text)
  }

  /// Whether a text has a percent sign and two hexadecimal digits.
  private static func isEncoded(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { place in
      bytes[place] == UInt8(ascii: "%") && isDigit(bytes[place + 1]) && isDigit(bytes[place + 2])
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}

/// What is wrong with an address that code has made.
@_spi(Hosting) public struct AddressMistake {
  /// What is told of it.
  public let sideEffect: SideEffect.Kind
  /// The part, and the address.
  public let text: String
  /// Where the code encoded the part.
  public let place: SourcePlace

  init(begunTwice address: URL) {
    sideEffect = .addressBegunTwice
    text = address.absoluteString
    place = MadeAddresses.places[text] ?? .unknown
  }

  init(_ sideEffect: SideEffect.Kind, _ part: String, in address: URL, at place: SourcePlace) {
    self.sideEffect = sideEffect
    text = "\(part) in \(address.absoluteString)"
    self.place = place
  }
}

extension StringProtocol {
  /// Encodes as Foundation's function does, whose place it takes in code that is linked with it.
  @_silgen_name(
    "$sSy10FoundationE21addingPercentEncoding21withAllowedCharactersSSSgAA12CharacterSetV_tF"
  )
  @_spi(Hosting) public func notingPercentEncoding(
    withAllowedCharacters allowedCharacters: CharacterSet
  ) -> String? {
    let encoded = NSString(string: String(self))
      .addingPercentEncoding(withAllowedCharacters: allowedCharacters)
    if let encoded, encoded.contains("%"), encoded != self { EncodedTexts.note(encoded) }
    if let encoded, encoded.contains("&") { EncodedTexts.noteDivided(encoded) }
    return encoded
  }
}
