import Clauses
import WidgetModel

extension WidgetLine {
  /// True if the verdicts cover an entry, presentation or control of the widget that was drawn;
  /// always for older records, which do not say.
  public var wasDrawn: Bool {
    guard isSurveyed else { return true }
    let kind: RequestKind =
      switch code {
      case .timeline: .timeline
      case .activity: .activity
      case .control: .control
      case .empty: .relevance
      }
    return code == .empty || texts(of: .drawn).contains(kind.rawValue)
  }

  /// True if a run asks the declaration for entries or a value, without which it is not judged.
  var isAskedForEntries: Bool { code == .timeline || code == .control }

  /// True if the code's process ended, or its request was never answered, without a verdict on that.
  var hasUnjudgedEnd: Bool {
    survey.contains {
      switch $0.topic {
      case .inApp, .withoutStandIn, .carriedOver, .endedAfterApp: true
      default: false
      }
    }
  }

  func texts(of topic: SurveyLine.Topic) -> [String] {
    survey.filter { $0.topic == topic }.map(\.text)
  }
}

extension RunRecord {
  /// Returns sentences about what the run did not see of a widget; verdicts do not cover it.
  public func gaps(of widget: WidgetLine) -> [String] {
    guard widget.isSurveyed else { return [] }
    var gaps: [String] = []
    let undrawn = widget.texts(of: .undrawn)
    if !widget.wasDrawn {
      gaps.append("\(widget.neverDrawn): \(reasonNotDrawn(widget)). No verdict covers it.")
    } else if let reason = undrawn.first {
      gaps.append("Some of it could not be drawn: \(reason).")
    }
    if widget.wasDrawn, isBlank(widget) {
      gaps.append("Its page is blank: nothing that a person could see was drawn on its day.")
    }
    if let message = widget.texts(of: .previews).first {
      gaps.append(
        "The previews of the code are left out, since one cannot be evaluated here, which is not a finding: \(message)."
      )
    }
    if let count = widget.texts(of: .otherPreviews).first {
      gaps.append(
        "Previews that are not drawn, since they show a view alone or another widget, or name a provider: \(count)."
      )
    }
    // The origin as records write it; renaming it would break older records.
    if widget.texts(of: .states) == ["drawnUp"] {
      gaps.append(
        "Its states were made up from their types: no request and no preview of the code gives one."
      )
    }
    if let message = widget.texts(of: .carriedOver).first {
      gaps.append(
        "Something failed in a process that had run other days before, and not in its own, which is not a finding: "
          + "\(message). Perhaps a static variable of the code outlives the day."
      )
    }
    let ends = widget.texts(of: .withoutStandIn)
    if !ends.isEmpty {
      gaps.append(
        "Not run to its end where a value has no replacement, which is not a finding: "
          + "\(ends.joined(separator: "; "))."
      )
    }
    let intents = widget.texts(of: .inApp)
    if !intents.isEmpty {
      gaps.append("Performed in the app, not judged: \(intents.joined(separator: "; ")).")
    }
    let forApp = widget.texts(of: .forApp)
    if !forApp.isEmpty {
      gaps.append(
        "Performed in the app's stead: \(forApp.joined(separator: "; ")). What widgets and controls break only "
          + "after that is not a finding: on a phone the app and its extension share no variables."
      )
    }
    if let message = widget.texts(of: .endedAfterApp).first {
      gaps.append(
        "A process ended after that, and not without it, which is not a finding: \(message)."
      )
    }
    return gaps
  }

  /// The widgets of which nothing was drawn that a verdict could cover.
  public var undrawnWidgets: [WidgetLine] { widgets.filter { !$0.wasDrawn } }

  /// Names the widgets that a verdict does not cover in every view or provider clause that held.
  public mutating func tellGaps() {
    let names = undrawnWidgets.map { $0.type.isEmpty ? $0.kind : $0.type }
    guard !names.isEmpty else { return }
    for index in clauses.indices
    where clauses[index].verdict == .held && [.view, .provider].contains(clauses[index].party) {
      clauses[index].why =
        "It does not cover \(names.joined(separator: ", ")), of which nothing was drawn."
    }
  }

  private func reasonNotDrawn(_ widget: WidgetLine) -> String {
    let crashes = findings.contains {
      Clause.brokenByDeath.contains(ClauseID($0.clause)) && $0.widget == widget.kind
    }
    if crashes { return "its code crashed or hung first" }
    if let reason = widget.texts(of: .undrawn).first { return reason }
    return switch widget.code {
    case .timeline: "its provider gave no timeline with entries, or no case placed it"
    case .control: "its value could not be read, or no case showed it"
    case .activity, .empty: "no case showed it"
    }
  }

  private func isBlank(_ widget: WidgetLine) -> Bool {
    !pageSnapshots.contains { $0.widget == widget.kind && $0.nodes.contains(where: \.isVisible) }
  }
}

extension WidgetLine {
  fileprivate var neverDrawn: String {
    switch code {
    case .timeline: "No entry of it was ever drawn"
    case .activity: "The Live Activity was never drawn"
    case .control: "The control was never drawn"
    case .empty: "Nothing was drawn"
    }
  }
}

extension NodeLine {
  fileprivate var isVisible: Bool {
    switch kind {
    case .group, .hStack, .vStack, .zStack, .spacer, .widgetURL, .containerBackground, .link: false
    case .text: !text.isEmpty
    default: true
    }
  }
}
