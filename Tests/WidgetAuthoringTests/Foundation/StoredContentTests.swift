// Goal: a value that replaces a fuller one is a loss, and one with other contents is not.
// Method: values as defaults store them, before and after.
import Foundation
import Testing

@testable import WidgetAuthoring

@Suite struct StoredContentTests {
  private func isLost(_ before: NSObject, _ after: NSObject?) -> Bool {
    StoredContent(before).isLost(in: StoredContent(after))
  }

  private func json(_ text: String) -> NSData { NSData(data: Data(text.utf8)) }

  @Test func `nothing in the place of something is a loss`() {
    #expect(isLost(NSString("Ann"), nil))
    #expect(isLost(NSString("Ann"), NSString("")))
    #expect(isLost(NSNumber(value: 3), NSNumber(value: 0)))
    #expect(isLost(json(#"[{"name":"a","left":3}]"#), json("[]")))
    #expect(isLost(json(#"{"items":[1,2],"day":5}"#), json(#"{"items":[],"day":6}"#)))
    #expect(isLost(NSArray(array: ["a"]), NSArray()))
    #expect(isLost(NSString(#"["a"]"#), NSString("[]")))
  }

  @Test func `other things in the place of some are none`() {
    #expect(!isLost(NSString("Ann"), NSString("Bob")))
    #expect(!isLost(NSString(""), nil))
    #expect(!isLost(NSNumber(value: 3), NSNumber(value: 1)))
    // A count changes by one.
    #expect(!isLost(NSNumber(value: -1), NSNumber(value: 0)))
    #expect(!isLost(NSNumber(value: 1), NSNumber(value: 0)))
    #expect(!isLost(json(#"["a","b"]"#), json(#"["c"]"#)))
    #expect(!isLost(json("[]"), json("[]")))
    #expect(!isLost(json(#"{"items":[1],"day":5}"#), json(#"{"items":[2],"day":0}"#)))
  }
}
