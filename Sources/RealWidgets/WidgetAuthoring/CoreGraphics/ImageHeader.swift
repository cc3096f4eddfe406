import Foundation

struct ImageHeader {
  let width: Int
  let height: Int

  /// Reads the header of a PNG, JPEG, GIF, BMP, WebP or HEIF file; `nil` for anything else.
  init?(_ data: Data) {
    // Headers come early; the rest of a large file need not be copied.
    let bytes = [UInt8](data.prefix(1 << 20))
    let readers = [Self.png, Self.jpeg, Self.gif, Self.bmp, Self.webP, Self.heif]
    guard let size = readers.lazy.compactMap({ $0(bytes) }).first, size.0 > 0, size.1 > 0 else {
      return nil
    }
    (width, height) = size
  }

  private static func big(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at + count <= bytes.count else { return nil }
    return bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at + count <= bytes.count else { return nil }
    return bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pair(_ width: Int?, _ height: Int?) -> (Int, Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return pair(big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return pair(little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func bmp(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: Array("BM".utf8)), let height = little(bytes, 22, 4) else {
      return nil
    }
    // A negative height means that the rows run from the top down.
    return pair(little(bytes, 18, 4), abs(Int(Int32(truncatingIfNeeded: height))))
  }

  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while let marker = big(bytes, place, 2), marker >= 0xFF00 {
      let kind = marker & 0xFF
      if kind == 0xFF {
        place += 1
        continue
      }
      // Markers C0 to CF begin frames, except the tables C4, C8 and CC.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return pair(big(bytes, place + 7, 2), big(bytes, place + 5, 2))
      }
      if (0xD0...0xD9).contains(kind) {
        place += 2
      } else {
        guard let length = big(bytes, place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return pair(little(bytes, 24, 3).map { $0 + 1 }, little(bytes, 27, 3).map { $0 + 1 })
    case "VP8L":
      guard let bits = little(bytes, 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, (bits >> 14) & 0x3FFF + 1)
    default:
      return pair(
        // The upper two bits of each number are a scale.
        little(bytes, 26, 2).map { $0 & 0x3FFF },
        little(bytes, 28, 2).map { $0 & 0x3FFF }
      )
    }
  }

  /// Returns the largest of the image extents that the file's boxes state.
  private static func heif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let name = Array("ispe".utf8)
    var largest: (Int, Int)?
    for place in bytes.indices.dropLast(16) where bytes[place] == name[0] {
      guard bytes[place..<place + 4].elementsEqual(name),
        let size = pair(big(bytes, place + 8, 4), big(bytes, place + 12, 4))
      else { continue }
      if size.0 * size.1 > largest.map({ $0.0 * $0.1 }) ?? 0 { largest = size }
    }
    return largest
  }
}
