import RunRecord
import WidgetModel

/// Remarks about likely problems in a schematic, as an estimate; no verdict depends on them.
struct SchematicRemarks {
  let sentences: [String]

  private static let limit = 3

  init(_ snapshot: PageSnapshotLine, hasMargins: Bool) {
    let roots = SchematicNode.roots(of: snapshot.nodes)
    let face = FamilyMetrics(snapshot)
    sentences =
      SchematicRemarks.overflow(roots, face, hasMargins)
      + SchematicRemarks.contrast(roots, snapshot, face)
  }

  private static func overflow(
    _ roots: [SchematicNode],
    _ face: FamilyMetrics,
    _ hasMargins: Bool
  ) -> [String] {
    // The parts of an expanded island are next to each other.
    guard face.classes != "island expanded", face.classes != "control" else { return [] }
    // 16 points on each side, as in the style sheet.
    let margin = hasMargins && face.classes == "home" ? 32.0 : 0
    let room = (Double(face.width) - margin, Double(face.height) - margin)
    let need = SchematicEstimate.extent(of: roots)
    var sides: [String] = []
    if need.height > room.1 * SchematicEstimate.tolerance {
      sides.append("\(Int(need.height)) points high where \(Int(room.1)) are free")
    }
    if need.width > room.0 * SchematicEstimate.tolerance {
      sides.append("\(Int(need.width)) points wide where \(Int(room.0)) are free")
    }
    return sides.isEmpty ? [] : ["The content is about \(sides.joined(separator: " and "))."]
  }

  private static func contrast(
    _ roots: [SchematicNode],
    _ snapshot: PageSnapshotLine,
    _ face: FamilyMetrics
  ) -> [String] {
    // The system ensures contrast on the Lock Screen and in the Dynamic Island, and a placeholder
    // has bars.
    guard snapshot.occasion != .placeholder, ["home", "banner"].contains(face.classes) else {
      return []
    }
    let ground = SchematicGround(roots, isBanner: face.classes == "banner").style
    let appearances: [(name: String, isDark: Bool)] = [("light", false), ("dark", true)]
    return appearances.compactMap { name, isDark in
      guard snapshot.appearance != (isDark ? .light : .dark) else { return nil }
      let faint = SchematicContrast.faint(in: roots, ground: ground, isDark: isDark)
      guard let first = faint.first else { return nil }
      let texts = faint.prefix(limit).map { "“\($0.text.prefix(24))”" }.joined(separator: ", ")
      let more = faint.count > limit ? " and \(faint.count - limit) more" : ""
      return "In \(name), \(texts)\(more) can hardly be distinguished from what is behind: "
        + "contrast about \(Measure.number((first.contrast * 10).rounded() / 10)) to 1."
    }
  }
}
