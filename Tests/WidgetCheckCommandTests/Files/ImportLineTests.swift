import Testing

@testable import WidgetCheckCommand

// Goal: every spelling of an import gives its module, and a part of a module is imported like the
// whole.
@Suite struct ImportLineTests {
  @Test(arguments: [
    ("import os", "os"), ("import os.log", "os"), ("@testable import App", "App"),
    ("public import struct Foundation.Date", "Foundation"), ("import\tUIKit;", "UIKit"),
    ("import enum App.Kind", "App"),
  ])
  func `an import gives its module`(line: String, module: String) {
    #expect(ImportLine(line)?.module == module)
  }

  @Test(arguments: ["", "let import = 1", "important()", "// import os", "importer import"])
  func `another line imports nothing`(line: String) {
    #expect(ImportLine(line) == nil)
  }

  @Test func `a part of a module is widened, a name in it stays`() {
    #expect(
      ImportLine("import os.log")?.widened("import os.log // os.log") == "import os     // os.log"
    )
    let named = "import struct Foundation.Date"
    #expect(ImportLine(named)?.widened(named) == named)
  }

  @Test func `a file with a part of a module is compiled with the whole, if the line counts`() {
    let text = """
      import Foundation
      import os.log
      let text = "import os.log"
      #if os(macOS)
      import os.signpost
      #endif
      """
    let source = ConditionalSource(text, in: BuildCondition.Surroundings(modules: ["os"]))
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "import os    ")
    #expect(lines[2] == "let text = \"import os.log\"")
    #expect(lines[4] == "import os.signpost")
  }
}
