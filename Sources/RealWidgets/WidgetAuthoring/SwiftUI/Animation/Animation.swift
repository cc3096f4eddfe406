import Foundation

/// An animation, recorded by name and duration and never run.
public struct Animation: Hashable, Sendable {
  let text: String

  public static let `default` = Animation(text: "default")
  public static let linear = Animation(text: "linear")
  public static let easeIn = Animation(text: "easeIn")
  public static let easeOut = Animation(text: "easeOut")
  public static let easeInOut = Animation(text: "easeInOut")
  public static let spring = Animation(text: "spring")
  public static let interactiveSpring = Animation(text: "interactiveSpring")
  public static let smooth = Animation(text: "smooth")
  public static let snappy = Animation(text: "snappy")
  public static let bouncy = Animation(text: "bouncy")

  public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timed("easeInOut", duration)
  }
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timed("timingCurve", duration)
  }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    timed("spring", response)
  }
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    timed("spring", duration)
  }
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    timed("interactiveSpring", response)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("smooth", duration)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("snappy", duration)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("bouncy", duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(text: "\(text) delay \(delay.attributeText)")
  }
  public func speed(_ speed: Double) -> Animation {
    Animation(text: "\(text) speed \(speed.attributeText)")
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(text: "\(text) repeat \(repeatCount)")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(text: "\(text) repeatForever")
  }

  private static func timed(_ name: String, _ duration: TimeInterval) -> Animation {
    Animation(text: "\(name) \(duration.attributeText)s")
  }
}

/// The context of a change; nothing is animated here.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

/// Runs the closure; nothing is animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static let zero = EmptyAnimatableData()
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
