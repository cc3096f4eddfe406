#ifndef WIDGETCHECK_GOLDEN_SCENARIOS_H
#define WIDGETCHECK_GOLDEN_SCENARIOS_H

// The names of the golden scenarios' files, with a null pointer at the end.
const char *const *widgetcheckGoldenNames(void);

// Their texts in the same order, each with a zero byte at its end.
const char *widgetcheckGoldenTexts(void);

#endif
