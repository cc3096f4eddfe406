import Foundation

extension URLSession {
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let body: Data

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: body[...]) }

    public var lines: AsyncLines {
      AsyncLines(lines: String(decoding: body, as: UTF8.self).split(whereSeparator: \.isNewline))
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.SubSequence

      public mutating func next() async throws -> UInt8? { rest.popFirst() }
    }
  }

  public struct AsyncLines: AsyncSequence, Sendable {
    public typealias Element = String

    let lines: [Substring]

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: lines[...]) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Substring>

      public mutating func next() async throws -> String? { rest.popFirst().map(String.init) }
    }
  }
}
