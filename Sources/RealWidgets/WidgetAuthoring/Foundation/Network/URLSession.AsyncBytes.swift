import Foundation

extension URLSession {
  /// The bytes of a body, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let body: Data

    /// Begins with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: body[...]) }

    /// The lines of the body.
    public var lines: AsyncLines {
      AsyncLines(lines: String(decoding: body, as: UTF8.self).split(whereSeparator: \.isNewline))
    }

    /// Walks through the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.SubSequence

      /// The next byte.
      public mutating func next() async throws -> UInt8? { rest.popFirst() }
    }
  }

  /// The lines of a body, one after the other.
  public struct AsyncLines: AsyncSequence, Sendable {
    /// A line.
    public typealias Element = String

    let lines: [Substring]

    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: lines[...]) }

    /// Walks through the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: ArraySlice<Substring>

      /// The next line.
      public mutating func next() async throws -> String? { rest.popFirst().map(String.init) }
    }
  }
}
