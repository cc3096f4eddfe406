/// Reads dates such as `2024-02-29Z`.
public enum DateReader {
  /// Returns false for a leap day in UTC, which the reader moves to March.
  public static func reads(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let year = number(bytes, 0, 4), dash(bytes, 4) else { return true }
    guard let month = number(bytes, 5, 2), dash(bytes, 7) else { return true }
    guard let day = number(bytes, 8, 2) else { return true }
    guard bytes.count > 10, bytes[10] == UInt8(ascii: "Z") else { return true }
    guard year % 4 == 0, month == 2 else { return true }
    return day != 29
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard bytes.count >= start + count else { return nil }
    var number = 0
    for byte in bytes[start..<(start + count)] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  private static func dash(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes.count > place && bytes[place] == UInt8(ascii: "-")
  }
}
