/// The owner of a missing module.
public enum ModuleOwner: String, Sendable {
  case apple = "Apple's"
  case package = "a package's or another target's"

  /// Finds the owner of a module by its name.
  public init(of module: String) {
    self = ModuleOwner.apples.contains(module) ? .apple : .package
  }

  /// Returns the framework of a name with a known prefix, else `nil`.
  static func framework(of name: String) -> String? {
    for (beginning, framework) in beginnings
    where name.hasPrefix(beginning) && name.dropFirst(beginning.count).first?.isUppercase == true {
      return framework
    }
    return nil
  }

  private static let beginnings = [
    ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
    ("NSEntity", "CoreData"), ("UI", "UIKit"), ("NS", "Foundation"), ("CL", "CoreLocation"),
    ("IN", "Intents"), ("AV", "AVFoundation"), ("HK", "HealthKit"), ("EK", "EventKit"),
    ("UN", "UserNotifications"), ("MK", "MapKit"), ("SK", "StoreKit"), ("CK", "CloudKit"),
    ("PH", "Photos"), ("WC", "WatchConnectivity"), ("Sec", "Security"),
    ("SC", "SystemConfiguration"),
  ]

  private static let apples: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts AdServices AdSupport
    AlarmKit AppKit AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks
    BusinessChat CFNetwork CallKit CarPlay Charts ClockKit CloudKit CommonCrypto Compression
    Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit
    Darwin DeviceActivity DeviceCheck DeveloperToolsSupport EventKit EventKitUI ExtensionKit
    ExternalAccessory FamilyControls FinanceKit FoundationModels GameController GameKit
    GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup
    ImageIO ImagePlayground InputMethodKit IntentsUI JavaScriptCore JournalingSuggestions
    LinkPresentation LocalAuthentication ManagedSettings MapKit MediaAccessibility MediaPlayer
    MediaToolbox MessageUI Messages Metal MetalKit MetricKit MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NotificationCenter ObjectiveC OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit
    PushToTalk QuartzCore QuickLook RealityKit ReplayKit RoomPlan SQLite3 SafariServices
    SceneKit ScreenTime Security SensorKit ServiceManagement ShazamKit Social SoundAnalysis
    Speech SpriteKit StoreKit SwiftData Symbols SystemConfiguration TVUIKit TabularData TipKit
    Translation UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision
    VisionKit WatchConnectivity WatchKit WeatherKit WebKit WorkoutKit XCTest simd zlib
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
