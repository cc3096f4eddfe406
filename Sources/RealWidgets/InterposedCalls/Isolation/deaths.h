#ifndef INTERPOSED_DEATHS_H
#define INTERPOSED_DEATHS_H

// Deaths by a signal that the parent already knows; internal to this module.

// Handles each deadly signal before the runtime does; to be called after the runtime has installed
// its handlers.
void deaths_install(void);

#endif
