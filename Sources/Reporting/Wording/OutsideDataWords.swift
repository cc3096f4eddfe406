import Clauses
import RunRecord

extension RunRecord {
  /// One or two sentences about the influence of missing data; `nil` if there is none.
  var outsideRemark: String? {
    let remarks = [fixtureRemark, modelRemark].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
  }

  private func outsideCount(_ kind: OutsideDataLine.Kind) -> Int64 {
    Int64(outside.count { $0.kind == kind })
  }

  private var fixtureRemark: String? {
    let parts = [
      (outsideCount(.answer), "URL", "URLs"),
      (outsideCount(.value), "shared value", "shared values"),
      (outsideCount(.file), "shared file", "shared files"),
    ]
    .filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
    guard !parts.isEmpty else { return nil }
    let made = Int64(outside.count { !$0.sample.isEmpty })
    var text = "Without a fixture: \(parts.joined(separator: ", ")); "
    text +=
      made == 0
      ? "no values could be made up for them." : "values were made up for \(grouped(made)) of them."
    let silent = clauses.filter { $0.level == .required && $0.verdict == .vacuous }.map(\.id)
    if !silent.isEmpty {
      text += " Never exercised, perhaps for that: \(silent.joined(separator: ", "))."
    }
    return text + " --write-fixtures DIR writes them to fill in, --fixtures DIR gives them."
  }

  private var modelRemark: String? {
    let made = outside.filter { $0.kind == .models && !$0.type.isEmpty }
    let empty = outside.filter { item in
      item.kind == .models && item.type.isEmpty && !made.contains { $0.name == item.name }
    }
    let remarks = [
      modelNames(made).map { "Models were made up by their types alone: \($0)." },
      modelNames(empty).map {
        "A store of models stayed empty: \($0). What the widgets show of them was not judged."
      },
    ]
    .compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
  }

  private func modelNames(_ items: [OutsideDataLine]) -> String? {
    guard !items.isEmpty else { return nil }
    let more = items.count > 3 ? " and \(items.count - 3) more" : ""
    return items.prefix(3).map(\.name).joined(separator: ", ") + more
  }
}

extension OutsideDataLine {
  /// The line in words, such as `GET https://a.b/c: made up as Forecast`.
  var words: String {
    let place: String =
      switch kind {
      case .answer: name
      case .value: "default \(key) of \(suite)"
      case .file: "file \(name)"
      case .models: "models \(name)"
      }
    if kind == .models {
      return type.isEmpty
        ? "\(place): the store stayed empty, because no app reaches it or a property takes no made-up value"
        : "\(place): made up from the types of the properties"
    }
    if type.isEmpty {
      return kind == .value
        ? "\(place): no type is asked for, so no value was made up"
        : "\(place): nothing decodes it, so nothing was made up"
    }
    return sample.isEmpty
      ? "\(place): \(type) takes no made-up values; give a fixture" : "\(place): made up as \(type)"
  }

  private var suite: String { name.split(separator: " ").first.map(String.init) ?? "" }

  private var key: String {
    name.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
  }
}
