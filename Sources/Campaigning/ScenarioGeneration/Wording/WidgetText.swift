import WidgetModel

enum WidgetText {
  static func lines(of widget: Widget, number: Int, firstPlacement: Int) -> [String] {
    var heading = "widget \(number)"
    if !widget.name.isEmpty { heading += " \(quoted(widget.name))" }
    heading += ", kind \(widget.kind)"
    if widget.isPushEnabled { heading += ", push handler" }
    if widget.promptsForConfiguration { heading += ", prompts for its configuration" }
    if widget.control.form != .none { heading += ", control: \(text(of: widget.control))" }
    if widget.mountingStyles != .both {
      heading += ", mounted \(widget.mountingStyles.rawValue) only"
    }
    if widget.texture != .glass { heading += ", of \(widget.texture.rawValue)" }
    var lines = [heading]
    for (index, placed) in widget.placements.enumerated() {
      lines.append("  placement \(firstPlacement + index): \(text(of: placed))")
    }
    for (index, call) in widget.timelines.enumerated() {
      lines += self.lines(of: call, "timeline call \(index)")
    }
    for (index, call) in widget.placeholders.enumerated() {
      lines += self.lines(of: call, "placeholder call \(index)")
    }
    for (index, call) in widget.snapshots.enumerated() {
      lines += self.lines(of: call, "snapshot call \(index)")
    }
    for (index, call) in widget.values.enumerated() {
      lines += self.lines(of: call, "value call \(index)")
    }
    for (index, intent) in widget.intents.enumerated() {
      var text = intent.outcome.rawValue
      if intent.memory > 0 { text += ", \(amount(intent.memory, "byte")) of memory" }
      lines.append("  intent \(index + 1) \(text)\(delay(intent.delay))")
    }
    for (index, view) in widget.views.enumerated() {
      lines.append("  view \(index): \(text(of: view))")
    }
    return lines
  }

  private static func text(of control: ControlDeclaration) -> String {
    var text =
      control.form == .opener ? "a button that opens the app" : "a \(control.form.rawValue)"
    if control.needsAuthentication { text += ", needs authentication" }
    return text
  }

  private static func text(of placed: PlacedWidget) -> String {
    var text = placed.family.rawValue
    if placed.configuration != 0 { text += ", configuration \(placed.configuration)" }
    if placed.surface != .vertical { text += ", on a \(placed.surface.rawValue) surface" }
    if placed.mounting != .none { text += ", \(placed.mounting.rawValue)" }
    return placed.added == .start ? text : text + ", added at \(placed.added)"
  }

  private static func lines(of call: ScriptedCall, _ name: String) -> [String] {
    if call.answers.isEmpty { return ["  \(name): never answers"] }
    return call.answers.enumerated().map { index, answer in
      "  \(name): \(index == 0 ? "" : "again ")\(text(of: answer))"
    }
  }

  private static func text(of answer: ScriptedAnswer) -> String {
    var text: String
    switch answer.kind {
    case .error: text = "throws"
    case .value: text = answer.isOn ? "on" : "off"
    case .entry: text = "one entry\(answer.entries.first.map { " \(self.text(of: $0))" } ?? "")"
    case .timeline:
      text = entries(answer.entries)
      switch answer.policy {
      case .never: text += ", never again"
      case .atEnd: text += ", again at the end"
      case .after: text += ", again after \(answer.after)"
      }
      if answer.entrySize > 0 { text += ", \(answer.entrySize) bytes an entry" }
    }
    if answer.memory > 0 { text += ", \(amount(answer.memory, "byte")) of memory" }
    return text + delay(answer.delay)
  }

  /// Returns the entries; a long regular series as its first entry, gap and count.
  private static func entries(_ entries: [ScriptedEntry]) -> String {
    guard let first = entries.first else { return "no entries" }
    if entries.count > 4 {
      let gap = entries[1].offset - first.offset
      let isRegular = entries.indices.allSatisfy { index in
        entries[index].offset == first.offset + gap * Int64(index) && !entries[index].isImpure
          && entries[index].view == first.view
      }
      if isRegular {
        return "\(amount(entries.count, "entry", "entries")) from \(text(of: first)), every \(gap)"
      }
    }
    let noun = entries.count == 1 ? "entry" : "entries"
    return "\(noun) at \(entries.map(text).joined(separator: ", "))"
  }

  private static func text(of entry: ScriptedEntry) -> String {
    var text = entry.offset.description
    if entry.view != 0 { text += " (view \(entry.view))" }
    return entry.isImpure ? text + " (impure)" : text
  }

  private static func text(of view: ViewTree) -> String {
    let nodes = view.normalized.nodes.map { node in
      var text = String(repeating: ">", count: min(node.depth, 8)) + node.kind.rawValue
      if node.target != 0 { text += " \(node.target)" }
      if node.isOn { text += " on" }
      return node.text.isEmpty ? text : text + " \(quoted(node.text))"
    }
    return nodes.isEmpty ? "nothing" : nodes.joined(separator: ", ")
  }

  private static func delay(_ delay: Interval) -> String {
    delay == .zero ? "" : ", after \(delay)"
  }

  /// Returns a quoted string, with characters that would disturb a terminal escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
