import ArgumentParser
import CampaignRuns

/// The options about the expected failures and the baseline of a run.
package struct ExpectationOptions: ParsableArguments {
  @Option(
    name: .customLong("expect"),
    help: "A file of expected failures; they do not fail the run. Repeatable."
  )
  package var files: [String] = []

  @Flag(
    help: "Rewrite the --expect files: remove stale lines, and add new failures to the first file."
  )
  var updateExpectations = false

  @Option(help: "A record to compare with, to list new and fixed failures.")
  var baseline: String?

  @Option(help: ArgumentHelp("The day on which expectations are judged.", visibility: .hidden))
  var today: String?

  package init() {}

  package var words: [String] {
    CommandWords.repeated("--expect", files) + CommandWords.given("--baseline", baseline)
  }

  /// Reads the files of the options, or throws an error with the unreadable file and advice.
  package func read() throws -> ExpectedResults {
    try ExpectedResults(
      expectations: files,
      baseline: baseline,
      today: today,
      updatesFiles: updateExpectations
    )
  }
}
