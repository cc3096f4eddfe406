import Foundation

extension NSManagedObjectContext {
  /// Synthesizes objects that an app may have saved, once per case and entity; true if any exist.
  func fill(with entity: NSEntityDescription) -> Bool {
    let name = entity.name ?? "objects"
    var item = OutsideItem(.models, "\(name) of Core Data")
    let files = persistentStoreCoordinator?.persistentStores ?? []
    guard let store = files.first(where: \.isReachedByApp)?.content else {
      // The app cannot write to such a file, so code that reads it is reported.
      if files.contains(where: \.isFile) {
        OutsideData.shared.record(item)
        CurrentHost.record(.separateStoreRead, "objects of \(name)")
      }
      return false
    }
    let isNew = MemoryStores.shared.lock.withLock { store.known.insert(name).inserted }
    guard isNew, let style = OutsideData.shared.guessing, GroupContainers.shared.isPresent else {
      return false
    }
    guard let rows = SynthesizedObjects(style, for: store).rows(of: entity) else {
      OutsideData.shared.record(item)
      return false
    }
    item.type = name
    OutsideData.shared.record(item)
    let own = rows.filter { $0.value.entity.isKindOf(entity: entity) }
    guard let first = own.min(by: { $0.key.number < $1.key.number }) else { return false }
    let values = first.value.values.sorted { $0.key < $1.key }.map {
      (name: $0.key, value: $0.value)
    }
    OutsideData.shared.noteGuess("\(own.count) of \(item.name), the first \(wordsOfStored(values))")
    OutsideData.shared.give(Data())
    let dates = rows.sorted { $0.key.number < $1.key.number }
      .flatMap { row in row.value.values.sorted { $0.key < $1.key }.map(\.value) }
    _ = OutsideDates.shared.keep(from: dates.filter { $0 is Date })
    MemoryStores.shared.lock.withLock {
      // Objects that exist already are kept.
      store.rows.merge(rows) { known, _ in known }
      for row in rows.values { store.known.insert(row.entity.name ?? "") }
    }
    return true
  }
}

extension NSPersistentStore {
  /// True if an app may save objects to this store: in an app group's container, or through iCloud.
  fileprivate var isReachedByApp: Bool {
    guard isFile, let url else { return false }
    // Without a host, as in a unit test, every file counts as reachable.
    return CurrentHost.environment == nil || isInCloud || GroupContainers.shared.contains(url)
  }

  fileprivate var isFile: Bool {
    type != NSInMemoryStoreType && url.map { $0.path != "/dev/null" } ?? false
  }
}
