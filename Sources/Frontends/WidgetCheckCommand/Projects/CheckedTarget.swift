import Foundation
import XcodeProjects

/// A target of a project with its settings in one configuration.
struct CheckedTarget {
  let project: XcodeProject

  let target: ProjectTarget

  let configuration: String

  let settings: TargetBuildSettings

  var name: String { target.name }

  init(_ target: ProjectTarget, of project: XcodeProject, configuration: String) {
    self.target = target
    self.project = project
    self.configuration = configuration
    settings = TargetBuildSettings(of: target, in: project, configuration: configuration)
  }

  /// True if the target has the extension point of widgets; if its property list is unreadable,
  /// code with WidgetKit and an entry point counts instead.
  var isWidgetExtension: Bool {
    guard target.kind == .native, target.productType == "com.apple.product-type.app-extension"
    else { return false }
    guard let list = propertyList, PropertyListFile.values(at: list) != nil else {
      return hasWidgetBundle
    }
    return extensionPoint == CheckedTarget.widgetPoint
  }

  /// The extension point in the property list, `nil` if there is none.
  private var extensionPoint: String? {
    let values = propertyList.flatMap { PropertyListFile.values(at: $0) }
    let point = (values?["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"]
    return (point as? String).map { settings.levels.expand($0).value }
  }

  private static let widgetPoint = "com.apple.widgetkit-extension"

  /// The reason why the system does not find the widgets in the target's code, `nil` if it does.
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

  var runsOnPhones: Bool {
    let platforms = settings.value("SUPPORTED_PLATFORMS") ?? ""
    let sdk = settings.value("SDKROOT") ?? ""
    if sdk == "auto" || sdk.isEmpty { return platforms.isEmpty || platforms.contains("iphone") }
    return sdk.hasPrefix("iphone") || platforms.contains("iphone")
  }

  /// The absolute path of the property list that the target names, `nil` if there is none.
  var propertyList: String? { path(of: "INFOPLIST_FILE") }

  func path(of setting: String) -> String? {
    // A path with an undefined reference is unusable.
    guard let value = settings.value(setting), !value.isEmpty, !value.contains("$") else {
      return nil
    }
    let full = value.hasPrefix("/") ? value : project.folder + "/" + value
    return URL(fileURLWithPath: full).standardizedFileURL.path
  }

  var files: (swift: [String], resources: [String]) { files(of: target) }

  func files(of target: ProjectTarget) -> (swift: [String], resources: [String]) {
    let own = target.files.filter { file in
      file.platforms.isEmpty || file.platforms.contains { $0.hasPrefix("ios") }
    }
    let swift = own.filter { $0.role == .source && $0.path.hasSuffix(".swift") }
    // Intent definitions and data models are compiled, but also needed in the bundle.
    let others = own.filter {
      $0.role == .resource || $0.role == .source && !$0.path.hasSuffix(".swift")
    }
    return (swift.map(\.path), others.map(\.path))
  }

  func settings(of other: ProjectTarget) -> TargetBuildSettings {
    TargetBuildSettings(of: other, in: project, configuration: configuration)
  }

  /// The apps of the project that contain the extension; all apps if none is known to.
  var apps: [CheckedTarget] {
    let carriers = carriers
    return carriers.isEmpty ? allApps : carriers
  }

  /// The apps that embed the target, or else the only app of the project.
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
