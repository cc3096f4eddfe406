import Foundation
import StandIns
import WidgetCampaigns
import WidgetModel

extension Packaging {
  /// The names and texts in reachable code that only catalogs of the app contain (CR-63).
  var catalogFaults: [TargetSettings.Fault]? {
    let own = CatalogNames(target)
    let ofApps = apps.map { (app: $0, names: CatalogNames($0)) }
    var isKnown = false
    var faults: [TargetSettings.Fault] = []
    var seen: Set<String> = []
    let unreached = UnreachedLines(
      ofProgram: code.files.map { StandInSource(path: $0.path, text: $0.source.text) }
    )
    for file in code.files {
      for use in CatalogUse.all(in: file.source)
      where !unreached.contains(use.line, of: file.path) {
        isKnown = isKnown || own.has(use)
        guard !own.has(use), !own.hasFile(use.name) else { continue }
        guard let app = ofApps.first(where: { $0.names.has(use) }) else { continue }
        isKnown = true
        let catalog = app.names.catalog(of: use)
        // If a whole catalog of texts is missing, its first text represents it.
        let key = use.kind == .text ? catalog : use.kind.rawValue + use.name
        guard seen.insert(key).inserted else { continue }
        faults.append(
          TargetSettings.Fault(
            .catalogs,
            "the \(use.kind.rawValue) \"\(use.name)\" is in \(catalog) of the app \(app.app.name) and in no "
              + "catalog of the extension",
            file: file.path,
            line: use.line
          )
        )
      }
    }
    return isKnown ? faults : nil
  }
}

struct CatalogUse {
  enum Kind: String {
    case color = "colour"
    case image = "image"
    case text = "text"
  }

  let kind: Kind
  let name: String
  /// The line, from 1.
  let line: Int

  /// Returns the uses in a file, in order, except those with an explicit bundle; an interpolated
  /// name is known only at run time.
  static func all(in source: ConditionalSource) -> [CatalogUse] {
    let rows = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(rows, source.lines).enumerated().flatMap { number, row in
      patterns.flatMap { kind, pattern in
        row.0.matches(of: pattern).compactMap { match in
          // Ignore matches in comments.
          guard row.1.contains(row.0[match.range.lowerBound..<match.1.startIndex]),
            let name = SwiftLiteral.value(of: match.1)
          else { return nil }
          return CatalogUse(kind: kind, name: name, line: number + 1)
        }
      }
    }
  }

  private static nonisolated(unsafe) let patterns: [(Kind, Regex<(Substring, Substring)>)] = [
    (.color, /\b(?:Color\(|UIColor\(named: *)"((?:[^"\\]|\\.)+)"\s*\)/),
    (.image, /\b(?:Image\(|UIImage\(named: *)"((?:[^"\\]|\\.)+)"\s*\)/),
    (.text, /\b(?:Text|Label|LocalizedStringKey|LocalizedStringResource)\("((?:[^"\\]|\\.)+)"/),
    (.text, /\b(?:NSLocalizedString|configurationDisplayName|description)\("((?:[^"\\]|\\.)+)"/),
    (.text, /\bString\(localized: *"((?:[^"\\]|\\.)+)"/),
  ].map { ($0, $1.wordBoundaryKind(.simple)) }
}

struct CatalogNames {
  private var catalogs: [CatalogUse.Kind: [String: String]] = [:]
  private let files: Set<String>

  init(_ target: CheckedTarget) {
    let resources = target.files.resources
    files = Set(
      resources.map { path in
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return String(name.prefix { $0 != "@" })
      }
    )
    for path in resources {
      let name = URL(fileURLWithPath: path).lastPathComponent
      switch URL(fileURLWithPath: path).pathExtension {
      case "xcassets":
        for asset in AssetSymbols(of: [path], in: "/").assets {
          let kind: CatalogUse.Kind = asset.kind == .color ? .color : .image
          catalogs[kind, default: [:]][asset.path] = name
        }
      case "xcstrings":
        for key in StringCatalog.translatedKeys(at: path) {
          catalogs[.text, default: [:]][key] = name
        }
      case "strings":
        for key in PropertyListFile.values(at: path)?.keys.map(\.self) ?? [] {
          catalogs[.text, default: [:]][key] = name
        }
      default: continue
      }
    }
  }

  func has(_ use: CatalogUse) -> Bool { catalogs[use.kind]?[use.name] != nil }

  /// Returns true if there is a file with a name, such as an image.
  func hasFile(_ name: String) -> Bool {
    files.contains(URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent)
  }

  func catalog(of use: CatalogUse) -> String { catalogs[use.kind]?[use.name] ?? "" }
}
