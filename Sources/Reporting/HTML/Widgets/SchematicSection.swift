import RunRecord
import WidgetModel

/// The snapshots of a widget, by family.
struct SchematicSection {
  let snapshots: [PageSnapshotLine]

  /// True if the content keeps the system's margins.
  let hasMargins: Bool

  var section: PageSection {
    PageSection(
      fragment: Fragment("schematics"),
      title: "What it shows",
      short: "Schematics",
      figure: grouped(Int64(snapshots.count)),
      introduction:
        "Schematic: not what the device draws. Boxes represent views, and signs represent "
        + "symbols; stacks, spacing, sizes and colours are as the code says. A dotted frame leads "
        + "somewhere when tapped.",
      content: .group(groups.map(group) + [rest])
    )
  }

  /// The maximum number of snapshots that are drawn, to limit the page's size.
  static let limit = 120

  private var rest: HTML {
    snapshots.count > SchematicSection.limit
      ? nothing("\(snapshots.count - SchematicSection.limit) more snapshots are in the record.")
      : .nothing
  }

  private struct Group {
    let family: String
    let configuration: String
    let snapshots: [PageSnapshotLine]
  }

  private var groups: [Group] {
    var keys: [[String]] = []
    for snapshot in snapshots.prefix(SchematicSection.limit) {
      let key = [FamilyMetrics(snapshot).group, snapshot.configuration]
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.map { key in
      Group(
        family: key[0],
        configuration: key[1],
        snapshots: snapshots.prefix(SchematicSection.limit).filter {
          [FamilyMetrics($0).group, $0.configuration] == key
        }
      )
    }
  }

  private func group(_ group: Group) -> HTML {
    let face = group.snapshots.first.map(FamilyMetrics.init)
    let isLocked = face?.isOnLockScreen == true || face?.classes.hasPrefix("island") == true
    return element("div", .class("family")) {
      element("h3") {
        group.family
        if !group.configuration.isEmpty { tag(group.configuration) }
      }
      element("div", .class(isLocked ? "shelf locked" : "shelf")) {
        group.snapshots.map { SchematicFigure(snapshot: $0, hasMargins: hasMargins).html }
      }
    }
  }
}
