import Foundation
import WidgetModel

/// Texts that code has percent-encoded, to detect a part of a URL that encodes one again as a
/// whole; a URL may rightly contain another.
@_spi(Hosting) public enum EncodedTexts {
  /// The first place at which each text was encoded.
  nonisolated(unsafe) private static var places: [String: SourcePlace] = [:]

  private static let memory = 512

  /// The places of encoded texts that still contain a query separator.
  nonisolated(unsafe) private static var divided: [String: SourcePlace] = [:]

  public static func begin() {
    places.removeAll()
    divided.removeAll()
    MadeAddresses.begin()
  }

  /// Returns the mistake in a URL: a second beginning, a part encoded twice or a value cut off.
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

  /// Returns a query value, encoded by the code or from the user's data, that is cut off at its own
  /// `&`, and its place; a text that is the whole query does not count.
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

  /// Returns a text as it appears in a URL whose query was not escaped.
  private static func plain(_ text: String) -> String {
    NSString(string: text).addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text
  }

  /// Records a text that encoding has changed.
  static func record(_ text: String) {
    // The first known place is kept.
    guard places[text]?.isKnown != true else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  static func noteDivided(_ text: String) {
    guard divided[text]?.isKnown != true else { return }
    if divided.count >= memory { divided.removeAll() }
    divided[text] = CallPlace.here
  }

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
    // The encoded text may contain slashes itself.
    let text = segments.joined(separator: "/")
    guard let once = text.removingPercentEncoding, !once.contains("://") else { return nil }
    let found = places.keys.filter { $0.contains("/") && isEncoded($0) && ends(once, with: $0) }
    return found.min().flatMap { key in places[key].map { (text, $0) } }
  }

  private static func place(of once: String, _ part: String) -> SourcePlace? {
    once != part && isEncoded(once) ? places[once] : nil
  }

  private static func ends(_ path: String, with text: String) -> Bool {
    let text = text.hasPrefix("/") ? String(text.dropFirst()) : text
    return path == text || path.hasSuffix("/" + text)
  }

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

@_spi(Hosting) public struct AddressMistake {
  public let sideEffect: SideEffect.Kind
  /// The part, and the URL.
  public let text: String
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
  /// Percent-encodes a text and records the result; replaces Foundation's function by its symbol.
  @_silgen_name(
    "$sSy10FoundationE21addingPercentEncoding21withAllowedCharactersSSSgAA12CharacterSetV_tF"
  )
  @_spi(Hosting) public func notingPercentEncoding(
    withAllowedCharacters allowedCharacters: CharacterSet
  ) -> String? {
    // Through `NSString`, because the `StringProtocol` method would call this one again.
    let encoded = NSString(string: String(self))
      .addingPercentEncoding(withAllowedCharacters: allowedCharacters)
    if let encoded, encoded.contains("%"), encoded != self { EncodedTexts.record(encoded) }
    if let encoded, encoded.contains("&") { EncodedTexts.noteDivided(encoded) }
    return encoded
  }
}
