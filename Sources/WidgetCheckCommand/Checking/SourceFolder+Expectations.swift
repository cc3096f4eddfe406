import CampaignConsole
import Conformance
import Foundation

extension SourceFolder {
  /// What comments in the files expect to break.
  ///
  /// - Throws: ``ExpectationError`` with the file and line of a comment that cannot be used.
  var expectations: [ExpectedFailure] {
    get throws {
      try files.flatMap { file in
        let text = try String(contentsOfFile: file.path, encoding: .utf8)
        let scan = SourceExpectations(scanning: text, file: file.name)
        if let error = scan.errors.first { throw error }
        return scan.expectations
      }
    }
  }
}
