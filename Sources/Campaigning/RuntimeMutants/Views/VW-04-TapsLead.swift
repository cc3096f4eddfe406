extension Mutant {
  static let tapsLead: [Mutant] = [
    Mutant(
      "VW-04.link-ignored",
      breaks: .tapsLead,
      "Links do nothing.",
      deciding: .answering(.linkActs) { _ in false }
    ),
    Mutant(
      "VW-04.no-url",
      breaks: .tapsLead,
      "A tap on a view without a URL leads to a URL.",
      deciding: .turning(.widgetURLActs) { _ in true }
    ),
    Mutant(
      "VW-04.widget-url-first",
      breaks: .tapsLead,
      "A `widgetURL` beats the link that was tapped.",
      deciding: .turning(.linkBeatsWidgetURL) { _ in false }
    ),
    Mutant(
      "VW-04.widget-url-ignored",
      breaks: .tapsLead,
      "A `widgetURL` is not followed; the tap just opens the app.",
      deciding: .turning(.widgetURLActs) { _ in false }
    ),
  ]
}
