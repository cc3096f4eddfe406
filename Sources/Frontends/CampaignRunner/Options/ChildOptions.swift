import ArgumentParser
import CampaignRuns
import Campaigns
import WidgetModel

/// How a subject in another process is talked to and judged: `--subject-timeout` and `--exact`.
struct ChildOptions: ParsableArguments {
  @Option(help: "How long one reply of an exec: subject may take, such as 5s.")
  var subjectTimeout = SubjectUnderTest.defaultTimeout.description

  @Flag(
    help: """
      Judge an exec: subject as the reference is: what is due is due within a tick, a second model says what \
      is due, and a breach of any level fails.
      """
  )
  var exact = false

  /// The length.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a text that is none.
  func length() throws -> Interval {
    let longest = Interval.hours(1)
    guard let length = Interval(subjectTimeout), length >= Interval(microseconds: 1000),
      length <= longest
    else {
      throw CommandError.usage(
        "--subject-timeout \(subjectTimeout) is no length of a reply; write one from 1ms to \(longest), "
          + "for example 5s"
      )
    }
    return length
  }

  /// The options as they stand on a command line.
  var words: [String] {
    CommandWords.given(
      "--subject-timeout",
      subjectTimeout,
      unless: SubjectUnderTest.defaultTimeout.description
    ) + (exact ? ["--exact"] : [])
  }
}
