import Foundation

final class DataModels: @unchecked Sendable {
  static let shared = DataModels()

  private static let module = "CheckedWidgets"

  private let lock = NSRecursiveLock()
  private var known: [NSEntityDescription] = []
  private var made: [String: NSEntityDescription] = [:]
  private var modules: [String] = [module]

  /// Adds the entities of a model in front of the known ones.
  func add(_ entities: [NSEntityDescription]) {
    lock.withLock {
      known.removeAll { old in entities.contains { $0 === old } }
      known = entities + known
    }
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    lock.withLock { entity(of: type, in: known) }
      ?? entity(named: Self.name(of: type), type: type)
  }

  /// Returns the entity of a class; without an explicit class, one of the same name matches too.
  func entity(
    of type: NSManagedObject.Type,
    in entities: [NSEntityDescription]
  ) -> NSEntityDescription? {
    entities.first { $0.type == type }
      ?? entities.first {
        $0.type == nil && $0.className == Self.name(of: type)
      }
      ?? entities.first { $0.type == nil && $0.name == Self.name(of: type) }
  }

  /// Returns the entity with a name, creating one without properties if no model has it.
  func entity(named name: String, type: NSManagedObject.Type? = nil) -> NSEntityDescription {
    lock.withLock {
      if let entity = known.first(where: { $0.name == name }) ?? made[name] { return entity }
      let entity = NSEntityDescription()
      entity.name = name
      entity.managedObjectClassName = type.map(Self.name(of:)) ?? name
      entity.type = type
      made[name] = entity
      return entity
    }
  }

  func type(named name: String) -> NSManagedObject.Type? {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    for module in lock.withLock({ modules }) {
      if let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type { return type }
    }
    return nil
  }

  func model(at url: URL) -> DataModelDeclaration? {
    // The bundle of a package's resources is named after the package and its target.
    let bundle = url.pathComponents.last { $0.hasSuffix(".bundle") }?.dropLast(".bundle".count)
    if let module = bundle?.split(separator: "_").last { search(String(module)) }
    return model(named: url.deletingPathExtension().lastPathComponent)
  }

  func model(named name: String) -> DataModelDeclaration? {
    let type = DataModelDeclaration.name(of: name)
    for module in lock.withLock({ modules }) {
      if let type = NSClassFromString("\(module).\(type)") as? DataModelDeclaration.Type {
        return type.init()
      }
    }
    return nil
  }

  func search(moduleOf type: Any.Type) {
    let name = String(reflecting: type).split(separator: ".").first.map(String.init)
    if let name, name != "WidgetAuthoring" { search(name) }
  }

  private func search(_ module: String) {
    lock.withLock {
      if !modules.contains(module) { modules.append(module) }
    }
  }

  private static func name(of type: NSManagedObject.Type) -> String { "\(type)" }
}

extension NSEntityDescription {
  fileprivate var className: String {
    managedObjectClassName.split(separator: ".").last.map(String.init) ?? managedObjectClassName
  }
}
