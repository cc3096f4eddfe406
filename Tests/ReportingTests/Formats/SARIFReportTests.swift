import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: a log says which clause broke where, and if the run reached a verdict.
// Method: logs of samples are read back; `.ci/validate-formats` validates them with other programs.
@Suite struct SARIFReportTests {
  private func run(_ record: RunRecord, files: CheckedFiles = SampleFormats.files) throws -> JSON {
    let log = try SampleFormats.json(record, .sarif, files: files)
    #expect(log["version"] == .string("2.1.0"))
    return try #require(log["runs"]?.elements.first)
  }

  @Test func `each result names its rule by id and index`() throws {
    for (name, record) in SampleFormats.all {
      let run = try run(record)
      let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
      for result in run["results"]?.elements ?? [] {
        let index = try #require(result["ruleIndex"]?.integer, "\(name)")
        try #require(rules.indices.contains(Int(index)), "\(name)")
        #expect(rules[Int(index)]["id"] == result["ruleId"], "\(name)")
      }
    }
  }

  @Test func `a rule says what is promised, what to do and where that can be read`() throws {
    let rules = try run(SampleFormats.bundle)["tool"]?["driver"]?["rules"]?.elements ?? []
    let rule = try #require(rules.first { $0["id"] == .string("VW-06.view") })
    #expect(rule["name"] == .string("ButtonsHaveIntents"))
    #expect(rule["shortDescription"]?["text"] == .string("buttons have intents"))
    #expect(
      rule["fullDescription"]?["text"] == .string("What is promised is buttons have intents.")
    )
    #expect(rule["help"]?["text"]?.text?.contains("VW-06: ") == true)
    #expect(rule["helpUri"]?.text?.hasPrefix("https://") == true)
  }

  @Test func `a result has its level and its line from the root of the sources`() throws {
    let results = try run(SampleFormats.bundle)["results"]?.elements ?? []
    try #require(results.count == 3)
    #expect(results.map { $0["level"]?.text } == ["error", "warning", "error"])
    let place = try #require(results[0]["locations"]?.elements.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"] == .string("App/Widgets/CityProvider.swift"))
    #expect(place["artifactLocation"]?["uriBaseId"] == .string("%SRCROOT%"))
    #expect(place["region"]?["startLine"] == .number(41))
    #expect(results[1]["locations"] == nil)
    #expect(results[0]["suppressions"] == nil)
    let suppression = try #require(results[2]["suppressions"]?.elements.first)
    #expect(suppression["justification"] == .string("the old buttons go with the next version"))
  }

  @Test func `a path is an address, with any characters`() throws {
    var record = SampleFormats.bundle
    record.findings[0].source = "\(SampleFormats.hostileFile):3"
    func address(_ files: CheckedFiles) throws -> JSON? {
      try run(record, files: files)["results"]?.elements.first?["locations"]?.elements.first?[
        "physicalLocation"
      ]?["artifactLocation"]
    }
    let encoded = "a%20b%22%3C%27%26%250A%E2%80%AE%0A%3A%5Bx%5D%28y%29%23%3F.swift"
    #expect(try address(CheckedFiles())?["uri"] == .string(encoded))
    let full = try address(CheckedFiles(["/tmp/" + SampleFormats.hostileFile]))
    #expect(full?["uri"] == .string("file:///tmp/" + encoded))
    #expect(full?["uriBaseId"] == nil)
  }

  // The statuses of `ExitStatus`: held, broken, undecided, stale expectation, nothing ran.
  @Test(arguments: [(Int64(0), true), (1, true), (2, false), (3, false), (4, false)])
  func `the invocation is successful if a verdict was reached`(
    status: Int64,
    isSuccessful: Bool
  ) throws {
    var record = SampleRecord.held
    record.footer?.status = status
    let invocation = try #require(run(record)["invocations"]?.elements.first)
    #expect(invocation["executionSuccessful"] == .bool(isSuccessful))
    #expect(invocation["exitCode"] == .number(status))
  }

  @Test func `a partial or cut run says so in a notification`() throws {
    func notifications(_ record: RunRecord) throws -> [String] {
      let invocation = try #require(run(record)["invocations"]?.elements.first)
      let all = invocation["toolExecutionNotifications"]?.elements ?? []
      return all.compactMap { $0["message"]?["text"]?.text }
    }
    let partial = try #require(run(SampleRecord.partial)["invocations"]?.elements.first)
    #expect(partial["executionSuccessful"] == .bool(false))
    #expect(try notifications(SampleRecord.partial).first?.hasPrefix("Partial record") == true)
    var cut = SampleRecord.held
    cut.footer?.cut = "time"
    #expect(try notifications(cut) == ["The run was cut short: time."])
    #expect(try notifications(SampleRecord.held).isEmpty)
  }

  @Test func `no text of a subject becomes a link`() throws {
    for (name, record) in SampleFormats.hostile {
      let results = try run(record)["results"]?.elements ?? []
      #expect(!results.isEmpty)
      for result in results {
        #expect(result["message"]?["text"]?.text?.contains("](") == false, "\(name)")
      }
    }
  }
}
