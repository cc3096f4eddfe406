/// Models in the order in which they were added, each once.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var ids: Set<ObjectIdentifier> = []

  var isEmpty: Bool { models.isEmpty }

  /// Whether the list has a model.
  ///
  /// - Complexity: O(1).
  func contains(_ model: any PersistentModel) -> Bool { ids.contains(ObjectIdentifier(model)) }

  /// Adds a model unless the list has it.
  mutating func add(_ model: any PersistentModel) {
    if ids.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  /// Removes a model if the list has it.
  mutating func remove(_ model: any PersistentModel) {
    guard ids.remove(ObjectIdentifier(model)) != nil else { return }
    models.removeAll { $0 === model }
  }

  /// Removes the models that another list has.
  mutating func remove(_ others: ModelList) {
    guard !others.isEmpty else { return }
    models.removeAll { others.contains($0) }
    ids.subtract(others.ids)
  }

  /// Puts a model into the place of another one.
  mutating func replace(at place: Int, with model: any PersistentModel) {
    ids.remove(ObjectIdentifier(models[place]))
    ids.insert(ObjectIdentifier(model))
    models[place] = model
  }
}
