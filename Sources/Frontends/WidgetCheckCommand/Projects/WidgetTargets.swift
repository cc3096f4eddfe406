import CampaignRuns
import Foundation
import XcodeProjects

struct WidgetTargets {
  /// The extensions that run on an iPhone, in the order of their projects.
  let targets: [CheckedTarget]

  /// The names of extensions that only run elsewhere.
  let foreign: [String]

  /// The reasons why the system does not find the widgets of some extensions.
  let hidden: [String]

  let projects: [String]

  let errors: [String]

  /// Reads the projects of a folder, project or workspace in a configuration such as `Release`.
  init(at path: String, configuration: String) {
    var targets: [CheckedTarget] = []
    var foreign: [String] = []
    var errors: [String] = []
    var hidden: [String] = []
    let bundles = ProjectSearch.projects(at: path)
    for bundle in bundles {
      let project: XcodeProject
      do { project = try XcodeProject.read(bundle) } catch {
        errors.append("\(error)")
        continue
      }
      for target in project.targets {
        let target = CheckedTarget(target, of: project, configuration: configuration)
        guard target.isWidgetExtension else {
          if let reason = target.hiddenWidgets { hidden.append(reason) }
          continue
        }
        if target.runsOnPhones { targets.append(target) } else { foreign.append(target.name) }
      }
    }
    self.targets = targets
    self.foreign = foreign
    self.hidden = hidden
    self.errors = errors
    projects = bundles
  }

  /// Returns the extension with that name, or the only one, or throws a ``CommandError`` with all
  /// names.
  func chosen(_ name: String?) throws -> CheckedTarget {
    let names = targets.map { "\($0.name) (\($0.project.name))" }.joined(separator: ", ")
    if let name {
      let found = targets.filter { $0.name == name }
      guard let first = found.first else {
        if targets.isEmpty, let error = (errors + hidden).first {
          throw CommandError.unreadable(error)
        }
        throw CommandError.usage(
          targets.isEmpty
            ? "no widget extension for iOS is in \(projects.joined(separator: ", "))"
            : "no widget extension is called \(name); there are: \(names)"
        )
      }
      guard found.count == 1 else {
        let paths = found.map(\.project.file).joined(separator: ", ")
        throw CommandError.usage(
          "several projects have a widget extension \(name): \(paths); give the path of one"
        )
      }
      return first
    }
    guard targets.count <= 1 else {
      throw CommandError.usage(
        "there are several widget extensions: \(names); choose one with --target NAME"
      )
    }
    guard let only = targets.first else {
      if let error = (errors + hidden).first { throw CommandError.unreadable(error) }
      throw CommandError.nothing(
        foreign.isEmpty
          ? "no target of \(projects.joined(separator: ", ")) is a widget extension"
          : "the widget extensions there are not for iOS: \(foreign.joined(separator: ", "))"
      )
    }
    return only
  }
}
