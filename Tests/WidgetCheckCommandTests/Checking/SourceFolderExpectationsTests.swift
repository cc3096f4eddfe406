import Foundation
import RunRecord
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

  @Test func `a comment is about the widgets of its type or file, and of those that use it`() throws
  {
    let files = [
      "Feed.swift": """
      // widgetcheck:expect TL-18 the feed
      struct FeedWidget: Widget {
        let provider = FeedProvider()
      }
      struct ClockWidget: Widget {
        // widgetcheck:expect TL-19 the clock
        let a = 1  // widgetcheck:expect TL-14 the line
      }
      """,
      "Provider.swift": """
      import WidgetKit
      // widgetcheck:expect TL-10 the provider

      struct FeedProvider {}
      """,
      "Own.swift": "// widgetcheck:expect TL-11 nobody's\nlet a = 1\n",
    ]
    try Executable.withDirectory { directory in
      for (name, text) in files {
        try text.write(toFile: directory + "/" + name, atomically: true, encoding: .utf8)
      }
      let found = try SourceFolder(directory, excluding: []).expectations
      let owners = Dictionary(uniqueKeysWithValues: found.map { ($0.clause, $0.owners) })
      #expect(owners["TL-18"] == ["FeedWidget"])
      #expect(owners["TL-19"] == ["ClockWidget"])
      #expect(owners["TL-10"] == ["FeedWidget"])
      #expect(owners["TL-11"] == [])
      #expect(found.filter(\.place.isLine).map(\.clause) == ["TL-14"])
    }
  }
}
