import Foundation
import WidgetCampaigns
import WidgetModel

extension Packaging {
  /// The intents of the extension that run in the app's process and that it lacks (VW-14).
  var intentFaults: [TargetSettings.Fault]? {
    let ofApps = Set(apps.flatMap(\.files.swift))
    var isKnown = false
    var faults: [TargetSettings.Fault] = []
    for file in code.files {
      for intent in PerformedIntent.all(in: file.lines.joined(separator: "\n")) {
        isKnown = true
        guard !ofApps.contains(file.path) else { continue }
        faults.append(
          TargetSettings.Fault(
            .intentsOfApp,
            "\(intent.name) \(intent.reason), and its file is not one of the app's",
            file: file.path,
            line: intent.line
          )
        )
      }
    }
    return isKnown ? faults : nil
  }
}

/// An intent that the system runs in the app's process.
struct PerformedIntent {
  let name: String
  /// The reason, as it follows the name in a sentence.
  let reason: String
  /// The line of its declaration, from 1.
  let line: Int

  /// The protocols whose intents run in the app's process (VW-14).
  private static let protocols = [
    "OpenIntent", "AudioPlaybackIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
    "LiveActivityStartingIntent", "PushToTalkTransmissionIntent",
  ]

  /// Returns the intents in a text without comments and string contents, in O(length of the text).
  static func all(in text: String) -> [PerformedIntent] {
    let declaration = /^[ \t]*(?:[a-z@(), ]+ )?(?:struct|class|actor|enum) +(\w+)[^:\n{]*:([^{]*)\{/
      .anchorsMatchLineEndings()
    return text.matches(of: declaration).compactMap { match in
      let adopted = match.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let name = String(match.1)
      let start = match.1.startIndex
      let line = text[..<start].count { $0.isNewline } + 1
      if let found = protocols.first(where: adopted.contains) {
        return PerformedIntent(name: name, reason: "is a \(found)", line: line)
      }
      guard adopted.contains(where: { $0.hasSuffix("Intent") }) else { return nil }
      let opens =
        /static\s+(?:var|let)\s+openAppWhenRun\s*(?::\s*Bool)?\s*(?:=|\{\s*(?:return\s)?)\s*true/
      let body = block(of: text, from: text.index(before: match.range.upperBound))
      guard body.contains(opens) else { return nil }
      return PerformedIntent(name: name, reason: "opens the app", line: line)
    }
  }

  private static func block(of text: String, from start: String.Index) -> Substring {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[start...index] }
    }
    return text[start...]
  }
}
