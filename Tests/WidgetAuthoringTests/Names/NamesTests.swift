import AuthoringValues
import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring

/// Counts the names of public widget code that exist here and do something.
@Suite("Names") @MainActor struct NamesTests {
  @Test func `code that uses a name changes what a host reads, or the name is known as inert`()
    async
  {
    await withUses { uses in
      for use in uses.all {
        let (without, with) = (await use.without(), await use.with())
        if use.isInert {
          #expect(without == with, "\(use.names) at line \(use.line) is no longer inert")
          for name in use.names {
            #expect(InertNames.all.contains(name), "\(name) does nothing and nobody says so")
          }
        } else {
          #expect(without != with, "\(use.names) at line \(use.line) changes nothing")
          for name in use.names {
            #expect(!InertNames.all.contains(name), "\(name) is not inert")
          }
        }
      }
    }
  }

  @Test func `the code of a use spells the names that it claims`() async throws {
    try await withUses { uses in
      for use in uses.all {
        let code = try code(of: use)
        for name in use.names {
          for word in Name(text: name, repositories: 0).spelling {
            #expect(code.contains(word), "\(name) at line \(use.line) without \(word)")
          }
        }
      }
    }
  }

  @Test func `each name of the survey has a use, with an effect but for a few`() async {
    await withUses { uses in
      let used = Set(uses.all.filter { !$0.isInert }.flatMap(\.names))
      let inert = Set(uses.all.filter(\.isInert).flatMap(\.names)).subtracting(used)
      for name in Name.all {
        #expect(used.contains(name.text) || inert.contains(name.text), "\(name.text)")
      }
      #expect(Name.all.count { inert.contains($0.text) } < 20)
    }
  }

  @Test func `the survey has a line for each name and says how widely it is used`() {
    #expect(Set(Name.all.map(\.text)).count == Name.all.count)
    #expect(Name.all.allSatisfy { $0.repositories >= 1 })
    #expect(Name.all.count { $0.repositories >= 2 } > 600)
  }

  /// Lists the uses in a host environment that nobody else uses in the meantime.
  private func withUses(_ body: (Uses) async throws -> Void) async rethrows {
    await HostTurn.shared.takeTurn()
    defer { HostTurn.shared.give() }
    let host = RecordingHost()
    CurrentHost.environment = host
    defer {
      CurrentHost.environment = nil
      SharedData.reset()
      // Work that a use began may keep the host environment for as long as the process lives.
      host.removeHome()
    }
    try await body(Uses(on: host))
  }

  /// Returns the code of a use: its statement, and the declarations of its file before it.
  private func code(of use: Use) throws -> String {
    let lines = try String(contentsOfFile: use.file, encoding: .utf8).components(separatedBy: "\n")
    let head = lines.prefix { !$0.hasPrefix("extension Uses") }
    let starts = lines.indices.filter { index in
      let line = lines[index]
      guard line.hasPrefix("    "), let first = line.dropFirst(4).first else { return false }
      return !" )}{".contains(first)
    }
    let start = starts.last { $0 < use.line } ?? 0
    let end = starts.first { $0 >= use.line } ?? lines.count
    let code = (head + lines[start..<end]).joined(separator: "\n")
    // The claim itself is in quotation marks; the rest is the code.
    return use.names.reduce(code) {
      $0.replacingOccurrences(
        of: "\"\($1.replacingOccurrences(of: "\\", with: "\\\\"))\"",
        with: ""
      )
    }
  }
}
