import Clauses
import Foundation
import PlatformFacts
import Testing

// Goal: the command ends with the right status, and gives the remedy.
// Method: the built command is run as users run it, on small campaigns. Whole campaigns, which need
// an optimised command, and everything that needs a shell or another user are in `.ci/command`.
@Suite struct CommandTests {
  @Test func `help names every command and exit status`() throws {
    let outcome = try Executable.run("--help")
    #expect(outcome.status == 0)
    for word in [
      "run", "replay", "shrink", "keep", "merge", "report", "clauses", "mutants", "benchmark",
      "Exit status", "SUBCOMMANDS",
    ] {
      #expect(outcome.output.contains(word), "\(word)")
    }
  }

  #if os(Linux)
    @Test func `a folder of fixtures that cannot be used is reported before anything is built`()
      throws
    {
      try withFolder(of: ["Widgets/A.swift": "import WidgetKit", "odd/notes.txt": ""]) { folder in
        for (option, place, hint) in [
          ("--fixtures", "/Widgets/A.swift", "is not a folder"),
          ("--fixtures", "/odd", "which nothing reads"),
          ("--write-fixtures", "/odd", "nothing is overwritten"),
        ] {
          let outcome = try Executable.run("check", folder + "/Widgets", option, folder + place)
          #expect(outcome.status == 65)
          #expect(outcome.errors.contains(hint))
        }
      }
    }
  #endif

  @Test func `a clause, a row and an area mean all their mutants, each once`() throws {
    func ids(_ names: String...) throws -> [Substring] {
      let outcome = try Executable.run(["mutants", "--list"] + names)
      #expect(outcome.status == 0)
      return outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    }
    let clause = try ids("TL-11.runtime")
    #expect(clause.contains("TL-11.early") && clause.allSatisfy { $0.hasPrefix("TL-11.") })
    #expect(try ids("TL-11") == clause)
    #expect(try ids("TL-11.early", "TL-11.runtime").sorted() == clause.sorted())
    #expect(try ids("tl").count > clause.count)
  }

  @Test(arguments: [
    (["run", "--clause", "TL-11.runtim"], 64, "TL-11.runtime"),
    (["run", "--clause", "TL-11.runtim"], 64, "did you mean"),
    (["run", "--profile", "iOS71"], 64, "iOS17"),
    (["run", "--profile", "iOS71"], 64, "did you mean"),
    (["run", "--profile", "iOS17", "--profile", "iOS17"], 64, "a profile is named twice"),
    (["run", "--profile", "iOS17", "--profile", "all"], 64, "name no other beside it"),
    (["run", "--profile", "all", "--shard", "1/2"], 64, "run them one by one"),
    (
      ["run", "--profile", "all", "--subject", "reference", "--subject", "mutant:DL-03.later"], 64,
      "name several of only one"
    ),
    (["run", "--set", "timelineHardDeadline=soon"], 64, "a duration such as"),
    (["run", "--set", "timelineHardDeadlin=1s"], 64, "did you mean"),
    (["run", "--subject", "nobody"], 64, "there is no subject"),
    (["run", "--no-such-option"], 64, "--no-such-option"),
    (["run", "--shard", "4/3"], 64, "--shard"),
    (["run", "--subject", "reference", "--subject", "reference"], 64, "named twice"),
    (["run", "--subject", "reference", "--subject", "nobody"], 64, "there is no subject"),
    (
      ["run", "--subject", "reference", "--subject", "mutant:DL-03.later", "--shard", "1/2"], 64,
      "run them one by one"
    ),
    (["run", "--corpus", "Corpora", "--no-corpus"], 64, "contradict each other"),
    (["run", "--cases", "0"], 4, "runs nothing"),
    (["run", "--set", "dailyReloads=many"], 64, "a whole number"),
    (["run", "--subject", "mutant:nothing-like-it"], 64, "no mutant"),
    (["mutants", "nothing-like-it"], 64, "there is no mutant"),
    (["mutants", "TL-11.runtim"], 64, "there is no mutant"),
    (["mutants", "TL-18.provider"], 64, "no mutant breaks TL-18.provider"),
    (["run", "--subject", "exec: "], 64, "names no command"),
    (["run", "--subject", "exec:no-such-runtime"], 64, "finds no such command"),
    (["smoke", "exec:exit 3"], 2, "exited with status 3"),
    (["smoke", "reference", "--subject-timeout", "soon"], 64, "is not a length of time"),
    (["smoke", "reference", "--only", "nothing like it"], 4, "there are hello, first widget"),
    (["serve", "--transcript", "/no/such/folder/t.txt"], 64, "give --transcript another place"),
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
    (["chek"], 64, "did you mean check?"),
    (["/"], 64, "to check its widgets: widgetcheck check /"),
    (["run", "--cases", "-5"], 4, "--cases -5 runs nothing"),
    (["show", "nowhere"], 65, "there is no report in nowhere"),
    (["report", "nowhere.jsonl", "-o", "/etc/hosts"], 64, "is a file"),
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

  @Test func `a clause is shown with what its facts say and where that can be read`() throws {
    let outcome = try Executable.run("clauses", "TL-18.provider")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("TL-18: \(FactID.tl18.fact.sentence)"))
    #expect(outcome.output.contains("S4, "))
    let documented = try Executable.run("clauses", "tl-11").output
    #expect(
      documented.contains(
        "Keeping a widget up to date: "
          + "https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date"
      )
    )
  }

  @Test(arguments: [
    ("LA-16", "default 0", "tested behaviour (test \"a region of the island"),
    ("la-26", "3 s", "golden scenario push-every-three-seconds"),
    ("TL-07", "brief S1 says otherwise", "rejected (TL-05 is right)"),
    ("RB-13", "obliges the app", "profile number foregroundCallInterval"),
    ("AI-13", "deprecated", "tested behaviour (test \"intents of the app"),
    ("X-06", "has no effect", "The sources disagree on a request beyond the budget."),
    ("AS-09", "outermost", "AS-09"),
  ])
  func `a row without a clause has a page too`(_ row: String, _ word: String, _ account: String)
    throws
  {
    let outcome = try Executable.run("clauses", row)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(row.uppercased() + "\n"))
    #expect(outcome.output.contains(account), "\(outcome.output)")
    #expect(outcome.output.contains(word), "\(outcome.output)")
  }

  @Test func `every fact is listed with what accounts for it`() throws {
    let outcome = try Executable.run("clauses", "--facts")
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == FactID.allCases.count + 1)
    for (line, id) in zip(lines, FactID.allCases) {
      #expect(
        line == "\(id)".padding(toLength: 8, withPad: " ", startingAt: 0) + "\(FactAccount(of: id))"
      )
    }
    #expect(lines.last?.hasPrefix("315 facts: ") == true)
  }

  @Test func `the facts of an area are listed alone`() throws {
    let views = try Executable.run("clauses", "VW", "--facts").output
    #expect(views.hasPrefix("VW-01   clauses VW-01.runtime, VW-01.view"))
    #expect(views.contains("41 facts: "))
    #expect(try Executable.run("clauses", "RV", "--facts").output.contains("15 facts: "))
  }

  @Test func `a campaign of one clause writes its files and ends well`() throws {
    let outcome = try Executable.run(
      "run",
      "--clause",
      "TL-11",
      "--cases",
      "64",
      "--format",
      "lines"
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\"line\":\"header\""))
    #expect(outcome.output.contains("{\"line\":\"footer\""))
  }
}
