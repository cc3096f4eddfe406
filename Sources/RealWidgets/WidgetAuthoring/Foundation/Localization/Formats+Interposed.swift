import Foundation
import Glibc

// Foundation calls these functions through its procedure linkage table, as with preferences. Its
// support for `.stringsdict` is incomplete: a look-up returns the entry, which is a dictionary, as
// a string, and the process crashes.

/// Looks up a key in a bundle's tables; an entry with plural rules returns its format.
@_cdecl("CFBundleCopyLocalizedString")
@_spi(Hosting) public func copyLocalizedString(
  _ bundle: UnsafeRawPointer,
  _ key: UnsafeRawPointer,
  _ value: UnsafeRawPointer?,
  _ table: UnsafeRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let found = Original.copyLocalizedString?(bundle, key, value, table) else { return nil }
  let object = Unmanaged<AnyObject>.fromOpaque(found)
  guard let entry = object.takeUnretainedValue() as? NSDictionary else { return found }
  // The original returned an owned object, which is dropped here.
  object.release()
  let key = text(key)
  let fields = entry as? [String: Any] ?? [:]
  guard let rule = PluralRule(fields, language: TextTables.language) else {
    return retained(value.map(text) ?? key)
  }
  let name = (table.map(text) ?? "Localizable") + "\n" + key
  return retained(PluralRules.remember(rule, named: name))
}

/// Fills a format with its arguments, applying plural rules if the format comes from one.
@_cdecl("CFStringCreateWithFormatAndArguments")
@_spi(Hosting) public func createWithFormat(
  _ allocator: UnsafeRawPointer?,
  _ options: UnsafeRawPointer?,
  _ format: UnsafeRawPointer,
  _ arguments: UnsafeRawPointer
) -> UnsafeMutableRawPointer? {
  guard !PluralRules.isEmpty, let rule = PluralRules.rule(for: text(format)),
    let given = VariadicArguments(arguments)
  else {
    let filled = Original.createWithFormat?(allocator, options, format, arguments)
    if let filled { FixedTimes.record(text(filled), filledInto: text(format)) }
    return filled
  }
  let filled = PluralFormat(rule, given)
  return withExtendedLifetime(NSString(string: filled.format)) { plain in
    withVaList(filled.arguments) { list in
      Original.createWithFormat?(
        allocator,
        options,
        Unmanaged.passUnretained(plain).toOpaque(),
        unsafeBitCast(list, to: UnsafeRawPointer.self)
      )
    }
  }
}

private func text(_ string: UnsafeRawPointer) -> String {
  Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue() as String
}

private func retained(_ text: String) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(NSString(string: text)).toOpaque()
}

private enum Original {
  typealias Lookup =
    @convention(c) (
      UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeMutableRawPointer?
  typealias Creation =
    @convention(c) (
      UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer, UnsafeRawPointer
    ) -> UnsafeMutableRawPointer?

  // `RTLD_NEXT`, which the importer does not show: the next definition after this executable's.
  private static var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  static let copyLocalizedString = dlsym(next, "CFBundleCopyLocalizedString")
    .map { unsafeBitCast($0, to: Lookup.self) }
  static let createWithFormat = dlsym(next, "CFStringCreateWithFormatAndArguments")
    .map { unsafeBitCast($0, to: Creation.self) }
}
