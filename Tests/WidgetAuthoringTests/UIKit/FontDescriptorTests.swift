import Testing
import UIKit

@Suite struct FontDescriptorTests {
  @Test func `a font made of a descriptor keeps what it describes`() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = descriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(bold?.symbolicTraits == [.traitBold, .traitItalic])
    #expect(descriptor.symbolicTraits.isEmpty)
    #expect(descriptor.withDesign(.monospaced)?.symbolicTraits == [.traitMonoSpace])
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    #expect(descriptor.withSize(30).pointSize == 30)
  }
}
