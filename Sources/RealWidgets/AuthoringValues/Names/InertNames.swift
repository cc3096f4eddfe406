/// Names that code may use and that have no effect here.
package enum InertNames {
  /// The names, with their labels.
  ///
  /// Corners have one style; an intent that another one opens is not followed; no widget shows
  /// UIKit views or list rows; a chart is a plain box; models are not migrated, and their
  /// relationships have neither inverses nor rules; nothing calls a method by its selector; and no
  /// system reads an app's shortcuts, controls, recommendations or relevance.
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

  /// The names whose closures never run here, as code spells them.
  ///
  /// They change the drawn tree. The platform does not document if and when it runs them for an
  /// archived view, and an archive does not show what they change.
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
