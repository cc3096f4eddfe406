import Conformance
import WidgetModel

extension RunRecord {
  /// The command that makes this record again.
  var command: String {
    var words = ["widgetcheck", header.purpose == .mutants ? "mutants" : "run"]
    if header.purpose == .campaign { words += ["--subject", header.subject] }
    words += ["--profile", header.profile]
    for setting in header.settings {
      words += ["--set", "\(setting.key.rawValue)=\(setting.value)"]
    }
    for selected in header.selection { words += ["--clause", selected.text] }
    words += ["--seed", String(header.seed), "--cases", String(header.cases)]
    if header.shard > 0 { words += ["--shard", "\(header.shard)/\(header.shards)"] }
    return words.map(ShellQuoting.quote).joined(separator: " ")
  }

  /// The clause of an id, `nil` when the record ends before it.
  func clause(_ id: String) -> ClauseLine? { clauses.first { $0.id == id } }
}

extension FindingLine {
  /// The command that runs the shrunk scenario again.
  var command: String { "widgetcheck replay " + ShellQuoting.quote("findings/\(name).json") }
}
