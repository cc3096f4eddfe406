import Conformance
import Foundation
import Testing

@testable import WidgetCheckCommand

// Goal: comments in the checked files are expectations of these files, and a wrong one is named.
@Suite struct SourceFolderExpectationsTests {
  @Test func `comments in the files are expectations of their files`() throws {
    try Executable.withDirectory { directory in
      try "// widgetcheck:expect TL-18 the server sorts\nstruct A {}\n"
        .write(toFile: directory + "/A.swift", atomically: true, encoding: .utf8)
      try "struct B {}\n".write(toFile: directory + "/B.swift", atomically: true, encoding: .utf8)
      let found = try SourceFolder(directory, excluding: []).expectations
      #expect(found.map(\.place.description) == ["A.swift:1"])
      #expect(found.map(\.reason) == ["the server sorts"])
    }
  }

  @Test func `a comment that cannot be used is named with its file and line`() throws {
    try Executable.withDirectory { directory in
      try "struct A {}\n// widgetcheck:expect TL-18\n"
        .write(toFile: directory + "/A.swift", atomically: true, encoding: .utf8)
      let folder = try SourceFolder(directory, excluding: [])
      let error = #expect(throws: ExpectationError.self) { try folder.expectations }
      #expect(error?.place.description == "A.swift:2")
    }
  }
}
