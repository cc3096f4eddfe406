#ifndef INTERPOSED_CALLS_H
#define INTERPOSED_CALLS_H
#include "VirtualTime.h"
#include "Isolation.h"
#include "Errors.h"
#include "Conformances.h"
#endif
