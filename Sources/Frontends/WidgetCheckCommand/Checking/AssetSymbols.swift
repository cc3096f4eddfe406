import Foundation

/// The names, declared in no file, that Xcode generates for the colours and images of asset
/// catalogues: `Color.brand`, `Color(.brand)`, `Image(.logo)` and so on.
struct AssetSymbols {
  struct Asset: Hashable {
    enum Kind: String {
      case color = "Color"
      case image = "Image"
    }

    let kind: Kind
    /// The name by which code finds it at run time, with the folders that provide namespaces.
    let path: String
    let namespaces: [String]
    let member: String
  }

  /// The assets, by path; of several with the same Swift name, the first.
  let assets: [Asset]

  init(of catalogs: [String], in folder: String) {
    var assets: [Asset] = []
    for catalog in catalogs.sorted() {
      AssetSymbols.read(FolderResources.path(of: catalog, in: folder), [], &assets)
    }
    var seen: Set<[String]> = []
    self.assets = assets.filter {
      !$0.member.isEmpty && seen.insert([$0.kind.rawValue] + $0.namespaces + [$0.member]).inserted
    }
  }

  /// Returns the source of what the code does not declare itself, `nil` if there are no assets.
  func source(besides sources: SourceFolder) -> String? {
    guard !assets.isEmpty else { return nil }
    let colors = assets.filter { $0.kind == .color }
    let images = assets.filter { $0.kind == .image }
    let own = OwnStatics(of: sources)
    var parts = ["import Foundation", "import WidgetAuthoring"]
    parts += [
      declaration("WidgetAuthoring.ColorResource", colors, besides: own) {
        "static let \($0.member) = WidgetAuthoring.ColorResource(name: \(SwiftLiteral.of($0.path)), bundle: .main)"
      },
      declaration("WidgetAuthoring.ImageResource", images, besides: own) {
        "static let \($0.member) = WidgetAuthoring.ImageResource(name: \(SwiftLiteral.of($0.path)), bundle: .main)"
      },
      declaration("WidgetAuthoring.Color", colors.filter(\.isNew), besides: own) {
        "static var \($0.member): WidgetAuthoring.Color { .init(\($0.reference)) }"
      },
      declaration(
        "WidgetAuthoring.ShapeStyle",
        colors.filter { $0.isNew && $0.isNewStyle && $0.namespaces.isEmpty },
        besides: own,
        where: " where Self == WidgetAuthoring.Color"
      ) {
        "static var \($0.member): WidgetAuthoring.Color { .init(\($0.reference)) }"
      },
      declaration("WidgetAuthoring.UIColor", colors.filter(\.isNewInUIKit), besides: own) {
        "static var \($0.member): WidgetAuthoring.UIColor { .init(resource: \($0.reference)) }"
      },
      declaration("WidgetAuthoring.UIImage", images, besides: own) {
        "static var \($0.member): WidgetAuthoring.UIImage { .init(resource: \($0.reference)) }"
      },
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// Returns an extension of a type with a member for each asset, nested by namespaces.
  private func declaration(
    _ type: String,
    _ assets: [Asset],
    besides own: OwnStatics,
    where clause: String = "",
    _ member: (Asset) -> String
  ) -> String {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let new = assets.filter { !$0.namespaces.isEmpty || !own.has($0.member, of: name) }
    guard !new.isEmpty else { return "" }
    return "extension \(type)\(clause) {\n\(AssetSymbols.body(new, depth: 0, member))}"
  }

  private static func body(
    _ assets: [Asset],
    depth: Int,
    _ member: (Asset) -> String
  ) -> String {
    var text = ""
    for asset in assets where asset.namespaces.count == depth { text += "  \(member(asset))\n" }
    let inner = assets.filter { $0.namespaces.count > depth }
    for name in Set(inner.map { $0.namespaces[depth] }).sorted() {
      let members = inner.filter { $0.namespaces[depth] == name }
      text += "  enum \(name) {\n\(body(members, depth: depth + 1, member))  }\n"
    }
    return text
  }

  private static func read(
    _ folder: String,
    _ namespaces: [String],
    _ assets: inout [Asset]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let url = URL(fileURLWithPath: folder + "/" + name)
      let base = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": assets.append(Asset(.color, base, namespaces))
      case "imageset", "symbolset": assets.append(Asset(.image, base, namespaces))
      case "":
        guard url.isFolder else { continue }
        read(url.path, namespaces + (providesNamespace(url) ? [base] : []), &assets)
      default: continue
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}

extension AssetSymbols.Asset {
  init(_ kind: Kind, _ name: String, _ folders: [String]) {
    self.kind = kind
    path = (folders + [name]).joined(separator: "/")
    namespaces = folders.map(AssetName.namespace)
    member = AssetName.member(name, without: kind.rawValue)
  }

  fileprivate var reference: String {
    (["WidgetAuthoring.\(kind.rawValue)Resource"] + namespaces + [member]).joined(separator: ".")
  }

  /// True if SwiftUI has no colour with that name; Xcode leaves those out.
  fileprivate var isNew: Bool {
    ![
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ].contains(member) || !namespaces.isEmpty
  }

  /// True if SwiftUI has no style with that name, which would make this one ambiguous.
  fileprivate var isNewStyle: Bool {
    ![
      "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill",
      "windowBackground", "tertiary", "quaternary", "quinary", "bar", "ultraThinMaterial",
      "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    ].contains(member)
  }

  fileprivate var isNewInUIKit: Bool {
    ![
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear", "label", "link", "separator",
    ].contains(member) || !namespaces.isEmpty
  }
}

private struct FolderContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}

/// The static members that code adds to the types that Xcode extends.
private struct OwnStatics {
  private var names: Set<[String]> = []

  init(of sources: SourceFolder) {
    for file in sources.files {
      var type: String?
      var depth = 0
      for line in file.lines {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if depth == 0, let place = words.firstIndex(of: "extension") {
          type = words[place...].first {
            ["Color", "ShapeStyle", "UIColor", "UIImage", "ColorResource", "ImageResource"]
              .contains($0)
          }
        }
        if let type, let place = words.firstIndex(where: { $0 == "static" || $0 == "class" }),
          words.count > place + 2, ["let", "var"].contains(words[place + 1])
        {
          names.insert([type, words[place + 2]])
        }
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        if depth <= 0 { depth = 0 }
      }
    }
  }

  func has(_ member: String, of type: String) -> Bool {
    names.contains([type, member.filter { $0 != "`" }])
  }
}
