import Foundation
import Testing

@testable import PropertyChecks
@testable import PropertyTesting

// Goal: the articles stay true: every public type has its place, and lists are those of the sources.
@Suite struct ArticleTests {
  private static let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Engine")

  private func files(_ ending: String, of module: String) throws -> [URL] {
    let all = FileManager.default.enumerator(
      at: Self.sources.appendingPathComponent(module),
      includingPropertiesForKeys: nil
    )
    return try #require(all).compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
  }

  private func article(_ name: String, of module: String = "PropertyTesting") throws -> [Substring]
  {
    let file = Self.sources.appendingPathComponent("\(module)/\(module).docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  /// Returns the names of the public types that are declared at the top level of the sources.
  private func publicTypes(of module: String) throws -> [String] {
    let declaration = /public (?:final )?(?:struct|class|enum|protocol|actor|typealias) (\w+).*/
    return try files("swift", of: module).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        try declaration.wholeMatch(in: line).map { String($0.1) }
      }
    }
  }

  @Test(arguments: ["PropertyTesting": 60, "PropertyChecks": 20])
  func `every public type and every article is in exactly one section of topics`(
    module: String,
    leastTypes: Int
  ) throws {
    let front = try article(module, of: module)
    let topics = try #require(front.firstIndex(of: "## Topics"))
    let listed = front[topics...].filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    let articles = try files("md", of: module).map { $0.deletingPathExtension().lastPathComponent }
    let types = try publicTypes(of: module)
    #expect(types.count > leastTypes)
    let wanted =
      types.map { "``\($0)``" }
      + articles.filter { $0 != module }.map { "<doc:\($0)>" }
    #expect(listed.sorted() == wanted.sorted())
  }

  @Test func `the article on shrinking lists the passes in their order`() throws {
    let rows = try article("Shrinking").drop { !$0.hasPrefix("| pass |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    let names = ShrinkPass.allCases.map { pass in
      "\(pass)".reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
    #expect(rows == names)
  }

  // The first case depends on the search; its shrunk form does not.
  @Test func `the failure on the front page is what its example prints`() throws {
    let lists = Integers(in: -1000...1000).list(count: 0...30)
    let check = Check<_, String>(lists, plan: CheckPlan(property: "palindromes"))
    let report = check.run { list, source in
      source.observe("length", list.count)
      return list == list.reversed() ? .passed : .failed(["not a palindrome"])
    }
    let front = try article("PropertyChecks", of: "PropertyChecks")
    let lasting = report.failures.flatMap(\.summary).filter { line in
      ["locally minimal: ", "varies: ", "replay: "].contains { line.hasPrefix($0) }
    }
    #expect(lasting.count == 4)
    for line in lasting { #expect(front.contains { $0 == line }, "\(line)") }
  }

  @Test func `every kind and field of the report lines is described`() throws {
    let described = try article("ReportLines", of: "PropertyChecks")
    var plan = CheckPlan(property: "fields")
    plan.requirements = [Requirement("any", atLeast: 1)]
    let report = Check<_, String>(Integers(in: 0...99_999), plan: plan).run { number, source in
      source.label("any")
      source.observe("number", number)
      source.sometimes("goal")
      return number > 9 ? .failed(["large"]) : .passed
    }
    var kinds: Set<String> = []
    for line in report.lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let fields = try #require(object as? [String: Any])
      let kind = try #require(fields["kind"] as? String)
      kinds.insert(kind)
      let heading = try #require(described.firstIndex { $0 == "### \(kind)" }, "\(kind)")
      let section = described[(heading + 1)...].prefix { !$0.hasPrefix("### ") }
      for field in fields.keys where field != "kind" {
        #expect(section.contains { $0.hasPrefix("| ") && $0.contains("`\(field)`") }, "\(field)")
      }
    }
    #expect(kinds.isSuperset(of: ["run", "phase", "label", "goal", "failure", "variation"]))
  }
}
