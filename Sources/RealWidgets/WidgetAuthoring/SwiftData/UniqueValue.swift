struct UniqueValue: Hashable {
  private let type: ObjectIdentifier
  private let property: String
  private let value: AnyHashable

  static func all(of model: any PersistentModel) -> [UniqueValue] {
    let type = Swift.type(of: model)
    let names = type._uniqueProperties
    guard !names.isEmpty else { return [] }
    return ModelGraph.properties(of: model).compactMap { property in
      guard let name = property.label, names.contains(name),
        let value = property.value as? AnyHashable
      else { return nil }
      return UniqueValue(type: ObjectIdentifier(type), property: name, value: value)
    }
  }
}
