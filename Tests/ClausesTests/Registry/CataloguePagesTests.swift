// Goal: the pages of the catalogue are those of the code, and show each clause in eight parts.
// Method: they are written again and compared; with WIDGETCHECK_RENEW=catalogue they are written to their places.
import Clauses
import Foundation
import PlatformFacts
import Testing

@Suite struct CataloguePagesTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  private static var pages: [(folder: String, path: String, text: String)] {
    CataloguePages.clauses.map { ("Judging/Clauses", $0.path, $0.text) }
      + CataloguePages.facts.map { ("Platform/PlatformFacts", $0.path, $0.text) }
  }

  private static let isRenewing =
    ProcessInfo.processInfo.environment["WIDGETCHECK_RENEW"] == "catalogue"

  @Test func `the pages are those of the catalogue and the facts`() throws {
    for page in Self.pages {
      let file = Self.sources.appending(path: page.folder).appending(path: page.path)
      if Self.isRenewing {
        try page.text.write(to: file, atomically: true, encoding: .utf8)
      }
      let current = try? String(contentsOf: file, encoding: .utf8)
      // The pages are long, and a comparison would print both.
      let isCurrent = current == page.text
      #expect(isCurrent, "\(page.path) is stale; renew it: .ci/renew-registry")
    }
  }

  @Test func `no page is left of an area that is gone`() throws {
    let written = Set(Self.pages.map { "\($0.folder)/\($0.path)" })
    for folder in ["Judging/Clauses/Clauses.docc", "Platform/PlatformFacts/PlatformFacts.docc"] {
      let path = Self.sources.appending(path: folder).path
      for name in try FileManager.default.contentsOfDirectory(atPath: path)
      where name.hasPrefix("Catalogue") || name.hasPrefix("Facts") {
        #expect(written.contains("\(folder)/\(name)"))
      }
    }
  }

  @Test func `each clause has a section with a row for each part`() {
    let pages = CataloguePages.clauses.map(\.text).joined()
    let headings = pages.split(separator: "\n").filter { $0.hasPrefix("## ") && $0.contains(": ") }
    let ids = headings.map { String($0.dropFirst(3).prefix { $0 != ":" }) }
    #expect(ids.sorted() == Clause.catalogue.map(\.id.text).sorted())
    for part in ClauseDescription.Part.allCases {
      let rows = pages.split(separator: "\n").count { $0.hasPrefix("| **\(part.rawValue)** | ") }
      #expect(rows == Clause.catalogue.count, "\(part)")
    }
  }

  @Test func `no part of any clause is empty`() {
    for clause in Clause.catalogue {
      let description = ClauseDescription(of: clause)
      for part in ClauseDescription.Part.allCases {
        let lines = description.lines(of: part)
        #expect(!lines.isEmpty && lines.allSatisfy { !$0.text.isEmpty }, "\(clause.id) \(part)")
      }
    }
  }
}
