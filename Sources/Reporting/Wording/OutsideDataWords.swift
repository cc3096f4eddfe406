import Clauses
import RunRecord

extension RunRecord {
  /// What of the verdict rests on data that nobody gave, in a sentence or two; `nil` if nothing does.
  var outsideRemark: String? {
    guard !outside.isEmpty else { return nil }
    func count(_ kind: OutsideDataLine.Kind) -> Int64 {
      Int64(outside.count { $0.kind == kind })
    }
    let parts = [
      (count(.answer), "URL", "URLs"), (count(.value), "shared value", "shared values"),
      (count(.file), "shared file", "shared files"),
    ]
    .filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
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
}

extension OutsideDataLine {
  /// The line in words, such as `GET https://a.b/c: made up as Forecast`.
  var words: String {
    let place: String =
      switch kind {
      case .answer: name
      case .value: "default \(key) of \(suite)"
      case .file: "file \(name)"
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
