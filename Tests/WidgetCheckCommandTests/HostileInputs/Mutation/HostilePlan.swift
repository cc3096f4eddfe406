import Foundation

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

  /// Returns the seed of one input's generator.
  func generatorSeed(of kind: InputKind, _ number: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in kind.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (seed &* 0x9e37_79b9_7f4a_7c15) ^ (number &* 0xd6e8_feb8_6659_fd93)
  }

  func record(_ kind: InputKind, _ number: UInt64) {
    guard let mark else { return }
    try? Data("\(kind.name):\(number) with seed \(seed)\n".utf8).write(
      to: URL(fileURLWithPath: mark)
    )
  }
}
