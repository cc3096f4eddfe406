import Foundation
import Testing
import WidgetModel

@testable import Clauses
@testable import ScenarioGeneration

@Suite struct PlantedBugTests {
  @Test func `the catalogue has one file for each planted bug, named as its clause`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Campaigning/ScenarioGeneration/SeededFaults")
      .standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") && $0.contains("-") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(files.sorted() == PlantedBug.catalogue.map(\.clause.text).sorted())
  }

  @Test func `every clause on scripted providers and views has a planted bug, and no other`() {
    let obliged = Clause.catalogue.filter(\.isTestedByAgreement)
    #expect(Set(obliged.map(\.id)) == Set(PlantedBug.catalogue.map(\.clause)))
  }

  @Test(arguments: Profile.catalogue)
  func `a planted bug and its near miss differ and are placed`(profile: Profile) {
    for bug in PlantedBug.catalogue {
      let plant = bug.plant(profile)
      let nearMiss = bug.nearMiss(profile)
      #expect(plant != nearMiss)
      for widget in [plant, nearMiss] {
        #expect(widget.placements.count == 1)
        #expect(widget.timelines.count == 1)
        #expect(PlantedBug.scenario(of: widget, profile).setup != nil)
      }
    }
  }
}
