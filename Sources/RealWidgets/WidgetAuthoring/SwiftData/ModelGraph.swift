/// The models that lead to each other through their properties.
enum ModelGraph {
  /// The stored properties of a model, those of its superclasses too.
  static func properties(of model: any PersistentModel) -> [Mirror.Child] {
    var mirror: Mirror? = Mirror(reflecting: model)
    var properties: [Mirror.Child] = []
    while let present = mirror {
      properties += present.children
      mirror = present.superclassMirror
    }
    return properties
  }

  /// The models that some lead to and that are not among them, in the order in which they are found.
  ///
  /// Inserting a model inserts those that it refers to.
  ///
  /// - Complexity: O(all properties of the models).
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

  /// The models that a property holds.
  private static func related(in value: Any) -> [any PersistentModel] {
    switch value {
    case is String, is Int, is Double, is Bool: []
    case let model as any PersistentModel: [model]
    case let models as [any PersistentModel]: models
    default: []
    }
  }
}
