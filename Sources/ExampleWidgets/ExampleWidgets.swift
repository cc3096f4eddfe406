// Widgets as somebody might write them, one folder for each app; each is right, and its twin of the
// same name in `FaultyExampleWidgets` is wrong. The files import what an extension's files import and
// know nothing of the harness. Only the bundles are public.
