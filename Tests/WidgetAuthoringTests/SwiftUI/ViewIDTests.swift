import Foundation
import SwiftUI
import Testing
@_spi(Hosting) import WidgetAuthoring

// Goal: ids that no archive can store are reported, ids of encodable types are not, in any
// container.
@MainActor @Suite struct ViewIDTests {
  private struct Key: Hashable { var name: String }
  private struct Stored: Hashable, Codable { var name: String }
  private enum Mark: Hashable { case first }
  private enum Named: String, Codable { case first }

  private func told<ID: Hashable>(_ ids: ID...) async -> [String] {
    var texts: [String] = []
    await onFreshHost { host in
      _ = picture(VStack { ForEach(ids, id: \.self) { _ in Text("a") } })
      texts = host.texts(.viewIDUnencodable)
    }
    return texts
  }

  @Test func `ids of types that are not encoded are reported`() async {
    #expect(await told(Key(name: "a"), Key(name: "b")) == ["Key"])
    #expect(await told(Mark.first) == ["Mark"])
    #expect(await told([Key(name: "a")]) == ["Array<Key>"])
    #expect(await told(Optional(Key(name: "a"))) == ["Optional<Key>"])
    #expect(await told(AnyHashable(Key(name: "a"))) == ["Key"])
  }

  @Test func `texts, numbers, identifiers and what is Codable are not`() async {
    #expect(await told("a") == [])
    #expect(await told(1, 2) == [])
    #expect(await told(UUID()) == [])
    #expect(await told(Date.now) == [])
    #expect(await told(URL(filePath: "/a")) == [])
    #expect(await told(Stored(name: "a")) == [])
    #expect(await told(Named.first) == [])
    #expect(await told(Optional("a")) == [])
    #expect(await told(["a"]) == [])
    #expect(await told(AnyHashable("a")) == [])
  }

  @Test func `an id that one view is given counts, too`() async {
    await onFreshHost { host in
      _ = picture(Text("a").id(Key(name: "a")))
      _ = picture(Text("a").id("a"))
      #expect(host.texts(.viewIDUnencodable) == ["Key"])
    }
  }

  @Test func `a list without elements has no ids`() async {
    await onFreshHost { host in
      _ = picture(VStack { ForEach([Key](), id: \.self) { _ in Text("a") } })
      #expect(host.texts(.viewIDUnencodable) == [])
    }
  }

  @Test func `an id that two elements have is reported once, ids that differ are not`() async {
    await onFreshHost { host in
      _ = picture(VStack { ForEach(["a", "b", "a", "b"], id: \.self) { Text($0) } })
      #expect(host.texts(.viewIDDoubled) == ["a"])
      _ = picture(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } })
      _ = picture(VStack { ForEach(0..<3) { _ in Text("a") } })
      #expect(host.texts(.viewIDDoubled) == ["a"])
    }
  }
}
