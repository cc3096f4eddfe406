// Widgets as people might write them, one folder for each app; each is correct, and its twin of the
// same name in `FaultyExampleWidgets` is faulty. The files have the imports of an extension's files
// and know nothing about the harness. Only the bundles are public.
