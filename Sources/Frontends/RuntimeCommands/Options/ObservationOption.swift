import ArgumentParser
import CampaignRuns

package struct ObservationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write one line of JSON for each case to a file, as Tyche and like tools read it (OpenPBTStats).",
      valueName: "file"
    )
  )
  package var observations: String?

  package init() {}

  /// Throws ``CommandError/usage(_:)`` if a file is named, which gets the cases of one run only.
  package func allowsNothing(with cause: String) throws {
    guard observations != nil else { return }
    throw CommandError.usage("\(cause) do not go with --observations; run them one by one")
  }
}
