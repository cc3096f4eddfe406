enum ModelGraph {
  /// Returns the stored properties of a model, including those of its superclasses.
  static func properties(of model: any PersistentModel) -> [Mirror.Child] {
    var mirror: Mirror? = Mirror(reflecting: model)
    var properties: [Mirror.Child] = []
    while let present = mirror {
      properties += present.children
      mirror = present.superclassMirror
    }
    return properties
  }

  /// Returns the other models that these lead to, in order of discovery, in O(all properties).
  static func reachable(from models: [any PersistentModel]) -> [any PersistentModel] {
    var seen = Set(models.map { ObjectIdentifier($0) })
    var found: [any PersistentModel] = []
    var open = models[...]
    while let model = open.popFirst() {
      for property in properties(of: model) {
        for other in related(in: property.value)
        where seen.insert(ObjectIdentifier(other)).inserted {
          found.append(other)
          open.append(other)
        }
      }
    }
    return found
  }

  private static func related(in value: Any) -> [any PersistentModel] {
    switch value {
    // The most common types come first, since a failing cast to a protocol is slow.
    case is String, is Int, is Double, is Bool: []
    case let model as any PersistentModel: [model]
    case let models as [any PersistentModel]: models
    default: []
    }
  }
}
