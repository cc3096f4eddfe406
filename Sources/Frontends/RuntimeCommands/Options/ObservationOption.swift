import ArgumentParser
import CampaignRuns

/// The option that names a file for one line of each case.
package struct ObservationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write one line of JSON for each case to a file, as Tyche and like tools read it (OpenPBTStats).",
      valueName: "file"
    )
  )
  package var observations: String?

  package init() {}

  /// Makes sure that the file gets the cases of one run.
  ///
  /// - Parameter cause: Why there are several runs, such as `several profiles`.
  /// - Throws: ``CommandError/usage(_:)`` when a file is named.
  package func allowsNothing(with cause: String) throws {
    guard observations != nil else { return }
    throw CommandError.usage("\(cause) do not go with --observations; run them one by one")
  }
}
