import Foundation
import Testing

/// A kind of input, and the code that reads it.
struct InputKind: Sendable, CustomTestStringConvertible {
  let name: String

  /// The kind's share of all inputs; code that takes longer gets fewer.
  let share: UInt64

  /// True if the kind's reader refuses some inputs.
  let isStrict: Bool

  /// Returns well-formed inputs.
  let seeds: @Sendable () throws -> [[UInt8]]

  /// Reads an input and does all that the command does with it.
  ///
  /// - Returns: False if the input was refused with an error of its own.
  /// - Throws: Errors with which the command would end as if it had failed itself.
  let read: @Sendable ([UInt8]) throws -> Bool

  var testDescription: String { name }

  init(
    _ name: String,
    share: UInt64,
    isStrict: Bool = true,
    seeds: @escaping @Sendable () throws -> [[UInt8]],
    read: @escaping @Sendable ([UInt8]) throws -> Bool
  ) {
    self.name = name
    self.share = share
    self.isStrict = isStrict
    self.seeds = seeds
    self.read = read
  }

  static let all = corpora + records + conversations + projects + sources + savedCases

  /// Returns the lines of a text as seeds.
  static func texts(_ texts: String...) -> @Sendable () throws -> [[UInt8]] {
    { texts.map { Array($0.utf8) } }
  }

  /// Returns an input as text, as far as it is one.
  static func text(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns files of the repository as seeds, sorted by name.
  static func files(in folder: String, ending suffix: String, most: Int) throws -> [[UInt8]] {
    let url = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
    return try names.prefix(most).map {
      [UInt8](try Data(contentsOf: url.appendingPathComponent($0)))
    }
  }
}
