import ScenarioCorpus
import Testing
import WidgetModel

// Goal: the reference does what the documents promise, and each golden file would notice if not.
// Method: every file is run unchanged; then it is changed in every small way (each instant by a
// tick, each line removed or doubled) and run again. A change that no promise notices must be
// tolerated in its line, and an unused tolerance is also an error.
@Suite struct GoldenFilesTests {
  @Test func `there are golden files, each with a title of its own`() {
    #expect(GoldenFiles.all.count >= 30)
    #expect(Set(GoldenFiles.all.map(\.file.title)).count == GoldenFiles.all.count)
  }

  @Test(arguments: GoldenFiles.names)
  func `the reference keeps every promise of the file`(name: String) throws {
    let file = try GoldenFiles.named(name)
    let mismatches = GoldenChecker.check(file, try GoldenFiles.trace(of: file.scenario))
    #expect(mismatches.isEmpty, "\(mismatches.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: GoldenFiles.names)
  func `every small change of the file is noticed, or tolerated with a reason`(
    name: String
  ) throws {
    let file = try GoldenFiles.named(name)
    let tolerances = file.golden?.tolerances ?? []
    var used: Set<String> = []
    for perturbation in try Perturbation.all(of: file) {
      let trace = try GoldenFiles.trace(of: perturbation.file.scenario)
      let isNoticed = !GoldenChecker.check(perturbation.file, trace).isEmpty
      if perturbation.isIdempotent {
        #expect(!isNoticed, "\(name): \(perturbation) must change nothing")
        continue
      }
      let tolerance = tolerances.first {
        $0.path == perturbation.line && $0.covers(perturbation.change)
      }
      if !isNoticed, let tolerance {
        used.insert("\(tolerance.path) \(perturbation.change)")
        continue
      }
      #expect(isNoticed, "\(name): nothing notices \(perturbation)")
    }
    for tolerance in tolerances {
      for change in tolerance.changes {
        let changes: [Tolerance.Change] = change == .shift ? [.earlier, .later] : [change]
        for change in changes {
          #expect(
            used.contains("\(tolerance.path) \(change)"),
            "\(name): nothing needs the tolerance of \(tolerance.path) for \(change)"
          )
        }
      }
    }
  }

  @Test(arguments: GoldenFiles.names)
  func `the file is the same after it was written and read again`(name: String) throws {
    let file = try GoldenFiles.named(name)
    #expect(try CorpusFile(reading: file.text) == file)
  }
}
