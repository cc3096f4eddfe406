import Foundation
import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: a schematic draws the outlines and symbols in the code, and reports content that does not
// fit and invisible texts, never anything that it cannot know.
@Suite struct SchematicRemarksTests {
  @Test func `the part of an outline that is trimmed away is not drawn`() {
    var painter = SchematicPainter()
    let ring = SampleTrees.node(.shape, 0, "Circle", "trim 0 0.25", "stroke red 8")
    let box = painter.draw(SchematicNode.roots(of: [ring]))
    let mask =
      "mask:conic-gradient(from 90deg,transparent 0 0%,#000 0% 25%,transparent 25%)"
    #expect(box.style.contains(mask))
    #expect(SchematicPainter.mask(of: "0 1").isEmpty)
    #expect(SchematicPainter.mask(of: "0 url(x)").isEmpty)
  }

  @Test(arguments: [
    ("circle", "○"), ("circle.fill", "●"), ("heart", "♡"), ("heart.fill", "♥"),
    ("star.slash.fill", "★"), ("made.up", "▢"), ("made.up.fill", "▣"), ("bolt", "ϟ"),
  ])
  func `a symbol is hollow unless its name says fill`(name: String, sign: String) {
    #expect(Symbol.sign(of: name) == sign)
  }

  @Test func `a column that is too high for its frame is reported, labelled an estimate`() {
    let rows = (0..<12).map { _ in SampleTrees.node(.text, 1, "row", "font title") }
    let snapshot = snapshot([SampleTrees.node(.vStack, 0)] + rows)
    let sentences = SchematicRemarks(snapshot, hasMargins: true).sentences
    #expect(sentences.count == 1 && sentences[0].contains("points high where 126 are free"))
    #expect(
      SchematicFigure(snapshot: snapshot, hasMargins: true).html.written.contains("Our estimate: ")
    )
  }

  @Test func `a view that can shrink does not overflow`() {
    let long = String(repeating: "long ", count: 80)
    #expect(remarks([SampleTrees.node(.text, 0, long)]).isEmpty)
    #expect(remarks([SampleTrees.node(.image, 0, "sun", "resizable", "symbol sun")]).isEmpty)
    #expect(remarks(SampleTrees.small("Berlin", "19°", "sun.max.fill")).isEmpty)
    let wide = SampleTrees.node(.shape, 0, "Rectangle", "frame width 400")
    #expect(remarks([wide]).first?.contains("400 points wide where 126 are free") == true)
  }

  @Test func `white on the white ground is reported only in light`() throws {
    let sentences = remarks([SampleTrees.node(.text, 0, "Berlin", "foreground white")])
    #expect(sentences.count == 1)
    let sentence = try #require(sentences.first)
    #expect(
      sentence.hasPrefix("In light, “Berlin” can hardly be distinguished from what is behind")
    )
    #expect(remarks([SampleTrees.node(.text, 0, "Berlin")]).isEmpty)
  }

  @Test func `what lies behind unknown colours or layers is not judged`() {
    let ground = SampleTrees.node(.containerBackground, 0)
    let brand = SampleTrees.node(.shape, 1, "", "role background", "fill asset Brand")
    let white = SampleTrees.node(.text, 1, "Berlin", "foreground white")
    #expect(remarks([ground, brand, white]).isEmpty)
    let layered = [
      SampleTrees.node(.zStack, 0), SampleTrees.node(.image, 1, "photo", "resizable"), white,
    ]
    #expect(remarks(layered).isEmpty)
    #expect(remarks([SampleTrees.node(.text, 0, "x", "foreground asset Ink")]).isEmpty)
  }

  @Test func `a ground of the widget's own counts`() {
    let ground = SampleTrees.node(.containerBackground, 0)
    let blue = SampleTrees.node(.shape, 1, "", "role background", "fill #001a66")
    let text = SampleTrees.node(.text, 1, "Berlin", "foreground white")
    #expect(remarks([ground, blue, text]).isEmpty)
    let dark = SampleTrees.node(.text, 1, "Berlin", "foreground black")
    #expect(remarks([ground, blue, dark]).count == 2)
  }

  @Test func `the Lock Screen is drawn in its rendering mode, which has no colours`() {
    var snapshot = snapshot([SampleTrees.node(.text, 0, "19°", "foreground black")])
    snapshot.family = "accessoryCircular"
    #expect(SchematicRemarks(snapshot, hasMargins: true).sentences.isEmpty)
    let figure = SchematicFigure(snapshot: snapshot, hasMargins: true).html.written
    #expect(figure.contains("vibrant: colours become brightness"))
  }

  private func remarks(_ nodes: [NodeLine]) -> [String] {
    SchematicRemarks(snapshot(nodes), hasMargins: true).sentences
  }

  private func snapshot(_ nodes: [NodeLine]) -> PageSnapshotLine {
    var snapshot = PageSnapshotLine()
    snapshot.family = "systemSmall"
    snapshot.occasion = .firstEntry
    snapshot.nodes = nodes
    return snapshot
  }
}
