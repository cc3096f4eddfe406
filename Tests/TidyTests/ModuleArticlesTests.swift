import Testing

// Goal: a newcomer finds the promises and the imports of each module.
@Suite struct ModuleArticlesTests {
  @Test func `every module has an article with its imports`() {
    let found = ModuleArticles.findings(in: Repository.sources, documents: Repository.documents)
    #expect(found == [])
  }

  private func problems(_ text: String?) -> [String] {
    let files = [
      SwiftFile(
        "Sources/Reporting/A.swift",
        "import Clauses\nimport RunRecord\nimport Foundation\n"
      ),
      SwiftFile("Sources/RealWidgets/AppleModules/SwiftUI/A.swift", "import WidgetAuthoring\n"),
      SwiftFile("Sources/ExampleWidgets/A.swift", "import SwiftUI\n"),
    ]
    let article = text.map { TextFile("Sources/Reporting/Reporting.docc/Reporting.md", $0) }
    return ModuleArticles.findings(in: files, documents: article.map { [$0] } ?? [])
      .map(\.problem)
  }

  @Test func `a module without an article is found`() {
    #expect(problems(nil) == ["the module has no article"])
  }

  @Test(arguments: ["A\n\nImports: `Clauses`.\n", "A\n\nImports: nothing.\n", "A\n"])
  func `an article with other imports is found`(text: String) {
    #expect(problems(text) == ["it should say “Imports: `Clauses`, `RunRecord`.”"])
  }

  @Test func `an article with the imports passes`() {
    #expect(problems("A\n\nImports: `RunRecord`,\n`Clauses`.\n") == [])
  }
}
