import RunRecord
import WidgetModel

extension RunRecord {
  /// The command that makes this record again.
  var command: String {
    if let site, !site.arguments.isEmpty { return text([site.program] + site.arguments) }
    guard header.command.isEmpty else { return header.command }
    let words = header.purpose == .mutants ? mutantWords : campaignWords
    return text([program] + words.dropFirst() + (site?.options ?? []))
  }

  /// The command that tests one mutant again.
  func command(ofMutant id: String) -> String {
    text([program, "mutants", id] + mutantOptions)
  }

  private var program: String { site?.program ?? "widgetcheck" }

  private func text(_ words: [String]) -> String {
    words.map(ShellQuoting.quote).joined(separator: " ")
  }

  private var mutantWords: [String] {
    ["widgetcheck", "mutants"] + header.selection + mutantOptions
  }

  private var mutantOptions: [String] {
    let seeds = mutants.map(\.attempts.count).max() ?? 0
    return (seeds > 0 ? ["--seeds", String(seeds)] : []) + ["--cases", String(header.cases)]
  }

  private var campaignWords: [String] {
    // A record names no folder: whoever runs it again stands in the one with the sources.
    var words =
      widgets.isEmpty
      ? ["widgetcheck", "run", "--subject", header.subject] : ["widgetcheck", "check", "."]
    words += ["--profile", header.profile]
    for setting in header.settings {
      words += ["--set", "\(setting.key.rawValue)=\(setting.value)"]
    }
    for selected in header.selection { words += ["--clause", selected] }
    words += ["--seed", header.seedText, "--cases", String(header.cases)]
    if header.shard > 0 { words += ["--shard", "\(header.shard)/\(header.shards)"] }
    return words
  }

  /// The command that runs a finding's shrunk scenario again.
  public func replayCommand(of finding: FindingLine) -> String {
    let folder = site.map { $0.folder.isEmpty ? "" : $0.folder + "/" } ?? ""
    let file = ShellQuoting.quote("\(folder)findings/\(finding.name).json")
    if let site, !site.replay.isEmpty { return text([site.program] + site.replay) + " " + file }
    // A file does not start programs: whoever replays it says which.
    let subject = subjectWords(isNamed: header.subject.hasPrefix("exec:"))
    let own = header.replay.isEmpty ? "widgetcheck replay" + subject : header.replay
    guard let site, own.hasPrefix("widgetcheck ") else { return own + " " + file }
    return ShellQuoting.quote(site.program) + own.dropFirst("widgetcheck".count) + " " + file
  }

  /// The command that compares a golden file again; empty where it is not known in which corpus it lies.
  func replayCommand(of golden: GoldenRecordLine) -> String {
    let options = site?.options ?? []
    let roots = zip(options, options.dropFirst()).filter { $0.0 == "--corpus" }.map(\.1)
    guard roots.count < 2 else { return "" }
    let root = roots.first ?? "Corpora"
    let isFile = root.hasSuffix(".json")
    let file = ShellQuoting.quote(isFile ? root : "\(root)/\(golden.file)")
    // A golden file names no subject.
    return ShellQuoting.quote(program) + " replay" + subjectWords(isNamed: true) + " " + file
  }

  /// The subject, if it is to be named, and how long it may take.
  private func subjectWords(isNamed: Bool) -> String {
    let options = site?.options ?? []
    let timeout = options.firstIndex(of: "--subject-timeout").map { options[$0...].prefix(2) } ?? []
    return ((isNamed ? ["--subject", header.subject] : []) + timeout)
      .map { " " + ShellQuoting.quote($0) }.joined()
  }

  /// The clause of an id, `nil` when the record ends before it.
  func clause(_ id: String) -> ClauseLine? { clauses.first { $0.id == id } }
}

extension RecordHeader {
  /// The seed as a command takes it, without a sign.
  var seedText: String { String(UInt64(bitPattern: seed)) }

  /// What was run, in a few words, for the line below a verdict.
  var facts: [String] {
    let seeded = purpose != .mutants ? ["seed \(seedText)"] : []
    return [subjectText, profile].filter { !$0.isEmpty } + seeded + [counted(cases, "case")]
  }
}
