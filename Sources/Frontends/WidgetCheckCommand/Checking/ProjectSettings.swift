import Foundation

/// The build settings of the project in which a folder lies, as far as they are plain values.
struct ProjectSettings {
  /// The values by name.
  let values: [String: String]

  /// The project whose target is certainly that of the folder, `nil` where none is.
  private(set) var project: ProjectTargets?

  /// Reads what lies in the folder, or in one of the two around it.
  ///
  /// - Parameters:
  ///   - folder: The checked folder.
  ///   - propertyList: The path of the extension's property list below it, which tells its target.
  init(of folder: String, propertyList: String?) {
    var url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    for _ in 0..<3 {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      var values: [String: String] = [:]
      for name in names where name.hasSuffix(".xcodeproj") {
        let path = url.path + "/" + name + "/project.pbxproj"
        let found = Project(path)?.targets(for: folder, propertyList: propertyList, at: url)
        values.merge(found?.settings ?? [:]) { first, _ in first }
        if project == nil, let found, found.isCertain { project = found }
      }
      for name in names where name.hasSuffix(".xcconfig") {
        let text = (try? String(contentsOfFile: url.path + "/" + name, encoding: .utf8)) ?? ""
        values.merge(ProjectSettings.configuration(text)) { first, _ in first }
      }
      if !values.isEmpty || url.path == "/" {
        self.values = values
        return
      }
      url.deleteLastPathComponent()
    }
    values = [:]
  }

  /// The values of a configuration file; those for one platform or architecture are left out.
  static func configuration(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      // `//` begins a comment also within a value.
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let parts = code.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, !name.contains("["), !name.hasPrefix("#") else { continue }
      values[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return values
  }
}

/// What a project says of an extension's target and of the apps beside it.
struct ProjectTargets {
  /// The folder in which the project lies, from which its paths lead.
  let folder: URL

  /// The settings of the extension's target.
  let settings: [String: String]

  /// Whether the target is known by its property list or its name, and not only taken for the right one.
  let isCertain: Bool

  /// Whether all of the target's settings stand in the project: none comes from a configuration file, none holds for
  /// one platform alone.
  let isWhole: Bool

  /// The settings of the targets of apps.
  let apps: [[String: String]]
}

/// The objects of a project file.
private struct Project {
  private let objects: [String: Any]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (list as? [String: Any])?["objects"] as? [String: Any]
    else { return nil }
    self.objects = objects
  }

  /// The settings of the extension's target over those of the project, as for a release, and those of the apps.
  func targets(for folder: String, propertyList: String?, at place: URL) -> ProjectTargets? {
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let all = targets().filter { ($0["productType"] as? String ?? "").hasSuffix("app-extension") }
    let list = propertyList?.split(separator: "/").last.map(String.init)
    let known =
      all.first { target in
        guard let list, let path = settings(of: target)["INFOPLIST_FILE"] else { return false }
        return path == list || path.hasSuffix("\(name)/\(list)")
      } ?? all.first { $0["name"] as? String == name }
    guard let target = known ?? all.first else { return nil }
    return ProjectTargets(
      folder: place,
      settings: resolved(target, named: name),
      isCertain: known != nil,
      isWhole: isWhole(target),
      apps: targets().filter {
        $0["productType"] as? String == "com.apple.product-type.application"
      }
      .map { resolved($0, named: name) }
    )
  }

  private var project: [String: Any]? {
    objects.values.compactMap { $0 as? [String: Any] }
      .first { $0["isa"] as? String == "PBXProject" }
  }

  /// A target's settings over those of the project.
  private func resolved(_ target: [String: Any], named name: String) -> [String: String] {
    var values = project.map(settings) ?? [:]
    for (name, value) in settings(of: target) {
      // What is inherited is what was there before.
      values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
    }
    let own = target["name"] as? String ?? name
    values["TARGET_NAME"] = own
    values["PRODUCT_NAME"] = values["PRODUCT_NAME"] ?? own
    values["EXECUTABLE_NAME"] = values["EXECUTABLE_NAME"] ?? "$(PRODUCT_NAME)"
    return values
  }

  private func isWhole(_ target: [String: Any]) -> Bool {
    [target, project ?? [:]].compactMap(configuration).allSatisfy { configuration in
      let settings = configuration["buildSettings"] as? [String: Any] ?? [:]
      return configuration["baseConfigurationReference"] == nil
        && !settings.keys.contains { $0.contains("[") && $0.hasPrefix("CODE_SIGN_ENTITLEMENTS") }
    }
  }

  private func targets() -> [[String: Any]] {
    objects.sorted { $0.key < $1.key }.compactMap { $0.value as? [String: Any] }
      .filter { $0["isa"] as? String == "PBXNativeTarget" }
  }

  /// The settings of a project or target, of its configuration for releases if it has one.
  private func settings(of object: [String: Any]) -> [String: String] {
    let values = configuration(of: object)?["buildSettings"] as? [String: Any] ?? [:]
    return values.filter { !$0.key.contains("[") }.compactMapValues { $0 as? String }
  }

  private func configuration(of object: [String: Any]) -> [String: Any]? {
    guard let list = object["buildConfigurationList"] as? String,
      let ids = (objects[list] as? [String: Any])?["buildConfigurations"] as? [String]
    else { return nil }
    let all = ids.compactMap { objects[$0] as? [String: Any] }
    return all.first { $0["name"] as? String == "Release" } ?? all.first
  }
}
