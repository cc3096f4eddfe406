import RunRecord
import WidgetModel

extension RunRecord {
  var command: String {
    if let site, !site.arguments.isEmpty { return text([site.program] + site.arguments) }
    guard header.command.isEmpty else { return header.command }
    let words = header.purpose == .mutants ? mutantWords : campaignWords
    return text([program] + words.dropFirst() + (site?.options ?? []))
  }

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
    // A record names no folder: the command has to be run in that of the sources.
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

  /// Returns the command that replays a finding's shrunk scenario.
  public func replayCommand(of finding: FindingLine) -> String {
    let folder = site.map { $0.folder.isEmpty ? "" : $0.folder + "/" } ?? ""
    let file = ShellQuoting.quote("\(folder)findings/\(finding.name).json")
    if let site, !site.replay.isEmpty { return text([site.program] + site.replay) + " " + file }
    // A file must not start programs, so the command names the subject.
    let subject = subjectWords(isNamed: header.subject.hasPrefix("exec:"))
    let own = header.replay.isEmpty ? "widgetcheck replay" + subject : header.replay
    guard let site, own.hasPrefix("widgetcheck ") else { return own + " " + file }
    return ShellQuoting.quote(site.program) + own.dropFirst("widgetcheck".count) + " " + file
  }

  /// Returns the command that compares a golden file again; empty if its corpus is unknown.
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

  /// Returns the options for the subject, if it has to be named, and for its time limit.
  private func subjectWords(isNamed: Bool) -> String {
    let options = site?.options ?? []
    let timeout = options.firstIndex(of: "--subject-timeout").map { options[$0...].prefix(2) } ?? []
    return ((isNamed ? ["--subject", header.subject] : []) + timeout)
      .map { " " + ShellQuoting.quote($0) }.joined()
  }

  func clause(_ id: String) -> ClauseLine? { clauses.first { $0.id == id } }
}

extension RecordHeader {
  var seedText: String { String(UInt64(bitPattern: seed)) }

  /// The description of the run in a few words, for the line below a verdict.
  var facts: [String] {
    let seeded = purpose != .mutants ? ["seed \(seedText)"] : []
    return [subjectText, profile].filter { !$0.isEmpty } + seeded + [counted(cases, "case")]
  }
}
