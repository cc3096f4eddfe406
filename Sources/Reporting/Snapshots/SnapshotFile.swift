import RunRecord
import WidgetModel

/// A drawing of a widget as a separate file, with a description for programs.
public struct SnapshotFile: Hashable, Sendable {
  /// The path relative to the folder, without an extension, such as `Trips/systemSmall-gallery`.
  public let path: String

  /// The drawing: an SVG whose views are HTML boxes, as browsers show them.
  public let svg: String

  /// The description: a JSON object with the fields of ``SnapshotDescription``.
  public let json: String

  /// Returns a record's drawings, in order; equal records give equal files, for comparison by file.
  public static func files(of record: RunRecord) -> [SnapshotFile] {
    let margins = Dictionary(
      record.widgets.map { ($0.kind, $0.hasMargins) },
      uniquingKeysWith: { first, _ in first }
    )
    var used: Set<String> = []
    return record.pageSnapshots.map { snapshot in
      let stem = path(of: snapshot)
      var path = stem
      var number = 2
      // Some file systems ignore case.
      while !used.insert(path.lowercased()).inserted {
        path = "\(stem)-\(number)"
        number += 1
      }
      return SnapshotFile(
        path: path,
        svg: svg(of: snapshot, hasMargins: margins[snapshot.widget] ?? true),
        json: JSONWriter.json(SnapshotDescription(snapshot)).pretty()
      )
    }
  }

  private static func path(of snapshot: PageSnapshotLine) -> String {
    let appearance = snapshot.appearance == .both ? "" : snapshot.appearance.rawValue
    let title = snapshot.occasion == .preview ? snapshot.title : snapshot.occasion.rawValue
    let name = [snapshot.family, snapshot.configuration, title, appearance]
      .filter { !$0.isEmpty }.map { FileName.plain($0, limit: 40) }.joined(separator: "-")
    return FileName.plain(snapshot.widget, limit: 40) + "/" + name
  }

  private static func svg(of snapshot: PageSnapshotLine, hasMargins: Bool) -> String {
    let face = FamilyMetrics(snapshot)
    let picture = SchematicFigure(snapshot: snapshot, hasMargins: hasMargins).picture.written
    // The shadow of a home screen widget needs room.
    let (width, height) = (face.width + 32, face.height + 32)
    let title = XMLEscaping.escape("\(snapshot.widget), \(face.name), \(snapshot.displayTitle)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style><![CDATA[\(SnapshotStyle.sheet)\(WidgetStyle.sheet)]]></style>
      <foreignObject width="\(width)" height="\(height)">
      <div xmlns="http://www.w3.org/1999/xhtml" class="\(face.isOnLockScreen ? "sheet locked" : "sheet")">
      \(picture)</div>
      </foreignObject>
      </svg>

      """
  }
}

/// The style sheet of a snapshot, used before ``WidgetStyle``.
private enum SnapshotStyle {
  static let sheet: StaticString = """
    :root{color-scheme:light dark;\
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;\
    --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace}
    *{box-sizing:border-box}
    .face i,.face p{margin:0}
    .sheet{padding:16px}
    .sheet.locked{height:100%;border-radius:16px;background:linear-gradient(165deg,#4b5768,#232a35)}

    """
}

extension PageSnapshotLine {
  /// The title, or the occasion if there is none.
  var displayTitle: String { title.isEmpty ? occasion.title : title }
}
