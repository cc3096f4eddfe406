import RunRecord

/// The phases of the run, and the statistics of the generators.
struct StatisticsSection {
  let phases: [PhaseLine]

  /// The counts of the generators' labels.
  let labels: [LabelLine]

  var section: PageSection {
    PageSection(
      fragment: Fragment("statistics"),
      title: "What was generated",
      short: "Generated",
      figure: grouped(phases.reduce(0) { $0.plus(count: $1.cases) }),
      introduction: "The share of cases in which each thing occurred. "
        + "What is rare here is tested rarely.",
      content: .group([
        phaseTable,
        labels.isEmpty
          ? .nothing
          : disclosure("How often each of \(labels.count) things occurred") { labelGroups },
      ])
    )
  }

  private var phaseTable: HTML {
    guard !phases.isEmpty else { return .nothing }
    return Table(
      columns: [
        .text("Phase"), .number("Cases"), .text("Of"), .number("Discarded"),
        .number("Events judged"),
      ],
      rows: phases.map { phase in
        [
          .text(phase.name), .text(grouped(phase.cases)),
          phase.isExhaustive
            ? badge(.held, word: "all \(grouped(phase.domain)) there are")
            : .text(phase.domain > 0 ? grouped(phase.domain) : "not countable"),
          .text(grouped(phase.discarded)), .text(grouped(phase.events)),
        ]
      }
    ).html
  }

  private var labelGroups: HTML {
    let sizes = Dictionary(grouping: labels) { firstWord($0) }.mapValues(\.count)
    var order: [String] = []
    var members: [String: [(name: String, count: Int64)]] = [:]
    for label in labels {
      let word = firstWord(label)
      let isShared = (sizes[word] ?? 0) > 1 && word.count < label.name.count
      let group = isShared ? word : ""
      let name = isShared ? String(label.name.dropFirst(word.count + 1)) : label.name
      if members[group] == nil { order.append(group) }
      members[group, default: []].append((name, label.count))
    }
    return element("div", .class("labels")) {
      order.map { group in labelGroup(group, members[group] ?? []) }
    }
  }

  /// Returns the first word, which labels for alternatives share.
  private func firstWord(_ label: LabelLine) -> String {
    String(label.name.prefix { $0 != " " })
  }

  private func labelGroup(_ name: String, _ members: [(name: String, count: Int64)]) -> HTML {
    let total = max(
      phases.filter { $0.name == "random" }.reduce(0) { $0.plus(count: $1.cases) },
      labels.map(\.count).max() ?? 0
    )
    return element("div", .class("group")) {
      if !name.isEmpty { element("p", .class("label")) { name } }
      element("dl", .class("bars")) {
        members.map { member in
          element("div") {
            element("dt") { member.name }
            element("dd") {
              element("span", .class("track"), .named("aria-hidden", "true")) {
                element("span", .named("style", "width:\(percentage(member.count, of: total))"))
              }
              element("b") { percentage(member.count, of: total) }
              element("span", .class("count")) { grouped(member.count) }
            }
          }
        }
      }
    }
  }
}
