import CampaignRuns
import Campaigns
import Foundation
import Reporting
import RuntimeFuzzing
import RuntimeMutants
import ScenarioCorpus
import WidgetModel

/// Runs one input of the fuzzer; returns 0 to keep it in the corpus, -1 to discard it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  // libFuzzer keeps the bytes valid until this call returns.
  FuzzerEntry.shared.test(UnsafeBufferPointer(start: data, count: size))
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The program's entry point, by the name that the package manager links as `main`.
@_cdecl("RuntimeFuzzer_main")
public func fuzzerMain(
  _ count: Int32,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  do {
    let isDone = try FuzzerEntry.shared.begin(Array(CommandLine.arguments.dropFirst()))
    guard !isDone else { return 0 }
  } catch {
    Console.print("Error: \(error)")
    // 64 is `EX_USAGE`.
    return 64
  }
  // The Swift runtime's backtraces install handlers for these signals, and the fuzzer, which saves
  // the crashing input, does not replace existing handlers.
  for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
  // libFuzzer takes pointers to both and may change them.
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments, fuzzerTestOneInput)
}

/// The subject and the output folder, from the command line.
private final class FuzzerEntry {
  // Only the main thread calls the fuzzer, so the shared instance needs no lock.
  nonisolated(unsafe) static let shared = FuzzerEntry()

  private var fuzzer = RuntimeFuzzer(.reference)
  private var findings = "Reports/latest/findings"
  private var undecided = 0

  /// Handles the options with two dashes, which libFuzzer ignores; true if there is nothing to
  /// fuzz.
  func begin(_ arguments: [String]) throws -> Bool {
    var seeds: String?
    for argument in arguments where argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandError.usage("\(argument) needs a value: --NAME=VALUE")
      }
      switch parts[0] {
      case "subject": fuzzer = RuntimeFuzzer(try subject(parts[1]))
      case "findings": findings = parts[1]
      case "write-seeds": seeds = parts[1]
      default:
        throw CommandError.usage(
          "there is no option --\(parts[0]); there are --subject=NAME, --findings=DIR and --write-seeds=DIR, "
            + "and those of libFuzzer, such as -help=1"
        )
      }
    }
    guard let seeds else { return false }
    let corpus = try Corpus.load(paths: ["Corpora"]).entries.map(\.file.scenario)
    let files = FuzzSeeds.files(of: corpus, for: fuzzer)
    try FileManager.default.createDirectory(atPath: seeds, withIntermediateDirectories: true)
    for file in files {
      try Data(file.bytes).write(to: URL(filePath: "\(seeds)/\(file.name)"))
    }
    Console.print("\(files.count) seeds in \(seeds)")
    return true
  }

  private func subject(_ name: String) throws -> SubjectUnderTest {
    if name == "reference" { return .reference }
    if name.hasPrefix("mutant:"), let mutant = Mutant.named(String(name.dropFirst(7))) {
      return mutant.subject
    }
    if name.hasPrefix("exec:") {
      return try .command(String(name.dropFirst(5)), shouldStop: { false })
    }
    throw CommandError.usage(
      "there is no subject \(name); give reference, mutant:ID (widgetcheck mutants --list) or exec:COMMAND"
    )
  }

  func test(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    switch fuzzer.run(bytes) {
    case .held: return 0
    case .skipped: return -1
    case .undecided(let reason):
      undecided += 1
      // Three reasons are enough; a fuzzer may run millions of inputs.
      if undecided <= 3 {
        for line in reason.split(separator: "\n") {
          Console.print("undecided: \(TerminalEscaping.escape(String(line)))")
        }
      }
      return -1
    case .broken(let file): tell(file)
    }
  }

  /// Saves a finding to a file and aborts the process, as a fuzzer expects.
  private func tell(_ file: CorpusFile) -> Never {
    let finding = file.finding
    let clause = finding?.clause.text ?? "finding"
    let kind = (finding?.kind ?? "").split(separator: " ").joined(separator: "-")
    let path = "\(findings)/\(clause)-\(kind).json"
    Console.print("\(clause) broke: \(TerminalEscaping.escape(file.title))")
    do {
      try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
      try AtomicFile.write(file.text, to: path)
      Console.print("  widgetcheck replay \(ShellQuoting.quote(path))")
      Console.print("  widgetcheck shrink \(ShellQuoting.quote(path))")
    } catch {
      Console.print("  it could not be kept: \(error)")
    }
    // `abort` does not flush the standard streams.
    fflush(nil)
    abort()
  }
}
