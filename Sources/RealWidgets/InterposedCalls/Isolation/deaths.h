#ifndef INTERPOSED_DEATHS_H
#define INTERPOSED_DEATHS_H

// Deaths by a signal that the parent need not be told about twice; not for users of the module.

// Looks at each deadly signal before the runtime does. After the runtime has set its handlers.
void deaths_install(void);

#endif
