import Foundation

/// A text of Core Foundation.
public typealias CFString = NSString
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An array of Core Foundation.
public typealias CFArray = NSArray
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A URL of Core Foundation.
public typealias CFURL = NSURL
/// A date of Core Foundation.
public typealias CFDate = NSDate
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A number of elements.
public typealias CFIndex = Int
/// A time in seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the system started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
