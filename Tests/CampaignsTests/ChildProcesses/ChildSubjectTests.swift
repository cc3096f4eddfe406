import Clauses
import Foundation
import RunRecord
import Testing
import WidgetModel

@testable import Campaigns

// Goal: a child process that misbehaves makes its cases undecided with the reason, never a pass and
// never a hang; the other cases are judged, and the record is the same with any number of workers.
// Method: a correct runtime in Python, behind a process that does one thing wrong at certain
// inputs.
@Suite struct ChildSubjectTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Runtimes").path

  /// The command of the correct runtime.
  private static let right = "python3 '\(folder)/small_runtime.py'"

  private static func misbehaving(_ mode: String, _ options: String = "") -> String {
    // Without a shell in between, which would hold the pipes open.
    "exec python3 '\(folder)/misbehave.py' \(options) \(mode) \(right)"
  }

  private static func plan(_ subject: SubjectUnderTest) -> CampaignPlan {
    var plan = CampaignPlan(subject: subject)
    plan.clauses = Clause.catalogue.filter {
      ["TL-11.runtime", "VW-04.runtime"].contains($0.id.text)
    }
    plan.runsSmallScenarios = false
    // Eight islands of twelve cases: each begins with its own process.
    (plan.cases, plan.shards) = (768, 8)
    plan.shrinkBudget = 0
    return plan
  }

  /// The modes of misbehaviour, each with the reason in the record.
  private static let modes: [(mode: String, says: String)] = [
    ("dies", "exited with status 3"), ("crashes", "SIGSEGV"), ("babbles", "this is not JSON"),
    ("mangles", "it is not UTF-8"), ("sleeps", "did not reply within 2s"),
    ("floods", "end of a line"), ("drips", "no end of a line within 2s"),
    ("closes", "closed its standard output"),
    ("repeats", "sent something unasked"),
    ("greets", "expected a list of effects"), ("invents", "there is no placement 77"),
    ("wakes-before", "before the present instant"), ("gives-up", "there is no room left"),
    ("lies", "it reports reported, which is missing from the observations"),
    ("old-format", "messages of format 2 are not known"),
    ("steps-early", "the subject's steps are invalid"),
    ("steps-on", "the subject's steps are invalid"),
    ("never-asks", "where the batch ends, since the requested expected at"),
    ("oversleeps", "the subject's steps are invalid"),
    ("no-steps", "expected a list of steps"),
    ("step-invents", "there is no request 7777"),
    ("step-wakes-before", "before the present instant"),
  ]

  @Test(arguments: modes)
  func `what a child does wrong makes its cases undecided and no others`(
    mode: String,
    says: String
  ) throws {
    let subject = try SubjectUnderTest.command(
      ChildSubjectTests.misbehaving(mode),
      limits: ChildLimits(reply: .seconds(2))
    )
    var plan = ChildSubjectTests.plan(subject)
    plan.workers = 2
    let record = try Campaign(plan).run()
    let error = try #require(record.errors.first)
    #expect(error.text.contains(says), "\(error.text)")
    #expect(error.text.contains("the last messages:\n  > {"))
    #expect(record.status(failOn: .required) == .undecided)
    // The other cases were judged.
    #expect(error.cases < 24)
    let clause = try #require(record.clauses.first { $0.id == "TL-11.runtime" })
    #expect(clause.cases > 32 && clause.broken == 0)
    #expect(record.footer?.cut == "")
  }

  @Test func `a case that takes longer than it may is undecided, though each reply is in time`()
    throws
  {
    let subject = try SubjectUnderTest.command(
      ChildSubjectTests.misbehaving("dawdles"),
      limits: ChildLimits(reply: .seconds(10), wholeCase: .seconds(1))
    )
    let record = try Campaign(ChildSubjectTests.plan(subject)).run()
    let error = try #require(record.errors.first)
    #expect(error.text.contains("the case was not over within 1s; allow more with --case-timeout"))
    #expect(record.status(failOn: .required) == .undecided)
    #expect(record.clauses.allSatisfy { $0.broken == 0 })
  }

  @Test func `the record is the same with one worker and with three`() throws {
    let command = ChildSubjectTests.misbehaving("dies")
    let records = try [1, 3].map { workers in
      var plan = ChildSubjectTests.plan(try SubjectUnderTest.command(command))
      plan.workers = workers
      return try Campaign(plan).run().lines
    }
    #expect(records[0] == records[1])
    #expect(records[0].contains { $0.contains(#""line":"error""#) })
  }

  @Test func `a clause on what the subject does not report is not claimed`() throws {
    let subject = try SubjectUnderTest.command(ChildSubjectTests.right)
    #expect(subject.name == "exec:" + ChildSubjectTests.right)
    let record = try Campaign(ChildSubjectTests.plan(subject)).run()
    #expect(record.header.subject == subject.name)
    #expect(record.header.subjectText == "small")
    let taps = try #require(record.clauses.first { $0.id == "VW-04.runtime" })
    #expect(taps.verdict == .notClaimed)
    #expect(taps.why == "the subject does not report: led")
    #expect(record.errors.isEmpty)
  }

  @Test func `a campaign ends when as many cases in a row are undecided as it has patience for`()
    throws
  {
    var subject = try SubjectUnderTest.command(ChildSubjectTests.misbehaving("dies"))
    subject.patience = 1
    let record = try Campaign(ChildSubjectTests.plan(subject)).run()
    #expect(record.footer?.cut == RecordFooter.undecided)
    #expect(record.errors.map(\.cases) == [1])
    #expect(record.status(failOn: .required) == .undecided)
  }

  @Test(arguments: [
    ("no-such-command --here", "finds no such command (exit status 127): no-such-command --here"),
    ("exit 5", "exited with status 5"), ("sleep 60", "did not reply within 1s"),
    ("echo hello; cat >/dev/null", "this is not JSON"), ("kill -9 $$", "signal 9 (SIGKILL)"),
    ("yes '{}' ", "reply: it is missing"),
  ])
  func `a command that is not a runtime is reported before anything is judged`(
    command: String,
    says: String
  ) {
    let error = #expect(throws: SubjectCommandError.self) {
      _ = try SubjectUnderTest.command(command, limits: ChildLimits(reply: .seconds(1)))
    }
    #expect(error?.description.contains(says) == true, "\(String(describing: error))")
  }

  @Test func `a child that stays after the end of its input is killed and reported`() throws {
    let command = ChildSubjectTests.misbehaving("stays")
    let error = #expect(throws: SubjectCommandError.self) {
      _ = try SubjectUnderTest.command(command, limits: ChildLimits(reply: .seconds(1)))
    }
    #expect(error?.description.contains("did not end within 1s") == true)
  }

  @Test func `a finding keeps showing and shrinks behind a pipe as in this process`() throws {
    let faulty = "python3 '\(ChildSubjectTests.folder)/faulty_runtime.py' --fault early-entry"
    let subject = try SubjectUnderTest.command(faulty)
    var plan = ChildSubjectTests.plan(subject)
    plan.shrinkBudget = 400
    let record = try Campaign(plan).run()
    let finding = try #require(record.findings.first { $0.clause == "TL-11.runtime" })
    #expect(finding.shrunk.stimuli <= 3)
  }
}
