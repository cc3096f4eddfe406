/// The build settings of a target in one configuration, as Xcode resolves them.
public struct TargetBuildSettings: Sendable {
  /// The levels, from Xcode's defaults up to the target's own settings.
  public let levels: SettingLevels

  /// The skipped or unreadable parts of the configuration files.
  public private(set) var diagnostics: [ProjectDiagnostic] = []

  /// True if every configuration file could be read.
  public private(set) var isWhole = true

  /// Resolves the settings of a target in its project for a configuration such as `Release`.
  ///
  /// For an unknown configuration, the project's default one counts, else its first, as in Xcode.
  public init(of target: ProjectTarget, in project: XcodeProject, configuration: String) {
    let ofTarget = target.configuration(configuration, default: project.defaultConfiguration)
    let ofProject = project.configuration(ofTarget?.name ?? configuration)
    let context = SettingContext(
      configuration: ofTarget?.name ?? ofProject?.name ?? configuration
    )
    var diagnostics: [ProjectDiagnostic] = []
    var isWhole = true
    let read = { (owner: XcodeProject.Configuration?) -> [SettingAssignment] in
      guard let path = owner?.file else { return [] }
      do {
        let file = try ConfigurationFile(reading: path, besides: project.folder)
        diagnostics += file.diagnostics
        isWhole = isWhole && file.isWhole
        return file.assignments
      } catch {
        isWhole = false
        diagnostics.append(
          ProjectDiagnostic("\(error)", at: SourceLocation(file: path, line: 0))
        )
        return []
      }
    }
    levels = SettingLevels(
      [
        .init("Xcode's default", DefaultSettings.assignments(for: target, in: project, context)),
        .init("project's configuration file", read(ofProject), isOrdered: true),
        .init("project", ofProject?.settings ?? []),
        .init("target's configuration file", read(ofTarget), isOrdered: true),
        .init("target", ofTarget?.settings ?? []),
      ],
      context: context
    )
    self.diagnostics = diagnostics
    self.isWhole = isWhole
  }

  /// Returns the value of a setting with unresolved references left in; `nil` if there is none.
  public func value(_ name: String) -> String? { levels.resolve(name)?.value }

  /// Returns true if a setting is on; a value other than yes or no counts as no.
  public func isOn(_ name: String) -> Bool { TargetBuildSettings.isYes(value(name) ?? "") }

  static func isYes(_ value: String) -> Bool {
    ["YES", "TRUE", "Y", "T", "1"].contains(value.uppercased())
  }

  /// The module name by which code imports the target.
  public var moduleName: String { value("PRODUCT_MODULE_NAME") ?? "" }

  /// Returns the elements of a list setting.
  public func words(_ name: String) -> [String] {
    SettingList.elements(of: value(name) ?? "")
  }
}

extension ProjectTarget {
  fileprivate func configuration(
    _ name: String,
    default other: String?
  ) -> XcodeProject.Configuration? {
    configurations.first { $0.name == name } ?? configurations.first { $0.name == other }
      ?? configurations.first
  }
}

extension XcodeProject {
  fileprivate func configuration(_ name: String) -> Configuration? {
    configurations.first { $0.name == name }
      ?? configurations.first { $0.name == defaultConfiguration } ?? configurations.first
  }
}
