import RunRecord
import WidgetModel

/// The run as the invocation of a SARIF log: its exit status and its problems other than findings.
struct SARIFInvocation {
  private let list: DiagnosticList

  init(_ list: DiagnosticList) { self.list = list }

  var json: JSON {
    let footer = list.record.footer
    let status = footer.flatMap { ExitStatus(rawValue: Int32(clamping: $0.status)) }
    let isDecided = !list.record.isPartial && (status == .held || status == .broken)
    let cut = footer?.cut ?? ""
    let cutShort =
      cut.isEmpty ? [] : [notification("cut", "warning", "The run was cut short: \(cut).")]
    let notifications = list.problems.map { concern in
      let level = concern.isFailing ? "error" : "note"
      return notification("\(concern.kind)", level, "\(concern.title): \(concern.message)")
    }
    return .record([
      "executionSuccessful": .bool(isDecided),
      "exitCode": footer.map { .number($0.status) },
      "exitCodeDescription": status.map { .string($0.meaning) },
      "toolExecutionNotifications": .array(notifications + cutShort),
    ])
  }

  private func notification(_ id: String, _ level: String, _ text: String) -> JSON {
    .record([
      "descriptor": .record(["id": .string(id)]),
      "level": .string(level),
      "message": SARIFText.message(text),
    ])
  }
}
