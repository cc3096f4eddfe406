import Foundation
import SwiftUI
import Testing

// Goal: the names of Apple's Foundation and Dispatch that are missing on Linux exist here.
@Suite struct DispatchNamesTests {
  private final class Loader: URLProtocol {}

  @Test func `a serial queue runs one block after the other`() {
    let queue = DispatchSerialQueue(label: "serial")
    nonisolated(unsafe) var order: [Int] = []
    for number in 0..<100 { queue.async { order.append(number) } }
    #expect(queue.sync { order } == Array(0..<100))
  }

  @Test func `the units of time fit each other`() {
    #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC && NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
  }

  @Test func `a class describes itself`() {
    #expect(Loader.classForCoder() == Loader.self)
  }
}
