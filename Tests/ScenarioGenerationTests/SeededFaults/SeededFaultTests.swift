import Foundation
import Testing
import WidgetModel

@testable import Clauses
@testable import ScenarioGeneration

@Suite struct SeededFaultTests {
  @Test func `the catalogue has one file for each seeded fault, named as its clause`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Campaigning/ScenarioGeneration/SeededFaults")
      .standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") && $0.contains("-") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(files.sorted() == SeededFault.catalogue.map(\.clause.text).sorted())
  }

  @Test func `every clause on scripted providers and views has a seeded fault, and no other`() {
    let obliged = Clause.catalogue.filter(\.isTestedByAgreement)
    #expect(Set(obliged.map(\.id)) == Set(SeededFault.catalogue.map(\.clause)))
  }

  @Test(arguments: Profile.catalogue)
  func `a seeded fault and its near miss differ and are placed`(profile: Profile) {
    for fault in SeededFault.catalogue {
      let faulty = fault.faulty(profile)
      let nearMiss = fault.nearMiss(profile)
      #expect(faulty != nearMiss)
      for widget in [faulty, nearMiss] {
        #expect(widget.placements.count == 1)
        #expect(widget.timelines.count == 1)
        #expect(SeededFault.scenario(of: widget, profile).setup != nil)
      }
    }
  }
}
