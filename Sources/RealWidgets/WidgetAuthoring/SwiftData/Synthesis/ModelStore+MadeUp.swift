import Foundation

extension ModelStore {
  /// Adds models that an app may have stored, once per case and type; true if there are any.
  ///
  /// None if no app can reach the store, or in a case with missing shared data.
  func fill(with type: any PersistentModel.Type) -> Bool {
    guard Self.lock.withLock({ becomesKnown(type) }) else { return false }
    var item = OutsideItem(.models, "\(type) of \(name)")
    guard isFilled, let style = OutsideData.shared.guessing, GroupContainers.shared.isPresent else {
      if !isFilled { OutsideData.shared.record(item) }
      return false
    }
    // The item is recorded even if the style of the case leaves the models out.
    item.type = "\(type)"
    guard let models = try? SynthesizedModels(style).models(of: type) else {
      item.type = ""
      OutsideData.shared.record(item)
      return false
    }
    OutsideData.shared.record(item)
    guard let first = models.first else { return false }
    let values = ModelGraph.properties(of: first).map { (name: $0.label ?? "", value: $0.value) }
    OutsideData.shared.noteGuess(
      "\(models.count) of \(item.name), the first \(wordsOfStored(values))"
    )
    OutsideData.shared.give(Data())
    _ = OutsideDates.shared.keep(from: models as [Any])
    Self.lock.withLock {
      var all = self.models
      for model in models + ModelGraph.reachable(from: models) { all.add(model) }
      self.models = all
    }
    return true
  }
}
