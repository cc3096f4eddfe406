import Testing

// Goal: the command ends with the status that fits, and says what to do.
// Method: the built command is run as users run it, on small campaigns. The slower checks (signals,
// full disks, equal bytes) are in `.ci/command`.
@Suite struct CommandTests {
  @Test func `help names every command and exit status`() throws {
    let outcome = try Executable.run("--help")
    #expect(outcome.status == 0)
    for word in [
      "run", "replay", "shrink", "keep", "merge", "report", "clauses", "mutants", "benchmark",
      "Exit status",
    ] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  #if os(Linux)
    @Test func `a folder of fixtures that cannot be used is told before anything is built`() throws
    {
      try withFolder(of: ["Widgets/A.swift": "import WidgetKit", "odd/notes.txt": ""]) { folder in
        for (option, place, hint) in [
          ("--fixtures", "/Widgets/A.swift", "is no folder"),
          ("--fixtures", "/odd", "which nothing reads"),
          ("--write-fixtures", "/odd", "nothing is written over"),
        ] {
          let outcome = try Executable.run("check", folder + "/Widgets", option, folder + place)
          #expect(outcome.status == 65)
          #expect(outcome.errors.contains(hint))
        }
      }
    }
  #endif

  @Test(arguments: [
    (["run", "--clause", "TL-11.runtim"], 64, "TL-11.runtime"),
    (["run", "--profile", "iOS71"], 64, "iOS17"),
    (["run", "--set", "dailyReloads=many"], 64, "a whole number"),
    (["run", "--subject", "mutant:nothing-like-it"], 64, "no mutant"),
    (["run", "--cases", "0"], 4, "at least 1"),
    (["run", "--shard", "0/3"], 64, "I/N"),
    (["run", "--time", "soon"], 64, "30s"),
    (["run", "--expect", "nowhere.jsonl"], 65, "nowhere.jsonl"),
    (["run", "--update-expectations"], 64, "--expect FILE"),
    (["run", "--expect", "a.jsonl", "--today", "soon", "--update-expectations"], 64, "2026-03-31"),
    (["run", "--baseline", "nowhere.jsonl"], 65, "nowhere.jsonl"),
    (["check", ".", "--fixtures", "nowhere/fixtures"], 65, "nowhere/fixtures is not there"),
    (["replay", "nowhere.json"], 65, "nowhere.json"),
    (["report", "nowhere.jsonl"], 65, "nowhere.jsonl"),
    (["clauses", "TL-99"], 64, "TL-"),
    (["benchmark", "simulatoin"], 64, "simulation"),
  ])
  func `a mistake is named with what to do about it`(
    _ arguments: [String],
    _ status: Int32,
    _ hint: String
  ) throws {
    let outcome = try Executable.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test func `one clause is shown with its situations and mutants`() throws {
    let outcome = try Executable.run("clauses", "TL-11")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("shown at exactly its date"))
    #expect(outcome.output.contains("mutant TL-11"))
  }

  @Test func `a campaign of one clause writes its files and ends well`() throws {
    let outcome = try Executable.run(
      "run",
      "--clause",
      "TL-11",
      "--cases",
      "64",
      "--format",
      "json"
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\"line\":\"header\""))
    #expect(outcome.output.contains("{\"line\":\"footer\""))
  }
}
