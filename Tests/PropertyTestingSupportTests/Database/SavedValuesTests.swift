import Foundation
import PropertyChecks
import PropertyTesting
import PropertyTestingSupport
import Testing

// Goal: a saved case outlives the meaning of its choices.
// Method: one version of a generator saves a case, and another one, which makes other values of the
// same choices, replays it.
@Suite struct SavedValuesTests {
  private struct Pair: Codable, Hashable {
    var one: Int
    var other: Int
  }

  private static let before = Draw { source in
    Pair(one: source.draw(Integers(in: 0...999)), other: source.draw(Integers(in: 0...999)))
  }

  /// Draws the fields in another order, so that old choices make other values.
  private static let after = Draw { source in
    let other = source.draw(Integers(in: 0...999))
    return Pair(one: source.draw(Integers(in: 0...999)), other: other)
  }

  private func fails(_ pair: Pair) -> Bool { pair.one == 7 && pair.other == 0 }

  @Test func `a value that no choices record is replayed itself and kept`() async throws {
    try await withTemporaryFolder { folder in
      let store = DirectoryStore(folder)
      let saved = SavedCase(
        property: "pairs",
        failure: "it gave back false",
        state: .minimal,
        value: "Pair(one: 7, other: 0)",
        encodedValue: #"{"one":7,"other":0}"#,
        choices: ChoiceSequence([7, 0])
      )
      _ = try store.save(saved)
      let issues = try await recordedIssues {
        let options: [CheckOption] = [.named("pairs"), .database(folder), .cases(5), .seed(3)]
        let report = try await check(Self.after, options[0], options[1], options[2], options[3]) {
          !fails($0)
        }
        #expect(report.saved.changed == [saved.name])
        #expect(report.saved.fixed == [])
        #expect(report.failures.map(\.origin) == [.savedValue(saved.name)])
      }
      #expect(issues.first?.line("failing")?.hasSuffix("Pair(one: 7, other: 0)") == true)
      #expect(files(in: folder).count == 1)
      // The unchanged generator finds it by its choices, and a mended property removes it.
      let mended = try await recordedIssues {
        try await check(Self.before, .named("pairs"), .database(folder), .cases(5)) { _ in true }
      }
      #expect(mended.map(\.isFailure) == [false])
      #expect(files(in: folder).isEmpty)
    }
  }

  @Test func `a value that can be recorded gets new choices`() async throws {
    try await withTemporaryFolder { folder in
      let issues = try await recordedIssues {
        try await check(Integers(in: 0...99_999), .named("number"), .database(folder)) { $0 < 640 }
        // The choices that made 640 make 740 now, which does not fail.
        let report = try await check(
          Integers(in: 100...99_999),
          .named("number"),
          .database(folder),
          .cases(1)
        ) { !(600..<700).contains($0) }
        #expect(report.saved.changed.count == 1)
        #expect(report.failures.map(\.minimal) == [600])
      }
      #expect(issues.map { $0.line("locally minimal") } == ["640", "600"])
    }
  }

  @Test func `a check by type saves its tuple`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await recordedIssues {
        try await check(.database(folder)) { (text: String, number: Double?) in
          text.isEmpty || number == nil
        }
      }
      let file = try #require(files(in: folder).first)
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let saved = try SavedCase(parsing: text)
      #expect(saved.encodedValue == #"["\"a\"","0"]"#)
    }
  }

  @Test func `without a value the report says that it changed`() async throws {
    try await withTemporaryFolder { folder in
      let tuples = Zip(Integers(in: 0...99_999), Booleans())
      let issues = try await recordedIssues {
        try await check(tuples, .named("tuples"), .database(folder)) { $0.0 < 9 }
        let others = Zip(Integers(in: 5...99_999), Booleans())
        let report = try await check(others, .named("tuples"), .database(folder), .cases(1)) {
          $0.0 < 9
        }
        #expect(report.saved.changed.count == 1)
        #expect(report.summary.contains { $0.contains("no longer makes the value") })
      }
      #expect(issues.count == 2)
    }
  }
}
