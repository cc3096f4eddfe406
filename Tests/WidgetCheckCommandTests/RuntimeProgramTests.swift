// Goal: a runtime in Swift has a program of its own, with the commands of `widgetcheck`.
// Method: the program in `Tests/Fixtures/SwiftRuntime`, which is the reference, and traps at a tap
// on request.
import Foundation
import Testing

@Suite struct RuntimeProgramTests {
  private func run(_ arguments: String..., atTaps fault: String? = nil) throws
    -> Executable.Outcome
  {
    try run(arguments, atTaps: fault)
  }

  private func run(_ arguments: [String], atTaps fault: String? = nil) throws -> Executable.Outcome
  {
    try Executable.run(
      arguments,
      environment: ["WIDGETCHECK_COMMAND": "", "NO_COLOR": "1"].merging(
        fault.map { ["AT_TAPS": $0] } ?? [:]
      ) { $1 },
      of: "SwiftRuntime"
    )
  }

  @Test func `smoke and a campaign judge the runtime that the program was made for`() throws {
    let smoke = try run("smoke")
    #expect(smoke.status == 0, "\(smoke.errors)")
    #expect(smoke.output.contains("21 right, 0 broken, 0 undecided, 0 not claimed"))
    let campaign = try run(
      "run",
      "--cases",
      "64",
      "--shard",
      "1/8",
      "--clause",
      "TL",
      "--format",
      "lines"
    )
    #expect(campaign.status == 0, "\(campaign.errors)")
    #expect(campaign.output.contains(#""subject":"SwiftRuntime""#))
    #expect(campaign.output.contains("7.1"))
  }

  @Test func `in process it gives the same record but for its name`() throws {
    let arguments = [
      "run", "--cases", "64", "--shard", "1/8", "--clause", "VW", "--format", "lines",
    ]
    let child = try Executable.run(arguments, of: "SwiftRuntime")
    let inProcess = try Executable.run(
      arguments + ["--subject", "in-process"],
      of: "SwiftRuntime"
    )
    #expect(child.status == 0, "\(child.errors)")
    #expect(inProcess.status == 0, "\(inProcess.errors)")
    let named = child.output.replacing("\"SwiftRuntime\"", with: "\"in-process\"")
    #expect(named == inProcess.output)
  }

  @Test func `a trap leaves cases undecided, and the rest is judged`() throws {
    let outcome = try run("smoke", atTaps: "trap")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("19 right, 0 broken, 2 undecided, 0 not claimed"))
    #expect(outcome.output.contains("nobody thought of taps"))
  }

  @Test func `in process a trap ends the run as undecided, with its case and a report`() throws {
    try Executable.withDirectory { folder in
      let outcome = try run("run", "--subject", "in-process", "--output", folder, atTaps: "trap")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("nobody thought of taps"))
      #expect(outcome.output.contains("No verdict: the subject stopped the run."))
      #expect(outcome.output.contains("the runtime crashed in "))
      let record = try String(contentsOfFile: folder + "/record.jsonl", encoding: .utf8)
      #expect(record.contains(#""cut":"stopped by the subject""#))
      #expect(FileManager.default.fileExists(atPath: folder + "/report.html"))
    }
  }

  @Test(arguments: [("trap", "SIGTRAP|SIGILL"), ("overflow", "SIGSEGV|SIGBUS")])
  func `in process a crash ends smoke and replay as undecided, with what they were doing`(
    fault: String,
    signals: String
  ) throws {
    for (arguments, says) in RuntimeProgramTests.tapped {
      let outcome = try run(arguments, atTaps: fault)
      #expect(outcome.status == 2, "\(outcome.errors)")
      #expect(outcome.errors.contains("the runtime crashed \(says)"), "\(outcome.errors)")
      let names = signals.split(separator: "|")
      #expect(names.contains { outcome.errors.contains("(\($0))") }, "\(outcome.errors)")
    }
  }

  @Test func `in process an endless loop ends smoke and replay within the time of a case`() throws {
    for (arguments, says) in RuntimeProgramTests.tapped {
      let outcome = try run(arguments + ["--case-timeout", "1s"], atTaps: "loop")
      #expect(outcome.status == 2, "\(outcome.errors)")
      #expect(
        outcome.errors.contains("the runtime did not finish a run within 1s \(says)"),
        "\(outcome.errors)"
      )
    }
  }

  /// Commands that tap a widget in this process, with their description of the work.
  private static let tapped = [
    (
      ["smoke", "in-process", "--only", "tap"], "while it had the conversation tap"
    ),
    (
      ["replay", "Corpora/golden/call-right-after-tap.json", "--subject", "in-process"],
      "while replaying"
    ),
  ]

  @Test func `state that is kept in this process is reported with a finding, as in another one`()
    throws
  {
    for subject in ["SwiftRuntime", "in-process"] {
      let outcome = try run(
        [
          "run", "--subject", subject, "--clause", "VW-04", "--no-corpus", "--cases", "640",
          "--shard", "2/16", "--fail-fast", "--shrink-budget", "400", "--format", "lines",
        ],
        atTaps: "forget"
      )
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(outcome.output.contains("it shows only after other cases: something survives"))
    }
  }

  @Test func `serve speaks as the runtime, and widgetcheck judges it`() throws {
    let program = Executable.url(of: "SwiftRuntime").path
    let outcome = try Executable.run("smoke", "exec:'\(program)' serve", "--only", "tap")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1 right"))
  }

  @Test func `the article's first runtime is compiled here, and its hello is right`()
    throws
  {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL
    let code = try String(
      contentsOf: package.appending(path: "Tests/Fixtures/SwiftRuntime/MyRuntime.swift"),
      encoding: .utf8
    )
    let folder = "Sources/Frontends/WidgetCheckCommand/WidgetCheckCommand.docc"
    let article = try String(
      contentsOf: package.appending(path: folder + "/TestingYourRuntime.md"),
      encoding: .utf8
    )
    #expect(article.contains("```swift\n\(code)```\n"))
    let outcome = try Executable.run(
      ["smoke", "--only", "hello"],
      environment: ["FIRST": "1"],
      of: "SwiftRuntime"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1 right, 0 broken"))
  }

  @Test func `other names of subjects are listed, and mutants are not among them`() throws {
    for name in ["mutant:TL-11.early", "SwiftRuntim"] {
      let outcome = try run("run", "--subject", name)
      #expect(outcome.status == 64)
      let known = "give SwiftRuntime, in-process, reference or 'exec:COMMAND'"
      #expect(outcome.errors.contains(known), "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("SwiftRuntime: "))
    }
    let reference = try run("smoke", "reference", "--only", "tap")
    #expect(reference.status == 0)
  }

  @Test func `help names the program, the runtime and its commands`() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: SwiftRuntime"))
    for command in ["run", "smoke", "replay", "shrink", "keep", "merge", "report", "serve"] {
      #expect(help.output.contains("\n  \(command) "), "\(command)")
    }
    #expect(!help.output.contains("mutants"))
    let run = try run("help", "run")
    #expect(run.output.contains("SwiftRuntime run --profile iOS17"))
    #expect(!run.output.contains("mutant:"))
  }
}
