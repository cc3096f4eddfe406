import ArgumentParser
import CampaignRuns
import Campaigns
import Reporting
import RunRecord
import WidgetModel

package struct SmokeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "smoke",
    abstract: "Run about twenty small conversations with a runtime, simplest first.",
    discussion: """
      Each is about one rule: it says what is expected, what the runtime did, and whether the clauses \
      that the runtime claims hold. To build a runtime, begin here, and run a campaign afterwards.

      EXAMPLES
        \(CommandProgram.current.name) smoke 'exec:python3 my_runtime.py'
        \(CommandProgram.current.name) smoke 'exec:python3 my_runtime.py' --only toggle
        \(CommandProgram.current.name) smoke reference
      """
  )

  @Argument(
    help: """
      The subject: \(CommandProgram.current.subjectNames); by default \(CommandProgram.current.usualSubject).
      """
  )
  var subject: String?

  @Option(help: "Have only the conversations whose title contains this text; repeatable.")
  var only: [String] = []

  @OptionGroup(title: "Runtimes in other processes") var child: ChildOptions

  package init() {}

  package func run() throws {
    try CommandBody.run {
      let all = try SmokeConversation.catalogue()
      let meant = all.filter { conversation in
        only.isEmpty || only.contains { conversation.title.contains($0) }
      }
      guard !meant.isEmpty else {
        throw CommandError.nothing(
          "there is no such conversation; there are \(all.map(\.title).joined(separator: ", "))"
        )
      }
      let subject = try SubjectOption.subject(
        subject,
        limits: try child.limits(),
        exactly: child.exact
      )
      var line = ProgressLine(isShown: false)
      if subject.runsInProcess { line.watchRuns(patience: try child.caseSeconds()) }
      var outcomes: [SmokeOutcome] = []
      var told: Set<String> = []
      for conversation in meant where !Interruption.isRequested {
        let outcome = try line.show("it had the conversation \(conversation.title)") {
          SmokeOutcome(of: conversation, with: subject)
        }
        show(conversation, outcome, &told)
        outcomes.append(outcome)
      }
      let counts = [SmokeOutcome.Verdict.right, .broken, .undecided, .notClaimed].map { verdict in
        "\(outcomes.count { $0.verdict == verdict }) \(verdict.rawValue)"
      }
      Console.print("\n" + counts.joined(separator: ", "))
      return ExitStatus.worst(outcomes.map(\.status))
    }
  }

  /// Prints an outcome; the details of a reason, such as the last messages, only once.
  private func show(
    _ conversation: SmokeConversation,
    _ outcome: SmokeOutcome,
    _ told: inout Set<String>
  ) {
    Console.print("\(outcome.verdict.rawValue.padded(to: 12))\(conversation.title)")
    Console.print("    expected: it \(conversation.expected)")
    for reason in outcome.reasons {
      let lines = reason.split(separator: "\n").map { TerminalEscaping.escape(String($0)) }
      guard let first = lines.first else { continue }
      let isNew = told.insert(first).inserted
      Console.print("    " + first + (isNew || lines.count == 1 ? "" : " (as above)"))
      if isNew { for line in lines.dropFirst() { Console.print("      " + line) } }
    }
    // All conversations begin in the same way, and a right one needs only its end.
    let limit = outcome.verdict == .broken ? 40 : 3
    let lines = outcome.events.suffix(limit).map { line in
      "\(Instant(microseconds: line.at)) \(TerminalEscaping.escape(line.text))"
    }
    guard !lines.isEmpty else { return }
    let rest = outcome.events.count - lines.count
    let before = rest > 0 ? " after \(amount(rest, "event"))" : ""
    Console.print("    came\(before): " + lines.joined(separator: "; "))
  }
}
