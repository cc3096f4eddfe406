import Foundation
import PropertyTesting
import Testing

@testable import PropertyTestingSupport

// Goal: checks append their cases to one file, and report an error when they cannot.
// Method: two checks over a file of a new folder, and a file in a missing folder.
@Suite struct ObservationLogTests {
  @Test func `two checks append to one file, each its cases`() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/cases.jsonl"
    let numbers = Integers(in: 0...1_000_000)
    try await check(numbers, .cases(7), .named("one"), .observations(path)) { _ in true }
    try await check(numbers, .cases(5), .named("two"), .observations(path)) { _ in true }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.prefix(7).allSatisfy { $0.contains("\"property\":\"one\"") })
    #expect(lines.dropFirst(7).allSatisfy { $0.contains("\"property\":\"two\"") })
    #expect(lines.count == 12)
  }

  @Test func `a file that cannot be written is an error before the check runs`() async {
    let path = "/nowhere/at/all/cases.jsonl"
    await #expect(throws: CheckError.badObservations(path)) {
      try await check(Integers(in: 0...9), .observations(path)) { _ in true }
    }
  }
}
