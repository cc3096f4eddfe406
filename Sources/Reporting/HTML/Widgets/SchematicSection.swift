import RunRecord
import WidgetModel

/// What a widget shows at the moments that matter, family by family.
struct SchematicSection {
  /// The moments.
  let moments: [MomentLine]

  /// Whether the content keeps the system's margins.
  let hasMargins: Bool

  /// The section.
  var section: PageSection {
    PageSection(
      fragment: Fragment("schematics"),
      title: "What it shows",
      short: "Schematics",
      figure: grouped(Int64(moments.count)),
      introduction: "Schematic: not what the device draws. Boxes stand for views and signs for "
        + "symbols; stacks, spacing, sizes and colours are as the code says. A dotted frame leads "
        + "somewhere when tapped.",
      content: .group(groups.map(group) + [rest])
    )
  }

  /// The most moments that are drawn, so that the page stays small.
  static let limit = 120

  private var rest: HTML {
    moments.count > SchematicSection.limit
      ? nothing("\(moments.count - SchematicSection.limit) more moments are in the record.")
      : .nothing
  }

  /// The moments of one family and configuration.
  private struct Group {
    let family: String
    let configuration: String
    let moments: [MomentLine]
  }

  private var groups: [Group] {
    var keys: [[String]] = []
    for moment in moments.prefix(SchematicSection.limit) {
      let key = [Face(moment).group, moment.configuration]
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.map { key in
      Group(
        family: key[0],
        configuration: key[1],
        moments: moments.prefix(SchematicSection.limit).filter {
          [Face($0).group, $0.configuration] == key
        }
      )
    }
  }

  private func group(_ group: Group) -> HTML {
    let face = group.moments.first.map(Face.init)
    let isLocked = face?.isOnLockScreen == true || face?.classes.hasPrefix("island") == true
    return element("div", .class("family")) {
      element("h3") {
        group.family
        if !group.configuration.isEmpty { tag(group.configuration) }
      }
      element("div", .class(isLocked ? "shelf locked" : "shelf")) {
        group.moments.map { SchematicFigure(moment: $0, hasMargins: hasMargins).html }
      }
    }
  }
}
