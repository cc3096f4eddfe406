// Goal: the list of seeded faults, the comments in the faulty widgets, and the catalogue agree.
// Method: the files are read; other tests run the widgets.
import Clauses
import FaultyExampleWidgets
import Foundation
import Testing

@Suite struct FaultyExampleTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/FaultyExampleWidgets").standardizedFileURL

  @Test func `every seeded fault names a clause that may apply to widgets`() throws {
    for fault in ExampleFault.catalogue {
      let clause = try #require(Clause.named(ClauseID(fault.clause)), "\(fault.clause)")
      #expect(clause.party != .runtime, "\(fault.clause)")
    }
  }

  @Test func `every clause that needs real code has a seeded fault`() {
    let seeded = Set(ExampleFault.catalogue.map(\.clause))
    let obliged = Clause.catalogue.filter { $0.needs.contains(.realCode) }.map(\.id.text)
    #expect(Set(obliged).subtracting(seeded).sorted().isEmpty)
  }

  @Test func `every class of failure has seeded faults, or a reason why nobody can judge it`() {
    let seeded = Set(ExampleFault.catalogue.map(\.clause))
    for failure in FailureClass.catalogue {
      #expect(seeded.isSuperset(of: failure.clauses), "\(failure.title)")
      #expect(!failure.clauses.isEmpty || !failure.outOfReach.isEmpty, "\(failure.title)")
    }
  }

  @Test func `the files say what is seeded in them, and nothing else`() throws {
    var found: [String] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let mark = line.range(of: "// Seeded: "),
          let end = line[mark.upperBound...].firstRange(of: ". ")
        else { continue }
        found.append("\(line[mark.upperBound..<end.lowerBound]) \(file)")
      }
    }
    let listed = ExampleFault.catalogue.map { "\($0.clause) \($0.file)" }
    #expect(found.sorted() == listed.sorted())
  }
}
