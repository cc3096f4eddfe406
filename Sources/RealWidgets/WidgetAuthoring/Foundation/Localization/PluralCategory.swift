import Glibc

/// The plural categories of a language, as Unicode's tables have them.
enum PluralCategory {
  /// The category of a number, such as `one` or `few`; `other` where the tables cannot be asked.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The language, such as `pl` or `pt_BR`.
  /// - Returns: The category's name.
  static func name(of number: Double, in language: String) -> String {
    guard let open = Tables.open, let select = Tables.select, let close = Tables.close else {
      return number == 1 ? "one" : "other"
    }
    var status: Int32 = 0
    guard let rules = open(language, &status) else { return "other" }
    defer { close(rules) }
    var text = [UInt16](repeating: 0, count: 16)
    let length = select(rules, number, &text, Int32(text.count), &status)
    guard status <= 0, (1..<Int32(text.count)).contains(length) else { return "other" }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}

/// The functions of Unicode's library, which Foundation brings along and declares nowhere.
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
    // The default look-up order; the toolchain's copy puts its own name before each function.
    dlsym(nil, "swift_" + name) ?? dlsym(nil, name)
  }
}
