import Foundation
import XcodeProjects

/// A target of a project with what its settings say in one configuration.
struct CheckedTarget {
  /// The project.
  let project: XcodeProject

  /// The target.
  let target: ProjectTarget

  /// The configuration.
  let configuration: String

  /// The settings as Xcode resolves them.
  let settings: TargetBuildSettings

  /// The name.
  var name: String { target.name }

  /// Resolves the settings of a target.
  init(_ target: ProjectTarget, of project: XcodeProject, configuration: String) {
    self.target = target
    self.project = project
    self.configuration = configuration
    settings = TargetBuildSettings(of: target, in: project, configuration: configuration)
  }

  /// Whether the target is an extension whose point is that of widgets.
  ///
  /// Its property list says so; where that cannot be read, code that imports WidgetKit and has an entry point does.
  var isWidgetExtension: Bool {
    guard target.kind == .native, target.productType == "com.apple.product-type.app-extension"
    else { return false }
    guard let list = propertyList, PropertyListFile.values(at: list) != nil else {
      return hasWidgetBundle
    }
    return extensionPoint == CheckedTarget.widgetPoint
  }

  /// The extension point that the property list names, `nil` where it names none.
  private var extensionPoint: String? {
    let values = propertyList.flatMap { PropertyListFile.values(at: $0) }
    let point = (values?["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"]
    return (point as? String).map { settings.levels.expand($0).value }
  }

  private static let widgetPoint = "com.apple.widgetkit-extension"

  /// Why the system finds no widget in the target although its code has some; `nil` where it finds them or has none.
  var hiddenWidgets: String? {
    guard target.productType == "com.apple.product-type.app-extension", !isWidgetExtension,
      let list = propertyList, hasWidgetBundle
    else { return nil }
    let line = PropertyListFile.line(of: "NSExtensionPointIdentifier", at: list)
    let point = extensionPoint.map { "the extension point \"\($0)\"" } ?? "no extension point"
    return "\(list):\(line): \(name) has widgets and \(point); the system finds them where it is "
      + "\"\(CheckedTarget.widgetPoint)\""
  }

  private var hasWidgetBundle: Bool {
    files.swift.contains { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.contains("@main") && text.contains("import WidgetKit")
    }
  }

  /// Whether the target is built for iPhones.
  var runsOnPhones: Bool {
    let platforms = settings.value("SUPPORTED_PLATFORMS") ?? ""
    let sdk = settings.value("SDKROOT") ?? ""
    if sdk == "auto" || sdk.isEmpty { return platforms.isEmpty || platforms.contains("iphone") }
    return sdk.hasPrefix("iphone") || platforms.contains("iphone")
  }

  /// The absolute path of the property list that the target names, `nil` where it names none.
  var propertyList: String? { path(of: "INFOPLIST_FILE") }

  /// The absolute path that a setting names.
  func path(of setting: String) -> String? {
    // A path that refers to what nothing gives leads nowhere.
    guard let value = settings.value(setting), !value.isEmpty, !value.contains("$") else {
      return nil
    }
    let full = value.hasPrefix("/") ? value : project.folder + "/" + value
    return URL(fileURLWithPath: full).standardizedFileURL.path
  }

  /// The files that the target has on an iPhone.
  var files: (swift: [String], resources: [String]) { files(of: target) }

  /// The files that another target of the project has on an iPhone.
  func files(of target: ProjectTarget) -> (swift: [String], resources: [String]) {
    let own = target.files.filter { file in
      file.platforms.isEmpty || file.platforms.contains { $0.hasPrefix("ios") }
    }
    let swift = own.filter { $0.role == .source && $0.path.hasSuffix(".swift") }
    // Definitions of intents and data models are compiled, and lie in the bundle.
    let others = own.filter {
      $0.role == .resource || $0.role == .source && !$0.path.hasSuffix(".swift")
    }
    return (swift.map(\.path), others.map(\.path))
  }

  /// The settings of another target of the project.
  func settings(of other: ProjectTarget) -> TargetBuildSettings {
    TargetBuildSettings(of: other, in: project, configuration: configuration)
  }

  /// The apps of the project that carry the extension; all apps where none says so.
  var apps: [CheckedTarget] {
    let carriers = carriers
    return carriers.isEmpty ? allApps : carriers
  }

  /// The apps that say that they carry the target, else the only app of the project.
  var carriers: [CheckedTarget] {
    let all = allApps
    let own = all.filter {
      $0.target.embedded.contains(name) || $0.target.dependencies.contains(name)
    }
    return own.isEmpty && all.count == 1 ? all : own
  }

  private var allApps: [CheckedTarget] {
    project.targets.filter { $0.productType == "com.apple.product-type.application" }.map {
      CheckedTarget($0, of: project, configuration: configuration)
    }
  }
}
