import Foundation
import Glibc

/// Lets Foundation's decoders handle synthesized data.
///
/// Code calls `decode` through method tables, from any module and optimized or not. Overrides in
/// subclasses replace the entries of their superclasses.
enum DecoderHooks {
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    replace(
      "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF",
      of: JSONDecoder.self,
      by: AnsweringJSONDecoder.self
    )
    replace(
      "$s20FoundationEssentials19PropertyListDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF",
      of: PropertyListDecoder.self,
      by: AnsweringPropertyListDecoder.self
    )
    // Mangled names of the methods; a missing one leaves that method unhooked.
    for method in [
      "C4data6forKey0A10Essentials4DataVSgSS_tF", "C6object6forKeyypSgSS_tF",
      "C6string6forKeySSSgSS_tF", "C7integer6forKeySiSS_tF", "C5float6forKeySfSS_tF",
      "C6double6forKeySdSS_tF", "C4bool6forKeySbSS_tF", "C5array6forKeySayypGSgSS_tF",
      "C11stringArray6forKeySaySSGSgSS_tF", "C10dictionary6forKeySDySSypGSgSS_tF",
      "C3url6forKey0A10Essentials3URLVSgSS_tF", "C3set_6forKeyyypSg_SStF",
    ] {
      replace(
        "$s10Foundation12UserDefaults" + method,
        of: UserDefaults.self,
        by: AnsweringUserDefaults.self
      )
    }
    for method in [
      "C4date4from0A10Essentials0B0VSgSS_tF", "C6string4fromSS0A10Essentials0B0V_tF",
      "C012setLocalizedB18FormatFromTemplateyySSF",
      "C10dateFormat12fromTemplate7options6localeSSSgSS_Si0A10Essentials6LocaleVSgtFZ",
    ] {
      replace(
        "$s10Foundation13DateFormatter" + method,
        of: DateFormatter.self,
        by: AnsweringDateFormatter.self
      )
    }
    replace(
      "$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF",
      of: NumberFormatter.self,
      by: AnsweringNumberFormatter.self
    )
    for method in [
      "C4date4from0A10Essentials0C0VSgSS_tF", "C6string4fromSS0A10Essentials0C0V_tF",
    ] {
      replace(
        "$s10Foundation20ISO8601DateFormatter" + method,
        of: ISO8601DateFormatter.self,
        by: AnsweringISODateFormatter.self
      )
    }
    return true
  }()

  /// Replaces a method in a superclass's table, if this Foundation has it, by the subclass's.
  private static func replace(_ symbol: String, of base: AnyClass, by other: AnyClass) {
    guard let handle = dlopen(nil, RTLD_LAZY), let method = dlsym(handle, symbol) else { return }
    // A subclass's table begins with its superclass's, so both have the method at the same index.
    let (table, replacement) = (words(of: base), words(of: other))
    let original = UInt(bitPattern: method)
    guard let place = table.firstIndex(of: original), place < replacement.count,
      let entry = table.baseAddress?.advanced(by: place)
    else { return }
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: entry) & ~(size - 1))
    // Tables are in read-only memory, so the page is made writable first.
    guard let page, mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else { return }
    entry.pointee = replacement[place]
  }

  /// Returns a class's metadata from its address point on; its size is at the ABI's offsets.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let before = start.load(fromByteOffset: 36, as: UInt32.self)
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt.self),
      count: Int(size - before) / MemoryLayout<UInt>.size
    )
  }
}

private final class AnsweringJSONDecoder: JSONDecoder, @unchecked Sendable {
  override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    OutsideDates.shared.keep(from: try answer(type, from: data))
  }

  private func answer<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let style = OutsideData.shared.current else { return try super.decode(type, from: data) }
    if let body = SynthesizedBody(data) ?? OutsideData.shared.body(ofText: data) {
      // With user info a type may decode differently each time, so nothing is cached.
      let key =
        userInfo.isEmpty
        ? settings.map { SynthesizedAnswer.Key(type: ObjectIdentifier(type), body: body, form: $0) }
        : nil
      if let data = key.flatMap(OutsideData.shared.answer(to:)),
        let value = try? super.decode(type, from: data)
      {
        return value
      }
      let forms = forms
      let answer = try SynthesizedAnswer.value(
        of: type,
        for: body,
        style,
        userInfo: userInfo,
        encode: { node in forms.map { Data(node.json($0, indent: 0).utf8) } },
        decode: { try super.decode(type, from: $0) }
      )
      if let key, let data = answer.data { OutsideData.shared.keep(data, for: key) }
      return answer.value
    }
    if style.values != .ordinary, OutsideData.shared.isGiven(data) {
      if let varied = varied(type, from: data, style) {
        return try OutsideData.shared.reading(data, as: type) { varied }
      }
    }
    return try OutsideData.shared.reading(data, as: type) { try super.decode(type, from: data) }
  }

  /// Returns the user's data with other values, or `nil` if the type accepts none; searched for
  /// once per case, since large data takes dozens of attempts.
  private func varied<T: Decodable>(_ type: T.Type, from data: Data, _ style: ValueStyle) -> T? {
    let key =
      userInfo.isEmpty
      ? settings.map { GivenJSON.Key(type: ObjectIdentifier(type), data: data, form: $0) } : nil
    if let known = key.flatMap(OutsideData.shared.variant(of:)) {
      return known.flatMap { try? super.decode(type, from: $0) }
    }
    let found = GivenJSON(data, style)?.value { try super.decode(type, from: $0) }
    if let key { OutsideData.shared.keep(found?.data, for: key) }
    return found?.value
  }

  /// The decoder's settings as a number; `nil` if a function or formatter of the code is involved.
  private var settings: Int? {
    guard case .base64 = dataDecodingStrategy, case .throw = nonConformingFloatDecodingStrategy
    else { return nil }
    let keys: Int
    switch keyDecodingStrategy {
    case .useDefaultKeys: keys = 0
    case .convertFromSnakeCase: keys = 1
    default: return nil
    }
    switch dateDecodingStrategy {
    case .deferredToDate: return keys
    case .secondsSince1970: return keys + 2
    case .millisecondsSince1970: return keys + 4
    case .iso8601: return keys + 6
    default: return nil
    }
  }

  /// The JSON settings that this decoder may expect, the most likely first.
  private var forms: [JSONForm] {
    var form = JSONForm()
    if case .convertFromSnakeCase = keyDecodingStrategy { form.hasSnakeCase = true }
    switch dateDecodingStrategy {
    case .deferredToDate: return [form]
    case .secondsSince1970: form.date = { .number($0.timeIntervalSince1970) }
    case .millisecondsSince1970: form.date = { .number($0.timeIntervalSince1970 * 1000) }
    case .iso8601: form.date = { .text(SampleDateText($0).iso) }
    default:
      // Only an attempt shows the format that the code's own formatter or function reads.
      return (0..<SampleDateText.count).map { way in
        var form = form
        form.date = { .text(SampleDateText($0).all[way]) }
        return form
      }
    }
    return [form]
  }
}

private final class AnsweringPropertyListDecoder: PropertyListDecoder, @unchecked Sendable {
  override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    OutsideDates.shared.keep(from: try answer(type, from: data))
  }

  private func answer<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let style = OutsideData.shared.current, let body = SynthesizedBody(data) else {
      return try OutsideData.shared.reading(data, as: type) { try super.decode(type, from: data) }
    }
    return try SynthesizedAnswer.value(
      of: type,
      for: body,
      style,
      userInfo: userInfo,
      encode: {
        [
          try PropertyListSerialization.data(
            fromPropertyList: $0.propertyList,
            format: .binary,
            options: 0
          )
        ]
      },
      decode: { try super.decode(type, from: $0) }
    ).value
  }
}
