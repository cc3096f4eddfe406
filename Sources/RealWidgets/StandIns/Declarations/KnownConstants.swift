/// Functions and constants of Apple's C interfaces with known types and, if it matters, values.
///
/// Prefixes determine the types of many names; Security acts like an empty keychain.
enum KnownConstants {
  /// Returns the type of a name's value or result; `nil` if unknown.
  static func type(of name: String) -> String? {
    if let known = values[name] { return known.type }
    for (beginning, type) in beginnings where name.hasPrefix(beginning) {
      let next = name.dropFirst(beginning.count).first
      if next?.isUppercase == true { return type }
    }
    return nil
  }

  /// Returns the value of a name, as an expression; `nil` if any value will do.
  static func value(of name: String) -> String? { values[name]?.value }

  static func isFunction(_ name: String) -> Bool {
    let begins = { (beginning: String) in
      name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true
    }
    if functionBeginnings.contains(where: begins) { return true }
    return frameworks.contains(where: begins) && verbs.contains { name.dropFirst(2).contains($0) }
  }

  /// The prefixes of C frameworks whose functions have a verb in their names.
  private static let frameworks = [
    "CF", "CG", "CT", "CV", "CM", "AX", "AC", "IO", "Sec", "SC", "CC", "AudioQueue", "AudioFile",
    "AudioUnit", "ExtAudioFile", "MTL", "VT", "DCS",
  ]

  private static let verbs = [
    "Create", "Copy", "Register", "Unregister", "Append", "Release", "Retain", "GetTypeID",
    "Finalize", "Invalidate", "SetValue", "GetValue", "GetBytePtr", "GetLength",
  ]

  private static let values: [String: (type: String, value: String)] = [
    "errSecSuccess": ("Int32", "0"),
    "errSecItemNotFound": ("Int32", "-25300"),
    "errSecDuplicateItem": ("Int32", "-25299"),
    "SecItemCopyMatching": ("Int32", "-25300"),
    "SecItemAdd": ("Int32", "0"),
    "SecItemUpdate": ("Int32", "-25300"),
    "SecItemDelete": ("Int32", "0"),
    "kCFBooleanTrue": ("NSNumber?", "NSNumber(value: true)"),
    "kCFBooleanFalse": ("NSNumber?", "NSNumber(value: false)"),
    "noErr": ("Int32", "0"),
    "NSUTF8StringEncoding": ("UInt", "4"),
    "KERN_SUCCESS": ("Int32", "0"),
  ]

  private static let beginnings: [(String, String)] = [
    ("errSec", "Int32"), ("kSec", "NSString"), ("kCFBundle", "NSString"), ("kUTType", "NSString"),
    ("kCIInput", "String"), ("kCGImage", "NSString"), ("SecKey", "StandInValue?"),
  ]

  private static let functionBeginnings = [
    "SecItem", "SecRandom", "SecKey", "SecTrust", "SecCertificate", "SecAccessControl", "SecCopy",
    "CFNotificationCenter", "CFString",
    "CFBundle", "CFPreferences", "IOService", "IORegistry", "IOObject", "IOPS", "UIGraphics",
    "AVMake", "CGImageSource",
    "CGImageDestination", "CGColorSpaceCreate", "CGRect", "CGSize", "NSStringFrom", "NSClassFrom",
    "NSSelectorFrom", "UIAccessibility",
    "SCNetworkReachability", "CNCopy", "AudioServices", "MTLCreate", "CACurrent", "NSSearchPath",
    "CFRun",
    "CFURL", "CFGet", "CFDictionary", "CFArray", "CFNumber", "CFUUID", "CFAbsolute", "CC_SHA",
    "CC_MD", "CCHmac",
  ]
}
