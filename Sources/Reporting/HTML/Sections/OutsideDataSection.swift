import RunRecord

/// The data that the widgets asked for and no fixture provides, with files that would.
struct OutsideDataSection {
  let lines: [OutsideDataLine]

  var section: PageSection {
    PageSection(
      fragment: Fragment("outside-data"),
      title: "Data without a fixture",
      short: "Data",
      figure: "\(lines.count)",
      introduction:
        "Data of the network or shared data that the widgets asked for and no fixture provides. "
        + "Where the code decodes a type, values of that type were made up. "
        + "--write-fixtures DIR writes the files below, --fixtures DIR gives them to the next run.",
      content: .group([
        element("ul") { lines.map { line in element("li") { line.words } } },
        .group(FixtureTexts(lines).files.map(file)),
      ])
    )
  }

  private func file(_ file: FixtureTexts.File) -> HTML {
    element("details") {
      element("summary") { code(file.path) }
      element("pre", .named("tabindex", "0")) { element("code") { file.text } }
    }
  }
}
