import ArgumentParser
import CampaignRunner
import Campaigns
import WidgetModel

/// `--subject-timeout`: how long one reply of a subject in another process may take.
struct SubjectTimeoutOption: ParsableArguments {
  @Option(help: "How long one reply of an exec: subject may take, such as 5s.")
  var subjectTimeout = SubjectUnderTest.defaultTimeout.description

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

  /// The option as it stands on a command line.
  var words: [String] {
    CommandWords.given(
      "--subject-timeout",
      subjectTimeout,
      unless: SubjectUnderTest.defaultTimeout.description
    )
  }
}
