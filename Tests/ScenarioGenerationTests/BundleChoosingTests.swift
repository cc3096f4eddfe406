// Goal: a bundle is cut down to the named kinds and families, and an unknown name is an error.
import ScenarioGeneration
import Testing
import WidgetModel

@Suite struct BundleChoosingTests {
  private let bundle: BundleInterface = {
    var bundle = BundleInterface()
    for (kind, families) in [
      ("tea", [Family.systemSmall, .accessoryInline]), ("milk", [.systemSmall]), ("switch", []),
    ] {
      var widget = WidgetInterface()
      widget.kind = kind
      widget.families = families.map { FamilyLine($0) }
      bundle.widgets.append(widget)
    }
    return bundle
  }()

  @Test(arguments: [
    ([], [], ["tea 2", "milk 1", "switch 0"]), (["milk", "switch"], [], ["milk 1", "switch 0"]),
    ([], [Family.accessoryInline], ["tea 1"]), (["tea"], [.systemSmall], ["tea 1"]),
  ])
  func `some widgets of a bundle are tried alone`(
    kinds: [String],
    families: [Family],
    left: [String]
  ) throws {
    let chosen = try bundle.choosing(kinds: kinds, families: families)
    #expect(chosen.widgets.map { "\($0.kind) \($0.families.count)" } == left)
  }

  @Test func `a kind that is not there is named beside those that are`() {
    let error = #expect(throws: UnknownChoice.self) {
      try bundle.choosing(kinds: ["coffee"], families: [])
    }
    let expected = #"the bundle has no kind "coffee"; its kinds are "tea", "milk", "switch""#
    #expect(error?.description == expected)
  }

  @Test func `a family in which nothing is left is named`() {
    let error = #expect(throws: UnknownChoice.self) {
      try bundle.choosing(kinds: ["milk"], families: [.accessoryInline])
    }
    #expect(error?.description == "no widget that is chosen can be placed as accessoryInline")
  }
}
