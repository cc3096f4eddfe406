import Foundation
import PropertyChecks
import PropertyTesting
import PropertyTestingSupport
import Testing

// Goal: files are complete or absent, unreadable files are left alone, and no finding is lost.
@Suite struct DirectoryStoreTests {
  private static let lists = Integers(in: 0...1000).list(count: 0...20)

  private func saved(_ values: [UInt64], of property: String = "a property") -> SavedCase {
    SavedCase(
      property: property,
      failure: "it gave back false",
      state: .minimal,
      value: "[1]",
      choices: ChoiceSequence(values)
    )
  }

  @Test func `cases are kept, given in order and removed`() async throws {
    try await withTemporaryFolder { path in
      let store = DirectoryStore(path + "/made/when/needed")
      #expect(store.cases(of: "a property").cases.isEmpty)
      let cases = try ([1, 2, 3] as [UInt64]).map { number in
        let one = saved([number])
        return StoredCase(name: try store.save(one), saved: one)
      }
      _ = try store.save(cases[0].saved)
      let (kept, problems) = store.cases(of: "a property")
      #expect(kept == cases.sorted { $0.name < $1.name })
      #expect(problems.isEmpty)
      #expect(files(in: path).count == 3)
      try store.remove(cases[1].name, of: "a property")
      try store.remove(cases[1].name, of: "a property")
      #expect(Set(store.cases(of: "a property").cases) == [cases[0], cases[2]])
    }
  }

  @Test func `properties have separate folders, for any names`() {
    let store = DirectoryStore("cases")
    let names = ["a/b", "a-b", "../a", "ä", "", String(repeating: "x", count: 500)]
    let folders = names.map { store.folder(of: $0) }
    #expect(Set(folders).count == names.count)
    for folder in folders {
      #expect(folder.hasPrefix("cases/"))
      #expect(!folder.dropFirst(6).contains("/"))
      #expect(!folder.contains(".."))
      #expect(folder.utf8.count < 100)
    }
    #expect(
      store.folder(of: "Module/File.swift/test()") == "cases/Module-File-swift-test---4efb6c6d"
    )
  }

  @Test func `files that cannot be read are reported and left alone`() async throws {
    try await withTemporaryFolder { path in
      let store = DirectoryStore(path)
      let good = try store.save(saved([1]))
      let folder = store.folder(of: "a property")
      let text = saved([1]).text
      let damaged: [String: Data] = [
        "1": Data("hello".utf8),
        "2": Data(text.replacingOccurrences(of: "case 1", with: "case 3").utf8),
        "3": Data([0xFF, 0xFE]),
        "4": Data(saved([1], of: "another").text.utf8),
        "5": Data(text.dropLast(5).utf8),
        "6": Data(),
      ]
      for (name, data) in damaged {
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).case"))
      }
      try Data().write(to: URL(fileURLWithPath: "\(folder)/README.md"))
      let (cases, problems) = store.cases(of: "a property")
      #expect(cases.map(\.name) == [good])
      let reasons = problems.map { problem in
        if case .unreadable(let place, let reason) = problem {
          "\(place.dropFirst(folder.count + 1)): \(reason.prefix { $0 != ";" })"
        } else {
          ""
        }
      }
      #expect(
        reasons == [
          "1.case: it does not begin with `property-testing case` and the number of a format",
          "2.case: it has format 3, and this version reads formats up to 2",
          "3.case: it is not UTF-8 text",
          "4.case: it belongs to the property `another`",
          "5.case: it says `1` choices and has 0",
          "6.case: it does not begin with `property-testing case` and the number of a format",
        ]
      )
      #expect(files(in: folder).count == 8)
    }
  }

  // A file in place of the folder prevents writing for every user.
  @Test func `a folder that cannot be written to is a warning, and the finding is not lost`()
    async throws
  {
    try await withTemporaryFolder { path in
      let blocked = path + "/file"
      try Data().write(to: URL(fileURLWithPath: blocked))
      let issues = try await recordedIssues {
        try await check(Self.lists, .database(blocked)) { $0.count < 3 }
      }
      #expect(issues.map(\.isFailure) == [true, false])
      #expect(issues[0].line("locally minimal") == "[0, 0, 0]")
      #expect(issues[1].lines[0].hasPrefix("no case can be saved in \(blocked)/"))
      #expect(issues[1].lines[0].contains("; the finding is not lost, replay it from this report"))
    }
  }

  @Test func `a check keeps its failing case, runs it first and removes it once it passes`()
    async throws
  {
    try await withTemporaryFolder { path in
      func issues(_ limit: Int, cases: Int) async throws -> [Issue] {
        try await recordedIssues {
          try await check(Self.lists, .cases(cases), .database(path), .named("short")) {
            $0.count < limit
          }
        }
      }
      #expect(try await issues(3, cases: 500).count == 1)
      let name = try #require(files(in: path).first)
      #expect(files(in: path).count == 1)
      let again = try await issues(3, cases: 0)
      #expect(again.count == 1)
      #expect(again.first?.lines.contains { $0.hasPrefix("found by the saved case ") } == true)
      #expect(files(in: path) == [name])
      let fixed = try await issues(30, cases: 10)
      #expect(fixed.map(\.isFailure) == [false])
      #expect(fixed.first?.lines.first?.hasSuffix(" passes now and was removed.") == true)
      #expect(files(in: path).isEmpty)
    }
  }
}
