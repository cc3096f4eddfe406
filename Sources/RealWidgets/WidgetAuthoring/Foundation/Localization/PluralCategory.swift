import Glibc

/// The plural categories of a language, according to Unicode's tables.
enum PluralCategory {
  /// Returns the category, such as `one`; without the tables `other`, or `one` for 1.
  static func name(of number: Double, in language: String) -> String {
    guard let open = Tables.open, let select = Tables.select, let close = Tables.close else {
      return number == 1 ? "one" : "other"
    }
    var status: Int32 = 0
    guard let rules = open(language, &status) else { return "other" }
    defer { close(rules) }
    // The longest category name has five characters.
    var text = [UInt16](repeating: 0, count: 16)
    let length = select(rules, number, &text, Int32(text.count), &status)
    guard status <= 0, (1..<Int32(text.count)).contains(length) else { return "other" }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}

/// Functions of ICU, which Foundation contains but does not declare.
private enum Tables {
  typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
  typealias Select =
    @convention(c) (
      UnsafeMutableRawPointer, Double, UnsafeMutablePointer<UInt16>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Void

  static let open = function("uplrules_open").map { unsafeBitCast($0, to: Open.self) }
  static let select = function("uplrules_select").map { unsafeBitCast($0, to: Select.self) }
  static let close = function("uplrules_close").map { unsafeBitCast($0, to: Close.self) }

  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    // The default look-up order; the toolchain's copy adds a prefix to each function name.
    dlsym(nil, "swift_" + name) ?? dlsym(nil, name)
  }
}
