// Goal: from a program's standard error, the lines are reported that say why it ended.
// Method: a few lines, many lines, and a trap in Swift among and before other lines, through a pipe.
import Foundation
import Testing

@testable import Campaigns

@Suite struct ConversationTailTests {
  private func told(_ lines: [String]) -> [String] {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    pipe.fileHandleForWriting.closeFile()
    var tail = ConversationTail()
    while tail.readErrors(from: pipe.fileHandleForReading.fileDescriptor) {}
    return tail.lines
  }

  private func lines(_ word: String, _ range: ClosedRange<Int>) -> [String] {
    range.map { "\(word) \($0)" }
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  @Test func `eight lines are quoted whole, and none gives nothing`() {
    let all = lines("line", 1...8)
    #expect(told(all) == ["its standard error:"] + indented(all))
    #expect(told([]).isEmpty)
  }

  @Test func `of more lines the first three and the last five are quoted`() {
    let all = lines("line", 1...9)
    let kept = indented(lines("line", 1...3) + ["…"] + lines("line", 5...9))
    #expect(told(all) == ["its standard error:"] + kept)
  }

  @Test func `a trap in Swift is quoted with its first lines, after any log`() {
    let trap = "App/App.swift:29: Fatal error: nobody thought of taps"
    let all = lines("log", 1...40) + [trap] + lines("frame", 1...1000)
    let kept = indented(
      ["…", trap] + lines("frame", 1...2) + ["…"] + lines("frame", 996...1000)
    )
    #expect(told(all) == ["its standard error:"] + kept)
  }

  @Test func `a trap among the last lines is quoted once`() {
    let all = lines("log", 1...20) + ["Fatal error: no"] + lines("frame", 1...2)
    let kept = indented(
      lines("log", 1...3) + ["…"] + lines("log", 19...20) + ["Fatal error: no"]
        + lines("frame", 1...2)
    )
    #expect(told(all) == ["its standard error:"] + kept)
  }
}
