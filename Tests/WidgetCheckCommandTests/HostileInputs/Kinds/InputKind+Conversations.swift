import Foundation
import ScenarioCorpus
import WidgetModel
import WidgetRuntime

extension InputKind {
  /// Both directions of a conversation between the command and a runtime.
  static let conversations = [
    InputKind(
      "messages",
      share: 40,
      seeds: { try recorded().map(\.messages) },
      read: { bytes in
        var server = SubjectServer(ReferenceRuntime())
        var isWhole = true
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          var answer = MessageWriter()
          guard server.answer(Array(line), into: &answer) else { continue }
          if case .failed = try SubjectReply(line: Array(answer.bytes)) { isWhole = false }
        }
        return isWhole
      }
    ),
    InputKind(
      "replies",
      share: 40,
      seeds: { try recorded().map(\.replies) },
      read: { bytes in
        let lines = LineQueue(bytes)
        var subject = MessageSubject(LineFunctions(send: { _ in }, receive: lines.next))
        var source = ScriptedSource(scenario)
        do {
          try Simulation().run(scenario, subject: &subject, source: &source)
          return true
        } catch { return false }
      }
    ),
  ]

  private static let scenario: Scenario = {
    let path = root.appendingPathComponent("Corpora/golden").path
    let corpus = try? Corpus.load(paths: [path])
    // A scenario with reloads, answers and views is enough: replies are alike in all of them.
    let entries = corpus?.entries.filter { $0.path.contains("reload") } ?? []
    return entries.first?.file.scenario ?? Scenario()
  }()

  /// Returns the messages and replies of a run against the reference, a line each.
  private static func recorded() throws -> [(messages: [UInt8], replies: [UInt8])] {
    let server = RecordedServer()
    var subject = MessageSubject(LineFunctions(send: server.receive, receive: server.reply))
    var source = ScriptedSource(scenario)
    try Simulation().run(scenario, subject: &subject, source: &source)
    return [(Array(server.messages.utf8), Array(server.replies.utf8))]
  }
}

/// Lines that are handed out one after another.
private final class LineQueue {
  private var lines: ArraySlice<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { lines = bytes.split(separator: UInt8(ascii: "\n"))[...] }

  func next() -> String? { lines.popFirst().map { String(decoding: $0, as: UTF8.self) } }
}

/// A server of the reference that keeps what it hears and answers.
private final class RecordedServer {
  private var server = SubjectServer(ReferenceRuntime())
  private var waiting: String?
  private(set) var messages = ""
  private(set) var replies = ""

  func receive(_ line: String) {
    messages += line + "\n"
    waiting = server.answer(line) ?? waiting
  }

  func reply() -> String? {
    defer { waiting = nil }
    if let waiting { replies += waiting + "\n" }
    return waiting
  }
}
