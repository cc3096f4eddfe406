/// Models in the order of insertion, without duplicates.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var ids: Set<ObjectIdentifier> = []

  var isEmpty: Bool { models.isEmpty }

  func contains(_ model: any PersistentModel) -> Bool { ids.contains(ObjectIdentifier(model)) }

  mutating func add(_ model: any PersistentModel) {
    if ids.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  mutating func remove(_ model: any PersistentModel) {
    guard ids.remove(ObjectIdentifier(model)) != nil else { return }
    models.removeAll { $0 === model }
  }

  mutating func remove(_ others: ModelList) {
    guard !others.isEmpty else { return }
    models.removeAll { others.contains($0) }
    ids.subtract(others.ids)
  }

  mutating func replace(at place: Int, with model: any PersistentModel) {
    ids.remove(ObjectIdentifier(models[place]))
    ids.insert(ObjectIdentifier(model))
    models[place] = model
  }
}
