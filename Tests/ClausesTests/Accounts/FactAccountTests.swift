// Goal: everything that is listed to account for a fact does so.
// Method: the hand-written list is compared with the tests and golden scenarios that it names.
import Foundation
import PlatformFacts
import Testing
import WidgetModel

@testable import Clauses

@Suite struct FactAccountTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test func `every test that is named exists`() throws {
    var tests = ""
    let folder = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      tests += try String(contentsOf: file, encoding: .utf8)
    }
    for behaviour in TestedBehaviour.catalogue {
      guard case .test(let name) = behaviour.evidence else { continue }
      #expect(tests.contains("func `\(name)`("), "\(behaviour.fact): \(name)")
    }
  }

  @Test func `every golden scenario that is named cites the fact`() throws {
    let golden = root.appending(path: "Corpora/golden")
    let areas = try FileManager.default.contentsOfDirectory(atPath: golden.path)
    for behaviour in TestedBehaviour.catalogue {
      guard case .golden(let name) = behaviour.evidence else { continue }
      let file = try #require(
        areas.map { golden.appending(path: "\($0)/\(name).json") }
          .first { FileManager.default.fileExists(atPath: $0.path) }
      )
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(behaviour.fact.text), "\(behaviour.fact): \(name)")
    }
  }

  @Test func `a tested behaviour stands once and only where nothing else accounts for the fact`() {
    let facts = TestedBehaviour.catalogue.map(\.fact)
    #expect(Set(facts).count == facts.count)
    for behaviour in TestedBehaviour.catalogue {
      #expect(FactAccount(of: behaviour.fact) == .tested(behaviour), "\(behaviour.fact)")
      #expect(behaviour.fact.fact.correctedBy == nil, "\(behaviour.fact)")
    }
  }

  @Test func `a reason not to model a fact stands once and only where nothing accounts for it`() {
    let facts = UnmodelledFact.catalogue.map(\.fact)
    #expect(facts == FactID.allCases.filter { facts.contains($0) })
    for fact in UnmodelledFact.catalogue {
      #expect(FactAccount(of: fact.fact) == .notModelled(fact.reason), "\(fact.fact)")
      #expect(!fact.reason.hasSuffix("."), "\(fact.fact)")
    }
  }

  @Test func `a clause's own row comes before the rows that it also cites`() {
    #expect(FactAccount(of: .tl18) == .clauses(["TL-18.provider", "TL-30.runtime"]))
    #expect(FactAccount(of: .tl18).description == "clauses TL-18.provider, TL-30.runtime")
    #expect(FactAccount(of: .tl23).description == "clause TL-23.runtime")
  }

  @Test func `numbers, mistakes and open questions are distinguished`() {
    #expect(FactAccount(of: .dl07) == .numbers([.activityMemoryLimit]))
    #expect(FactAccount(of: .tl07) == .rejected(.tl05))
    let accounts = FactID.allCases.map { FactAccount(of: $0) }
    let numbers = FactAccount.counts(accounts).compactMap { Int($0.prefix { $0.isNumber }) }
    #expect(numbers.reduce(0, +) == FactID.allCases.count)
  }

  @Test func `no mistake of a source has a clause`() {
    for fact in Fact.all {
      guard let right = fact.correctedBy else { continue }
      #expect(FactAccount(of: fact.id) == .rejected(right), "\(fact.id)")
    }
  }
}
