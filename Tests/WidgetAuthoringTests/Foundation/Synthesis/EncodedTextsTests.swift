// Goal: a part of an address that is encoded twice is found, and an address inside another one is
// not.
import Foundation
import Testing
import WidgetModel

@_spi(Hosting) @testable import WidgetAuthoring

@MainActor @Suite struct EncodedTextsTests {
  private func encoded(_ text: String) throws -> String {
    try #require(text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed))
  }

  private func address(_ change: (inout URLComponents) -> Void) throws -> URL {
    var parts = URLComponents()
    parts.scheme = "example"
    parts.host = "open"
    change(&parts)
    return try #require(parts.url)
  }

  @Test func `a path and a query are found`() throws {
    let text = try encoded("dining room")
    let path = try address { $0.path = "/" + text }
    #expect(EncodedTexts.part(encodedTwiceIn: path)?.text == "dining%2520room")
    let query = try address { $0.queryItems = [URLQueryItem(name: "id", value: text)] }
    #expect(EncodedTexts.part(encodedTwiceIn: query)?.text == "dining%2520room")
    let slashes = try encoded("guest room/on")
    let longer = try address { $0.path = "/" + slashes }
    #expect(EncodedTexts.part(encodedTwiceIn: longer)?.text == "guest%2520room/on")
  }

  @Test func `what is encoded once is not, nor an address inside another one`() throws {
    let text = try encoded("living room")
    let once = try address { $0.percentEncodedPath = "/" + text }
    #expect(EncodedTexts.part(encodedTwiceIn: once) == nil)
    let inner = try address { $0.percentEncodedPath = "/" + text }
    let outer = try address {
      $0.queryItems = [URLQueryItem(name: "url", value: inner.absoluteString)]
    }
    #expect(outer.absoluteString.contains("%2520"))
    #expect(EncodedTexts.part(encodedTwiceIn: outer) == nil)
  }

  @Test func `a value with a divider of its own is cut off, one that is escaped is not`() throws {
    let page = "https://example.org/a?b=1&c=2 3"
    let loose = try #require(page.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed))
    let cut = try #require(URL(string: "example://open?url=\(loose)"))
    #expect(EncodedTexts.mistake(in: cut)?.sideEffect == .addressCutOff)
    let query = try #require(URL(string: "example://open?\(loose.dropFirst(22))"))
    #expect(EncodedTexts.mistake(in: query) == nil)
    let whole = try address { $0.queryItems = [URLQueryItem(name: "url", value: page)] }
    #expect(EncodedTexts.mistake(in: whole) == nil)
    let strict = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&?=+"))
    let escaped = try #require(page.addingPercentEncoding(withAllowedCharacters: strict))
    let right = try #require(URL(string: "example://open?url=\(escaped)&from=widget"))
    #expect(EncodedTexts.mistake(in: right) == nil)
  }

  @Test func `percent signs of the data are none`() throws {
    let literal = try address { $0.path = "/100%25 pure" }
    #expect(EncodedTexts.part(encodedTwiceIn: literal) == nil)
  }

  @Test func `an address with another one for its host begins twice`() {
    for text in [
      "https://forum.example.orghttps://forum.example.org/t", "http://a.orghttp://a.org",
      "https://reddit.comreddit.com/r",
    ] {
      #expect(MadeAddresses.beginsTwice(text), "\(text)")
    }
    for text in [
      "https://archive.example/https://a.org", "https://a.org?u=https://b.org", "app://page",
      "https://www.www.org", "mailto:a@b.org", "https://aa.aa/", "app://http/",
    ] {
      #expect(!MadeAddresses.beginsTwice(text), "\(text)")
    }
  }
}
