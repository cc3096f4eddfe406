import WidgetModel

extension Mutant {
  static let galleryAwaitsLaunch: [Mutant] = [
    Mutant(
      "FM-10.always-offered",
      breaks: .galleryAwaitsLaunch,
      "The gallery has the widgets of an app that was never launched.",
      deciding: .turning(.launchOpensGallery) { _ in true }
    ),
    Mutant(
      "FM-10.placed-only",
      breaks: .galleryAwaitsLaunch,
      "The gallery has the widgets of an app that was never launched for those who only look.",
      deciding: .turning(.launchOpensGallery) { $0.answer || $0.placement.number < 0 }
    ),
  ]
}
