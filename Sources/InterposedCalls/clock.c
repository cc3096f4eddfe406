#include "InterposedCalls.h"
