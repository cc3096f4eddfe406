import Foundation

/// A one-color image file, written for pictures whose pixels are unknown.
enum PlainPicture {
  /// The width and height in pixels, the same as a synthesized picture's.
  static let side = 120

  static let png = file(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4AQAAAAARHwt/AAAAF0lEQVR42mNgGAWjYBSMglEwCkYBvQEAB4AAAYHy/WUAAAAA\
    SUVORK5CYII=
    """
  )

  static let jpeg = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
    AQEBAQEBAQEBAQEBAQEBAQH/wAALCAB4AHgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAA\
    AAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//9k=
    """
  )

  private static func file(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
