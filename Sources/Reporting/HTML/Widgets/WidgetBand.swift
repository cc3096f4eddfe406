import Clauses
import RunRecord

/// The top of a widget's page: its title and state.
struct WidgetBand {
  let page: WidgetPage

  var html: HTML {
    let standing = WidgetStanding(page)
    return element("header", .class("band \(standing.tone)"), .id(Fragment("verdict"))) {
      element("p", .class("kicker")) {
        element("a", .elsewhere(WidgetPage.home, Fragment("verdict"))) { "WidgetCheck report" }
        " · \(page.record.header.subject) · \(page.record.header.profile)"
      }
      element("h1") {
        element("span", .class("seal"), .named("aria-hidden", "true")) { standing.symbol }
        element("span") { page.title }
      }
      element("p", .class("standing")) { standing.sentence }
      if !page.findings.isEmpty { findings }
      if !page.gaps.isEmpty { gaps }
      facts
    }
  }
}

extension WidgetBand {
  private var findings: HTML {
    let all = page.findings
    guard let first = LeadFinding.first(of: all) else {
      return FurtherFindings(findings: all) { .link($0.fragment) }.html
    }
    return .group([
      LeadFinding(finding: first, record: page.record, target: "").html,
      FurtherFindings(findings: all.filter { $0.name != first.name }) { .link($0.fragment) }.html,
    ])
  }

  /// The parts of the widget that the run did not see, synthesized or left out.
  private var gaps: HTML {
    element("ul", .class("against")) {
      page.gaps.map { gap in element("li") { gap } }
    }
  }

  private var facts: HTML {
    let widget = page.widget
    let all = [
      ("Description", widget.summary), ("Kind", widget.kind), ("Type", widget.type),
      ("Families", widget.families.joined(separator: ", ")),
      ("Configuration", widget.configuration),
    ]
    return element("dl", .class("facts")) {
      all.filter { !$0.1.isEmpty }.map { name, value in
        element("div") {
          element("dt") { name }
          element("dd") { value }
        }
      }
    }
  }
}

/// The state of a widget in a sentence.
struct WidgetStanding {
  /// The tone of the band: a verdict's name.
  let tone: String
  /// A sign for the tone.
  let symbol: String
  let sentence: String

  /// Derives the state from a widget's findings, and from whether it was drawn.
  init(_ page: WidgetPage) {
    let (findings, record) = (page.findings, page.record)
    let expected = findings.filter(\.isExpected)
    let broken = findings.filter { !$0.isExpected }
    let required = broken.filter { record.level(of: $0) == .required }
    var parts: [String] = []
    if !required.isEmpty {
      parts.append("\(counted(Int64(required.count), "required promise")) broken")
    }
    if broken.count > required.count {
      parts.append(
        "\(counted(Int64(broken.count - required.count), "piece", "pieces")) of advice not followed"
      )
    }
    if !expected.isEmpty {
      parts.append("\(counted(Int64(expected.count), "failure")) expected")
    }
    if !page.widget.wasDrawn { parts.append("nothing of it was drawn") }
    let sentence = parts.joined(separator: ", ")
    self.sentence =
      parts.isEmpty
      ? "Nothing was found against this widget."
      : sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    let verdict: ClauseLine.Verdict =
      !required.isEmpty
      ? .broken : !broken.isEmpty ? .undecided : page.widget.wasDrawn ? .held : .vacuous
    tone = record.isPartial ? "partial" : verdict.rawValue
    symbol = verdict == .undecided ? "!" : verdict.symbol
  }
}
