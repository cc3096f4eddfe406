import CampaignRuns
import Foundation
import RunRecord

extension SourceFolder {
  /// The expectations in the files' comments; an invalid one throws an ``ExpectationError``.
  var expectations: [ExpectedFailure] {
    get throws {
      let scans = files.map {
        (file: $0, scan: SourceExpectations(scanning: $0.text, file: $0.name))
      }
      if let error = scans.lazy.compactMap(\.scan.errors.first).first { throw error }
      guard scans.contains(where: { !$0.scan.expectations.isEmpty }) else { return [] }
      let mentions = TypeMentions(of: self)
      return scans.flatMap { file, scan in
        let rows = SourceLines.rows(of: file.text).map(\.text)
        return scan.expectations.map { expectation in
          var expectation = expectation
          let line = expectation.place.line
          // A comment after the first line of a declaration is about the type.
          if mentions.parts.contains(where: { $0.file == file.name && $0.lines.lowerBound == line })
          {
            expectation.place.isLine = false
          }
          let types = mentions.types(at: line, of: file.name, rows: rows)
          expectation.owners = mentions.widgets(using: types)
          return expectation
        }
      }
    }
  }
}
