import Foundation

/// A view of an app's; no widget shows one, so that it only keeps what it is told.
open class UIView: NSObject, @unchecked Sendable {
  /// The place and size in the view around it.
  open var frame: CGRect
  /// The place and size in its own coordinates.
  open var bounds: CGRect
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The colour of what it draws in one colour.
  open var tintColor: UIColor?
  /// How much of it shows.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether what leaves its bounds is cut off.
  open var clipsToBounds = false
  /// Whether it is wholly covered by what it draws.
  open var isOpaque = true
  /// A number of the app's.
  open var tag = 0
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// The views in it.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Puts a view into this one.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The size that fits best, here its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best, here its own.
  open func sizeToFit() {}
  /// Asks for the places of its views to be found again; nobody shows them.
  open func setNeedsLayout() {}
  /// Finds the places of its views now; nobody shows them.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again; nobody shows it.
  open func setNeedsDisplay() {}

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as possible as a whole.
    case scaleAspectFit
    /// As small as possible without room.
    case scaleAspectFill
    /// Drawn again in the new size.
    case redraw
    /// In the middle.
    case center
  }
}

/// A text of an app's views; no widget shows one.
open class UILabel: UIView, @unchecked Sendable {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .black
  /// The side on which lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be, 0 for any number.
  open var numberOfLines = 1
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the text is drawn as usable.
  open var isEnabled = true
}

/// A picture among an app's views; no widget shows one.
open class UIImageView: UIView, @unchecked Sendable {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture, as large as it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// The side on which lines of text begin.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// On both sides.
  case justified
  /// As the script does.
  case natural
}
