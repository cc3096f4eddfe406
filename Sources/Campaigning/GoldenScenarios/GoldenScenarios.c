// The files of Corpora/golden by name; a test compares both lists with the folders.

#include "GoldenScenarios.h"

// The compilers of every toolchain that the manifest asks for have it; only the language's older names lack it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char *const names[] = {
  "activities-forbidden.json", "activities-in-carplay.json", "activities-on-watch.json",
  "activity-asked-for-on-a-watch.json", "activity-before-ios16.json", "activity-dismissed-at-a-date.json",
  "activity-from-behind.json", "activity-from-intent.json", "activity-in-standby.json",
  "activity-of-4096-bytes.json", "activity-of-eight-hours.json", "activity-older-content.json",
  "activity-stale.json", "activity-swiped-away.json", "activity-updated-after-its-end.json", "added-later.json",
  "after-beyond-last.json", "alert-as-banner.json", "anchored-window.json", "another-place.json", "app-removed.json",
  "at-end-of-three.json", "audio-and-navigation.json", "background-reload.json", "both-directions.json",
  "broadcast-before-ios18.json", "broadcast.json", "budget-at-midnight.json", "budget-of-a-kind.json",
  "budget-of-the-app.json", "button-in-link.json", "button-of-a-locked-phone.json", "button-that-fails.json",
  "buttons-by-family.json", "buttons-in-carplay.json", "call-beats-policy.json", "call-during-reload.json",
  "call-right-after-tap.json", "call-while-locked.json", "calls-in-front-throttled.json",
  "carplay-shows-small-widgets.json", "clock-moved.json", "commit-ends-back-off.json", "control-before-ios18.json",
  "control-call-of-a-kind.json", "control-called-meanwhile.json", "control-goes-with-app.json",
  "control-in-gallery.json", "control-in-ios14.json", "control-intent-that-hangs.json",
  "control-keeps-failed-value.json", "control-on-locked-phone.json", "control-opens-app.json",
  "control-previews-then-value.json", "control-prompts.json", "control-push.json", "control-removed.json",
  "control-restart.json", "control-toggle-flips.json", "control-toggle-goes-back.json",
  "control-toggle-unconfirmed.json", "control-without-answer.json", "control-wrong-answers.json",
  "deaf-after-launch.json", "developer-mode.json", "double-reload-ios17.json", "edit-during-reload.json",
  "edit-over-budget.json", "edit-while-locked.json", "edited-configuration.json", "empty-timeline.json",
  "environment-as-it-was.json", "equal-dates.json", "family-in-requests.json", "fifteen-minutes-apart.json",
  "first-entry-later.json", "five-activities.json", "foreground-calls-in-one-instant.json", "foreground-hour.json",
  "four-an-hour-of-40.json", "four-an-hour-of-70.json", "free-cause-frees-others.json",
  "frequent-pushes-setting.json", "gallery-by-family.json", "gallery.json", "game-health-after.json",
  "game-health-at-end.json", "game-health-never.json", "half-seconds.json", "hard-deadline.json",
  "inputs-of-the-budget.json", "intent-deadline.json", "intent-during-slow-reload.json", "intent-that-hangs.json",
  "island-by-relevance.json", "island-in-landscape-before-ios27.json", "island-in-landscape.json",
  "kept-through-failure.json", "killed-in-between.json", "killed-offline-restarted.json", "kind-withdrawn.json",
  "least-interval.json", "lenient-budget.json", "lenient-deadline.json", "light-and-dark.json", "link-in-link.json",
  "links-before-ios17.json", "links-by-family.json", "links.json", "locale-and-text-size.json", "locked-tap.json",
  "memory-and-archive.json", "memory-by-profile.json", "merged-calls.json", "new-day.json", "no-buttons-ios14.json",
  "no-pushes-ios14.json", "no-pushes-ios17.json", "no-pushes-ios18.json", "no-room-on-a-phone.json",
  "not-real-time-in-ios17.json", "one-kind-called.json", "over-budget-dropped.json", "own-placement-alone.json",
  "past-entries.json", "policy-while-hidden.json", "push-ends-at-once.json", "push-every-three-seconds.json",
  "push-meets-call.json", "push-of-older-content.json", "push-starts-activity.json",
  "push-that-cannot-be-decoded.json", "push-updates-activity.json", "push-with-dates.json", "push.json",
  "pushes-of-priority-5.json", "reboot.json", "relevance-goes-with-its-kind.json", "relevance-on-a-phone.json",
  "relevant-configurations.json", "removed-while-waiting.json", "restart-ends-sessions.json",
  "room-detail-by-distance.json", "room-elevated-first.json", "room-no-recessed-on-tables.json",
  "room-supported-styles.json", "room-without-controls.json", "scheduled-activity-ended.json",
  "scheduled-activity.json", "scheduled-before-ios26.json", "second-answer.json", "sets-of-several.json",
  "several-links.json", "simulator.json", "sliding-window.json", "slow-answer.json", "spacing-after-free.json",
  "standby-by-relevance.json", "standby-next-widget.json", "standby-refresh.json", "standby-shows-two.json",
  "strict-budget.json", "strict-links-and-archive.json", "system-changes.json", "tap-on-activity.json",
  "tap-on-placeholder.json", "ten-pushes-an-hour.json", "ten-starts-by-push.json", "three-entries.json",
  "toggle-that-fails.json", "toggle.json", "transient-activity.json", "transient-before-ios18.json",
  "twelve-an-hour-of-70.json", "twelve-pushes-an-hour.json", "twice-within-the-distance.json", "two-activities.json",
  "two-and-three-sources.json", "two-failures.json", "two-placements.json", "unknown-kind.json", "unseen.json",
  "unsorted-entries.json", "watch-buttons-by-family.json", "watch-complication.json",
  "watch-inline-complication.json", "watch-learns-of-the-end.json", "watch-out-of-range.json",
  "widget-prompts-before-ios18.json", "widget-prompts-in-ios14.json", "widget-prompts.json",
  "widget-url-of-the-entry.json",
  0};

static const char texts[] = {
#embed "../../../Corpora/golden/Activities/activities-forbidden.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/activities-in-carplay.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/activities-on-watch.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-asked-for-on-a-watch.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-before-ios16.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-dismissed-at-a-date.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-from-behind.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-from-intent.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/activity-in-standby.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-of-4096-bytes.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-of-eight-hours.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-older-content.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-stale.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-swiped-away.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/activity-updated-after-its-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/added-later.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/after-beyond-last.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/alert-as-banner.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/anchored-window.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/another-place.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/app-removed.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/at-end-of-three.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/audio-and-navigation.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/background-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/both-directions.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/broadcast-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/broadcast.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/budget-at-midnight.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/budget-of-a-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/budget-of-the-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/button-in-link.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/button-of-a-locked-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/button-that-fails.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/buttons-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/buttons-in-carplay.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/call-beats-policy.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/call-during-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/call-right-after-tap.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/call-while-locked.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/calls-in-front-throttled.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/carplay-shows-small-widgets.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/clock-moved.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/commit-ends-back-off.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-call-of-a-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-called-meanwhile.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-goes-with-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-in-gallery.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-in-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-intent-that-hangs.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-keeps-failed-value.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-on-locked-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-opens-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-previews-then-value.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-prompts.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-push.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-removed.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-restart.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-toggle-flips.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-toggle-goes-back.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-toggle-unconfirmed.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-without-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/Controls/control-wrong-answers.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/deaf-after-launch.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/developer-mode.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/double-reload-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/Configurations/edit-during-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/Configurations/edit-over-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/Configurations/edit-while-locked.json" suffix(, 0, )
#embed "../../../Corpora/golden/Configurations/edited-configuration.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/empty-timeline.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/environment-as-it-was.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/equal-dates.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/family-in-requests.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/fifteen-minutes-apart.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/first-entry-later.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/five-activities.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/foreground-calls-in-one-instant.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/foreground-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/four-an-hour-of-40.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/four-an-hour-of-70.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/free-cause-frees-others.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/frequent-pushes-setting.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/gallery-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/gallery.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/game-health-after.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/game-health-at-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/game-health-never.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/half-seconds.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/hard-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/inputs-of-the-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/intent-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/intent-during-slow-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/intent-that-hangs.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/island-by-relevance.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/island-in-landscape-before-ios27.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/island-in-landscape.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/kept-through-failure.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/killed-in-between.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/killed-offline-restarted.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/kind-withdrawn.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/least-interval.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/lenient-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/lenient-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/light-and-dark.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/link-in-link.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/links-before-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/links-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/links.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/locale-and-text-size.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/locked-tap.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/memory-and-archive.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/memory-by-profile.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/merged-calls.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/new-day.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/no-buttons-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/no-pushes-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/no-pushes-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/no-pushes-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/no-room-on-a-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/not-real-time-in-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/one-kind-called.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/over-budget-dropped.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/own-placement-alone.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/past-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/policy-while-hidden.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-ends-at-once.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-every-three-seconds.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/push-meets-call.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-of-older-content.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-starts-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-that-cannot-be-decoded.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-updates-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/push-with-dates.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/push.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/pushes-of-priority-5.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/reboot.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/relevance-goes-with-its-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/relevance-on-a-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/relevant-configurations.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/removed-while-waiting.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/restart-ends-sessions.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/room-detail-by-distance.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/room-elevated-first.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/room-no-recessed-on-tables.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/room-supported-styles.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/room-without-controls.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/scheduled-activity-ended.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/scheduled-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/scheduled-before-ios26.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/second-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/sets-of-several.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/several-links.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/simulator.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/sliding-window.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/slow-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/spacing-after-free.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/standby-by-relevance.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/standby-next-widget.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/standby-refresh.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/standby-shows-two.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/strict-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/Limits/strict-links-and-archive.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/system-changes.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/tap-on-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/tap-on-placeholder.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/ten-pushes-an-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/ten-starts-by-push.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/three-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/toggle-that-fails.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/toggle.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/transient-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/transient-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/twelve-an-hour-of-70.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/twelve-pushes-an-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/twice-within-the-distance.json" suffix(, 0, )
#embed "../../../Corpora/golden/Activities/two-activities.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/two-and-three-sources.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/two-failures.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/two-placements.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/unknown-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/unseen.json" suffix(, 0, )
#embed "../../../Corpora/golden/Timelines/unsorted-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/watch-buttons-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/watch-complication.json" suffix(, 0, )
#embed "../../../Corpora/golden/Reloads/watch-inline-complication.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/watch-learns-of-the-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/Contexts/watch-out-of-range.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/widget-prompts-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/widget-prompts-in-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/Families/widget-prompts.json" suffix(, 0, )
#embed "../../../Corpora/golden/Views/widget-url-of-the-entry.json" suffix(, 0, )
    0};

const char *const *widgetcheckGoldenNames(void) { return names; }

const char *widgetcheckGoldenTexts(void) { return texts; }
