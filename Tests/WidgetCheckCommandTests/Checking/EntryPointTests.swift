import CampaignRuns
import Foundation
import Testing

@testable import WidgetCheckCommand

#if os(Linux)
  // Goal: for any folder, either the program's entry point is found or the message names the file,
  // the name and the remedy.
  @Suite struct EntryPointTests {
    @Test func `a bundle with main is the entry point and needs no further source`() throws {
      let entry = try entry(["A.swift": "@main\nstruct B: WidgetBundle {\n}\n"])
      #expect(entry.names == ["B"])
      #expect(entry.source == nil)
    }

    @Test func `a main of one's own begins the program`() throws {
      let text = """
        @main struct Program {
          static func main() { if #available(iOS 17, *) { New.main() } else { Old.main() } }
        }
        struct New: WidgetBundle {}
        struct Old: WidgetBundle {}
        """
      let entry = try entry(["A.swift": text])
      #expect(entry.names == ["Program"])
      #expect(entry.source == nil)
    }

    @Test func `attributes before main do not hide it`() throws {
      let entry = try entry(["A.swift": "@available(iOS 17, *) @main\npublic struct B: Widget {}\n"]
      )
      #expect(entry.names == ["B"])
    }

    @Test func `widgets without main become a bundle in the order of files`() throws {
      let entry = try entry([
        "B.swift": "struct Second: SwiftUI.Widget {}",
        "A.swift": "struct First: Widget {}\nstruct Lamp: ControlWidget {}",
      ])
      #expect(entry.names == ["First", "Lamp", "Second"])
      #expect(entry.source?.contains("    Second()") == true)
    }

    @Test func `a bundle without main is preferred to its widgets`() throws {
      let entry = try entry(["A.swift": "struct W: Widget {}\nstruct B: WidgetBundle {}"])
      #expect(entry.names == ["B"])
      #expect(entry.source?.contains("B.main()") == true)
    }

    @Test func `main in a comment or a literal is none`() throws {
      let text = "// @main\n/* @main /* nested */ */ let a = \"@main\"\nstruct W: Widget {}"
      #expect(try entry(["A.swift": text]).source != nil)
    }

    @Test func `the app's main has to be left out, and the message names its file`() {
      let files = ["App.swift": "@main\nstruct MyApp: App {}", "W.swift": "struct W: Widget {}"]
      #expect { try entry(files) } throws: { error in
        "\(error)".contains("--exclude App.swift") && "\(error)".contains("App.swift:2")
      }
    }

    @Test func `several mains are named with their lines`() {
      let files = [
        "A.swift": "@main\nstruct A: WidgetBundle {}",
        "B.swift": "\n@main struct B: WidgetBundle {}",
      ]
      #expect { try entry(files) } throws: { error in
        "\(error)".contains("A (A.swift:2)") && "\(error)".contains("B (B.swift:2)")
      }
    }

    @Test func `one of several bundles is chosen by name`() throws {
      let files = ["A.swift": "struct A: WidgetBundle {}\nstruct B: WidgetBundle {}"]
      #expect { try entry(files) } throws: { "\($0)".contains("--bundle") }
      #expect(try entry(files, choosing: "B").names == ["B"])
      #expect { try entry(files, choosing: "C") } throws: { "\($0)".contains("A, B") }
    }

    @Test func `a bundle that the user names comes before every main`() throws {
      let files = [
        "A.swift": "struct W: Widget {}\n@main\nstruct Empty: WidgetBundle {}",
        "B.swift": "@main struct B: WidgetBundle {}", "C.swift": "struct C {}",
      ]
      let chosen = try entry(files, choosing: "W")
      #expect(chosen.names == ["W"])
      #expect(chosen.formerMains == ["A.swift", "B.swift"])
      #expect(chosen.source?.contains("W.main()") == true)
      let main = try entry(files, choosing: "B")
      #expect(main.source == nil)
      #expect(main.formerMains == ["A.swift"])
    }

    @Test func `a folder without a widget has nothing to check`() {
      #expect(throws: CommandError.self) { try entry(["A.swift": "struct A {}"]) }
    }

    private func entry(_ files: [String: String], choosing: String? = nil) throws -> EntryPoint {
      try withFolder(of: files) { path in
        try EntryPoint(of: SourceFolder(path, excluding: []), choosing: choosing)
      }
    }
  }

  @Suite struct SourceFolderTests {
    @Test func `imports are read with their lines, after any text`() throws {
      let text =
        "import WidgetKit\n@testable import struct Kit.Thing\npublic import UIKit.UIImage\n"
      let file = try withFolder(of: ["A.swift": text]) { path in
        try SourceFolder(path, excluding: []).files[0]
      }
      #expect(file.imports.map(\.module) == ["WidgetKit", "Kit", "UIKit"])
      #expect(file.imports.map(\.line) == [1, 2, 3])
    }

    @Test func `a file can be left out, and one that is not there cannot`() throws {
      try withFolder(of: ["A.swift": "", "sub/B.swift": ""]) { path in
        let kept = try SourceFolder(path, excluding: ["B.swift"]).files.map(\.name)
        #expect(kept == ["A.swift"])
        #expect { try SourceFolder(path, excluding: ["C.swift"]) } throws: {
          "\($0)".contains("--exclude C.swift")
        }
      }
    }

    @Test func `a folder that is not there or has no Swift file is an error`() throws {
      #expect(throws: CommandError.self) { try SourceFolder("/nowhere/at/all", excluding: []) }
      try withFolder(of: ["A.txt": ""]) { path in
        #expect(throws: CommandError.self) { try SourceFolder(path, excluding: []) }
      }
    }

    @Test func `code for another system is dropped, code for its absence is not`() throws {
      let text = """
        #if os(watchOS)
        let a = 1
        #elseif canImport(UIKit)
        let a = 2
        #endif
        #if !os(macOS)
        let b = 1
        #endif
        #if os(iOS)
        let c = 1
        #endif
        """
      try withFolder(of: ["A.swift": text]) { path in
        let dropped = DroppedCode.find(in: try SourceFolder(path, excluding: []))
        #expect(dropped.map(\.line) == [1])
      }
    }
  }
#endif
