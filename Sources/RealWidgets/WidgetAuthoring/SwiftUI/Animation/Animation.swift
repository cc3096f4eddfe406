import Foundation

/// How a change is animated, by name and duration.
public struct Animation: Hashable, Sendable {
  let text: String

  /// The system's animation.
  public static let `default` = Animation(text: "default")
  /// Evenly.
  public static let linear = Animation(text: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(text: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(text: "easeOut")
  /// Slowly at first and at last.
  public static let easeInOut = Animation(text: "easeInOut")
  /// As a spring.
  public static let spring = Animation(text: "spring")
  /// As a spring that follows a gesture.
  public static let interactiveSpring = Animation(text: "interactiveSpring")
  /// As a spring that does not swing.
  public static let smooth = Animation(text: "smooth")
  /// As a quick spring.
  public static let snappy = Animation(text: "snappy")
  /// As a spring that swings.
  public static let bouncy = Animation(text: "bouncy")

  /// Evenly.
  public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }
  /// Slowly at first.
  public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }
  /// Slowly at last.
  public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }
  /// Slowly at first and at last.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timed("easeInOut", duration)
  }
  /// Along a curve.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timed("timingCurve", duration)
  }
  /// As a spring.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    timed("spring", response)
  }
  /// As a spring.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    timed("spring", duration)
  }
  /// As a spring that follows a gesture.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    timed("interactiveSpring", response)
  }
  /// As a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("smooth", duration)
  }
  /// As a quick spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("snappy", duration)
  }
  /// As a spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("bouncy", duration)
  }

  /// The animation, later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(text: "\(text) delay \(delay.attributeText)")
  }
  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    Animation(text: "\(text) speed \(speed.attributeText)")
  }
  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(text: "\(text) repeat \(repeatCount)")
  }
  /// The animation for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(text: "\(text) repeatForever")
  }

  private static func timed(_ name: String, _ duration: TimeInterval) -> Animation {
    Animation(text: "\(name) \(duration.attributeText)s")
  }
}

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// How the change is animated.
  public var animation: Animation?
  /// Whether animations of views are ignored.
  public var disablesAnimations = false
  /// Whether the change is part of a gesture.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; nothing is animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change with a transaction; nothing is animated here.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A value that can be animated by its numbers.
public protocol Animatable {
  /// The numbers' type.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the numbers.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

/// No numbers.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates them.
  public init() {}
  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero twice.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// The differences.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
