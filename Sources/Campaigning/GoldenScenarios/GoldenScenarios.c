// The files of Corpora/golden, as they stand there; a test compares both lists with the folder.

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
#embed "../../../Corpora/golden/activities-forbidden.json" suffix(, 0, )
#embed "../../../Corpora/golden/activities-in-carplay.json" suffix(, 0, )
#embed "../../../Corpora/golden/activities-on-watch.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-asked-for-on-a-watch.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-before-ios16.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-dismissed-at-a-date.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-from-behind.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-from-intent.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-in-standby.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-of-4096-bytes.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-of-eight-hours.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-older-content.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-stale.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-swiped-away.json" suffix(, 0, )
#embed "../../../Corpora/golden/activity-updated-after-its-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/added-later.json" suffix(, 0, )
#embed "../../../Corpora/golden/after-beyond-last.json" suffix(, 0, )
#embed "../../../Corpora/golden/alert-as-banner.json" suffix(, 0, )
#embed "../../../Corpora/golden/anchored-window.json" suffix(, 0, )
#embed "../../../Corpora/golden/another-place.json" suffix(, 0, )
#embed "../../../Corpora/golden/app-removed.json" suffix(, 0, )
#embed "../../../Corpora/golden/at-end-of-three.json" suffix(, 0, )
#embed "../../../Corpora/golden/audio-and-navigation.json" suffix(, 0, )
#embed "../../../Corpora/golden/background-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/both-directions.json" suffix(, 0, )
#embed "../../../Corpora/golden/broadcast-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/broadcast.json" suffix(, 0, )
#embed "../../../Corpora/golden/budget-at-midnight.json" suffix(, 0, )
#embed "../../../Corpora/golden/budget-of-a-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/budget-of-the-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/button-in-link.json" suffix(, 0, )
#embed "../../../Corpora/golden/button-of-a-locked-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/button-that-fails.json" suffix(, 0, )
#embed "../../../Corpora/golden/buttons-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/buttons-in-carplay.json" suffix(, 0, )
#embed "../../../Corpora/golden/call-beats-policy.json" suffix(, 0, )
#embed "../../../Corpora/golden/call-during-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/call-right-after-tap.json" suffix(, 0, )
#embed "../../../Corpora/golden/call-while-locked.json" suffix(, 0, )
#embed "../../../Corpora/golden/calls-in-front-throttled.json" suffix(, 0, )
#embed "../../../Corpora/golden/carplay-shows-small-widgets.json" suffix(, 0, )
#embed "../../../Corpora/golden/clock-moved.json" suffix(, 0, )
#embed "../../../Corpora/golden/commit-ends-back-off.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-call-of-a-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-called-meanwhile.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-goes-with-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-in-gallery.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-in-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-intent-that-hangs.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-keeps-failed-value.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-on-locked-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-opens-app.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-previews-then-value.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-prompts.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-push.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-removed.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-restart.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-toggle-flips.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-toggle-goes-back.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-toggle-unconfirmed.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-without-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/control-wrong-answers.json" suffix(, 0, )
#embed "../../../Corpora/golden/deaf-after-launch.json" suffix(, 0, )
#embed "../../../Corpora/golden/developer-mode.json" suffix(, 0, )
#embed "../../../Corpora/golden/double-reload-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/edit-during-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/edit-over-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/edit-while-locked.json" suffix(, 0, )
#embed "../../../Corpora/golden/edited-configuration.json" suffix(, 0, )
#embed "../../../Corpora/golden/empty-timeline.json" suffix(, 0, )
#embed "../../../Corpora/golden/environment-as-it-was.json" suffix(, 0, )
#embed "../../../Corpora/golden/equal-dates.json" suffix(, 0, )
#embed "../../../Corpora/golden/family-in-requests.json" suffix(, 0, )
#embed "../../../Corpora/golden/fifteen-minutes-apart.json" suffix(, 0, )
#embed "../../../Corpora/golden/first-entry-later.json" suffix(, 0, )
#embed "../../../Corpora/golden/five-activities.json" suffix(, 0, )
#embed "../../../Corpora/golden/foreground-calls-in-one-instant.json" suffix(, 0, )
#embed "../../../Corpora/golden/foreground-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/four-an-hour-of-40.json" suffix(, 0, )
#embed "../../../Corpora/golden/four-an-hour-of-70.json" suffix(, 0, )
#embed "../../../Corpora/golden/free-cause-frees-others.json" suffix(, 0, )
#embed "../../../Corpora/golden/frequent-pushes-setting.json" suffix(, 0, )
#embed "../../../Corpora/golden/gallery-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/gallery.json" suffix(, 0, )
#embed "../../../Corpora/golden/game-health-after.json" suffix(, 0, )
#embed "../../../Corpora/golden/game-health-at-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/game-health-never.json" suffix(, 0, )
#embed "../../../Corpora/golden/half-seconds.json" suffix(, 0, )
#embed "../../../Corpora/golden/hard-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/inputs-of-the-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/intent-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/intent-during-slow-reload.json" suffix(, 0, )
#embed "../../../Corpora/golden/intent-that-hangs.json" suffix(, 0, )
#embed "../../../Corpora/golden/island-by-relevance.json" suffix(, 0, )
#embed "../../../Corpora/golden/island-in-landscape-before-ios27.json" suffix(, 0, )
#embed "../../../Corpora/golden/island-in-landscape.json" suffix(, 0, )
#embed "../../../Corpora/golden/kept-through-failure.json" suffix(, 0, )
#embed "../../../Corpora/golden/killed-in-between.json" suffix(, 0, )
#embed "../../../Corpora/golden/killed-offline-restarted.json" suffix(, 0, )
#embed "../../../Corpora/golden/kind-withdrawn.json" suffix(, 0, )
#embed "../../../Corpora/golden/least-interval.json" suffix(, 0, )
#embed "../../../Corpora/golden/lenient-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/lenient-deadline.json" suffix(, 0, )
#embed "../../../Corpora/golden/light-and-dark.json" suffix(, 0, )
#embed "../../../Corpora/golden/link-in-link.json" suffix(, 0, )
#embed "../../../Corpora/golden/links-before-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/links-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/links.json" suffix(, 0, )
#embed "../../../Corpora/golden/locale-and-text-size.json" suffix(, 0, )
#embed "../../../Corpora/golden/locked-tap.json" suffix(, 0, )
#embed "../../../Corpora/golden/memory-and-archive.json" suffix(, 0, )
#embed "../../../Corpora/golden/memory-by-profile.json" suffix(, 0, )
#embed "../../../Corpora/golden/merged-calls.json" suffix(, 0, )
#embed "../../../Corpora/golden/new-day.json" suffix(, 0, )
#embed "../../../Corpora/golden/no-buttons-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/no-pushes-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/no-pushes-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/no-pushes-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/no-room-on-a-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/not-real-time-in-ios17.json" suffix(, 0, )
#embed "../../../Corpora/golden/one-kind-called.json" suffix(, 0, )
#embed "../../../Corpora/golden/over-budget-dropped.json" suffix(, 0, )
#embed "../../../Corpora/golden/own-placement-alone.json" suffix(, 0, )
#embed "../../../Corpora/golden/past-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/policy-while-hidden.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-ends-at-once.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-every-three-seconds.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-meets-call.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-of-older-content.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-starts-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-that-cannot-be-decoded.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-updates-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/push-with-dates.json" suffix(, 0, )
#embed "../../../Corpora/golden/push.json" suffix(, 0, )
#embed "../../../Corpora/golden/pushes-of-priority-5.json" suffix(, 0, )
#embed "../../../Corpora/golden/reboot.json" suffix(, 0, )
#embed "../../../Corpora/golden/relevance-goes-with-its-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/relevance-on-a-phone.json" suffix(, 0, )
#embed "../../../Corpora/golden/relevant-configurations.json" suffix(, 0, )
#embed "../../../Corpora/golden/removed-while-waiting.json" suffix(, 0, )
#embed "../../../Corpora/golden/restart-ends-sessions.json" suffix(, 0, )
#embed "../../../Corpora/golden/room-detail-by-distance.json" suffix(, 0, )
#embed "../../../Corpora/golden/room-elevated-first.json" suffix(, 0, )
#embed "../../../Corpora/golden/room-no-recessed-on-tables.json" suffix(, 0, )
#embed "../../../Corpora/golden/room-supported-styles.json" suffix(, 0, )
#embed "../../../Corpora/golden/room-without-controls.json" suffix(, 0, )
#embed "../../../Corpora/golden/scheduled-activity-ended.json" suffix(, 0, )
#embed "../../../Corpora/golden/scheduled-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/scheduled-before-ios26.json" suffix(, 0, )
#embed "../../../Corpora/golden/second-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/sets-of-several.json" suffix(, 0, )
#embed "../../../Corpora/golden/several-links.json" suffix(, 0, )
#embed "../../../Corpora/golden/simulator.json" suffix(, 0, )
#embed "../../../Corpora/golden/sliding-window.json" suffix(, 0, )
#embed "../../../Corpora/golden/slow-answer.json" suffix(, 0, )
#embed "../../../Corpora/golden/spacing-after-free.json" suffix(, 0, )
#embed "../../../Corpora/golden/standby-by-relevance.json" suffix(, 0, )
#embed "../../../Corpora/golden/standby-next-widget.json" suffix(, 0, )
#embed "../../../Corpora/golden/standby-refresh.json" suffix(, 0, )
#embed "../../../Corpora/golden/standby-shows-two.json" suffix(, 0, )
#embed "../../../Corpora/golden/strict-budget.json" suffix(, 0, )
#embed "../../../Corpora/golden/strict-links-and-archive.json" suffix(, 0, )
#embed "../../../Corpora/golden/system-changes.json" suffix(, 0, )
#embed "../../../Corpora/golden/tap-on-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/tap-on-placeholder.json" suffix(, 0, )
#embed "../../../Corpora/golden/ten-pushes-an-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/ten-starts-by-push.json" suffix(, 0, )
#embed "../../../Corpora/golden/three-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/toggle-that-fails.json" suffix(, 0, )
#embed "../../../Corpora/golden/toggle.json" suffix(, 0, )
#embed "../../../Corpora/golden/transient-activity.json" suffix(, 0, )
#embed "../../../Corpora/golden/transient-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/twelve-an-hour-of-70.json" suffix(, 0, )
#embed "../../../Corpora/golden/twelve-pushes-an-hour.json" suffix(, 0, )
#embed "../../../Corpora/golden/twice-within-the-distance.json" suffix(, 0, )
#embed "../../../Corpora/golden/two-activities.json" suffix(, 0, )
#embed "../../../Corpora/golden/two-and-three-sources.json" suffix(, 0, )
#embed "../../../Corpora/golden/two-failures.json" suffix(, 0, )
#embed "../../../Corpora/golden/two-placements.json" suffix(, 0, )
#embed "../../../Corpora/golden/unknown-kind.json" suffix(, 0, )
#embed "../../../Corpora/golden/unseen.json" suffix(, 0, )
#embed "../../../Corpora/golden/unsorted-entries.json" suffix(, 0, )
#embed "../../../Corpora/golden/watch-buttons-by-family.json" suffix(, 0, )
#embed "../../../Corpora/golden/watch-complication.json" suffix(, 0, )
#embed "../../../Corpora/golden/watch-inline-complication.json" suffix(, 0, )
#embed "../../../Corpora/golden/watch-learns-of-the-end.json" suffix(, 0, )
#embed "../../../Corpora/golden/watch-out-of-range.json" suffix(, 0, )
#embed "../../../Corpora/golden/widget-prompts-before-ios18.json" suffix(, 0, )
#embed "../../../Corpora/golden/widget-prompts-in-ios14.json" suffix(, 0, )
#embed "../../../Corpora/golden/widget-prompts.json" suffix(, 0, )
#embed "../../../Corpora/golden/widget-url-of-the-entry.json" suffix(, 0, )
    0};

const char *const *widgetcheckGoldenNames(void) { return names; }

const char *widgetcheckGoldenTexts(void) { return texts; }
