import Foundation
import PropertyTesting

/// The inputs of a run.
struct HostilePlan: Sendable {
  let seed: UInt64
  /// The number of inputs of all kinds together.
  let total: UInt64
  /// The only input to run, by kind and number.
  let only: (kind: String, number: UInt64)?
  /// The file that names the input being read, so that a crash can be replayed.
  let mark: String?

  /// True if the limits on memory count, because nothing else runs in the process.
  var isNightly: Bool { mark != nil }

  /// The plan that environment variables describe: `WIDGETCHECK_HOSTILE_INPUTS` (the total),
  /// `WIDGETCHECK_HOSTILE_SEED`, `WIDGETCHECK_HOSTILE_MARK` (a file) and `WIDGETCHECK_HOSTILE_ONLY`
  /// (such as `corpus:17`).
  static let environment: HostilePlan = {
    let variables = ProcessInfo.processInfo.environment
    func number(_ name: String) -> UInt64? { variables[name].flatMap { UInt64($0) } }
    let only = variables["WIDGETCHECK_HOSTILE_ONLY"]?.split(separator: ":") ?? []
    return HostilePlan(
      seed: number("WIDGETCHECK_HOSTILE_SEED") ?? 1,
      total: number("WIDGETCHECK_HOSTILE_INPUTS") ?? 1_500,
      only: only.count == 2
        ? (String(only[0]), UInt64(only[1]) ?? 0) : nil,
      mark: variables["WIDGETCHECK_HOSTILE_MARK"]
    )
  }()

  /// Returns the numbers of a kind's inputs.
  func numbers(of kind: InputKind) -> Range<UInt64> {
    if let only { return only.kind == kind.name ? only.number..<only.number + 1 : 0..<0 }
    let shares = InputKind.all.reduce(0) { $0 + $1.share }
    return 0..<max(1, total * kind.share / shares)
  }

  /// Returns the random source of one input, which can be made again by itself.
  func random(of kind: InputKind, _ number: UInt64) -> Xoshiro256 {
    Xoshiro256(seed: seed, kind.name.utf8.reduce(0) { $0 << 8 | UInt64($1) }, number)
  }

  func record(_ kind: InputKind, _ number: UInt64) {
    guard let mark else { return }
    try? Data("\(kind.name):\(number) with seed \(seed)\n".utf8).write(
      to: URL(fileURLWithPath: mark)
    )
  }
}
