/// The names that real code may use and that change nothing here.
package enum InertNames {
  /// The names with their labels.
  ///
  /// Corners have one style; nobody follows an intent that
  /// another one opens; no widget shows a view of UIKit or rows of a list; a chart is a plain box; no
  /// store of models is migrated, and relations between models have neither inverses nor rules; nothing calls a method
  /// by its selector; and
  /// no system listens to what an app says about its shortcuts, its controls, its recommendations and
  /// when they matter.
  package static let all = [
    ".continuous",
    "OpensIntent",
    "OpenURLIntent",
    ".updateAppShortcutParameters()",
    ".invalidateConfigurationRecommendations()",
    ".updateRelevantIntents()",
    "UIView",
    "UILabel",
    "UIImageView",
    ".listRowSeparator(_:edges:)",
    ".listRowSeparatorTint(_:edges:)",
    ".listSectionSeparator(_:edges:)",
    ".listRowInsets(_:)",
    ".listRowBackground(_:)",
    "Chart",
    "SchemaMigrationPlan",
    "@Relationship",
    ".scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    "Timer(timeInterval:target:selector:userInfo:repeats:)",
    "Timer(fireAt:interval:target:selector:userInfo:repeats:)",
    ".addObserver(_:selector:name:object:)",
  ]

  /// The names whose closures are never run here, as code spells them.
  ///
  /// They change the tree that is drawn. Whether and when the platform runs them for a view that it
  /// archives is not documented, and what they change is not shown in an archive.
  package static let withUnrunClosures = [
    ".onAppear {",
    ".onAppear(perform:)",
    ".onDisappear {",
    ".onDisappear(perform:)",
    ".task {",
    ".task(priority:)",
    ".task(id:)",
    ".onChange(of:)",
    ".onReceive",
    ".onPreferenceChange",
    ".onTapGesture",
    ".onLongPressGesture",
  ]
}
