/// A feature of a later Swift that a setting switches on.
///
/// Source: swift-build's `Swift.xcspec`, read for names and defaults.
struct UpcomingFeature {
  /// The name of the setting behind `SWIFT_UPCOMING_FEATURE_`.
  let setting: String

  /// The name for the compiler.
  let name: String

  /// Whether the Swift 6 mode always has it.
  let isPartOfSix: Bool

  /// Whether `SWIFT_APPROACHABLE_CONCURRENCY` switches it on.
  let isApproachable: Bool

  private init(_ setting: String, _ name: String, six: Bool = true, approachable: Bool = false) {
    self.setting = setting
    self.name = name
    isPartOfSix = six
    isApproachable = approachable
  }

  /// The features, in the order in which the compiler gets them.
  static let all = [
    UpcomingFeature("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    UpcomingFeature("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    UpcomingFeature("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
    UpcomingFeature("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    UpcomingFeature(
      "DISABLE_OUTWARD_ACTOR_ISOLATION",
      "DisableOutwardActorInference",
      approachable: true
    ),
    UpcomingFeature("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    UpcomingFeature("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
    UpcomingFeature(
      "INFER_SENDABLE_FROM_CAPTURES",
      "InferSendableFromCaptures",
      approachable: true
    ),
    UpcomingFeature("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    UpcomingFeature("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    UpcomingFeature("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
    UpcomingFeature("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
    UpcomingFeature(
      "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      "GlobalActorIsolatedTypesUsability",
      approachable: true
    ),
    UpcomingFeature("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", six: false),
    UpcomingFeature("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", six: false),
    UpcomingFeature("EXISTENTIAL_ANY", "ExistentialAny", six: false),
    UpcomingFeature(
      "INFER_ISOLATED_CONFORMANCES",
      "InferIsolatedConformances",
      six: false,
      approachable: true
    ),
    UpcomingFeature(
      "NONISOLATED_NONSENDING_BY_DEFAULT",
      "NonisolatedNonsendingByDefault",
      six: false,
      approachable: true
    ),
  ]
}
