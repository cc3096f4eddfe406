import ArgumentParser
import CampaignRuns
import Campaigns
import WidgetModel

/// The options `--subject-timeout`, `--case-timeout` and `--exact`.
struct ChildOptions: ParsableArguments {
  @Option(help: "How long one reply of an exec: subject may take, such as 5s.")
  var subjectTimeout = ChildLimits().reply.description

  @Option(
    help: """
      How long one case may take, such as 2m: an exec: subject's is then undecided, one in this process ends the \
      run. By default an exec: subject has no limit, one in this process 60s.
      """
  )
  var caseTimeout: String?

  @Flag(
    help: """
      Judge an exec: subject as the reference is: what is due is due within a tick, a second model says what \
      is due, and a breach of any level fails.
      """
  )
  var exact = false

  /// Returns the limits, or throws ``CommandError/usage(_:)`` for an invalid length.
  func limits() throws -> ChildLimits {
    ChildLimits(
      reply: try length(subjectTimeout, "--subject-timeout", upTo: .hours(1), example: "5s"),
      wholeCase: try caseTimeout.map {
        try length($0, "--case-timeout", upTo: .hours(24), example: "2m")
      }
    )
  }

  func caseSeconds() throws -> Double? {
    try limits().wholeCase.map { Double($0.microseconds) / 1_000_000 }
  }

  private func length(
    _ text: String,
    _ option: String,
    upTo longest: Interval,
    example: String
  ) throws -> Interval {
    guard let length = Interval(text), length >= Interval(microseconds: 1000), length <= longest
    else {
      throw CommandError.usage(
        "\(option) \(text) is not a length of time from 1ms to \(longest); write for example \(example)"
      )
    }
    return length
  }

  var words: [String] {
    CommandWords.given(
      "--subject-timeout",
      subjectTimeout,
      unless: ChildLimits().reply.description
    ) + CommandWords.given("--case-timeout", caseTimeout) + (exact ? ["--exact"] : [])
  }
}
