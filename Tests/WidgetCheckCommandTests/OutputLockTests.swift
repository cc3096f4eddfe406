import CampaignRuns
import Foundation
import Testing

@testable import WidgetCheckCommand

// Goal: two runs never share an output folder, and what a killed run left there is removed.
// Method: folders as runs leave them.
@Suite struct OutputLockTests {
  @Test func `a folder into which a run is writing is refused to another one`() throws {
    try withFolder(of: [:]) { folder in
      let first = try OutputDirectory(folder + "/run")
      let error = #expect(throws: CommandError.self) { try OutputDirectory(folder + "/run") }
      #expect(error?.status == .usage)
      #expect(error?.description.contains("another run is writing into") == true)
      // Another folder is free.
      _ = try OutputDirectory(folder + "/other")
      withExtendedLifetime(first) {}
    }
  }

  @Test func `a folder is free after its run`() throws {
    try withFolder(of: [:]) { folder in
      for _ in 0..<2 { _ = try OutputDirectory(folder + "/run") }
    }
  }

  @Test func `a run that cannot ask its code leaves no report of an earlier one`() throws {
    struct Unaskable: Error {}
    let reports = ["record.jsonl", "report.html", "junit.xml", "widgets/Feed.html"]
    let files = Dictionary(
      uniqueKeysWithValues: (reports + ["notes.txt"]).map { ("run/\($0)", "") }
    )
    for isReplay in [false, true] {
      try withFolder(of: files) { folder in
        #expect(throws: Unaskable.self) {
          try OutputDirectory.leavingNoOldReports(in: folder + "/run", unless: isReplay) {
            throw Unaskable()
          }
        }
        for name in reports {
          #expect(FileManager.default.fileExists(atPath: "\(folder)/run/\(name)") == isReplay)
        }
        #expect(FileManager.default.fileExists(atPath: folder + "/run/notes.txt"))
      }
    }
  }

  @Test func `temporary files of a killed run are removed, and no other file`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let gone = process.processIdentifier
    let kept = [
      "notes.txt", "a.\(getpid())-0.partial", "a.partial", "a.x-0.partial", "a.1.2.partial",
    ]
    var files = Dictionary(uniqueKeysWithValues: kept.map { ("run/\($0)", "") })
    files["run/report.html.\(gone)-0.partial"] = ""
    files["run/findings/x.json.\(gone)-3.partial"] = ""
    try withFolder(of: files) { folder in
      _ = try OutputDirectory(folder + "/run")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/run").sorted()
      #expect(names == (kept + ["findings", "record.jsonl.partial"]).sorted())
      let findings = try FileManager.default.contentsOfDirectory(atPath: folder + "/run/findings")
      #expect(findings.isEmpty)
    }
  }
}
