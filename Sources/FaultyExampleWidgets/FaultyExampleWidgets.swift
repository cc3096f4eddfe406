// The twins of `ExampleWidgets`, each with the faults that are listed in `ExampleFault.catalogue`.
// A comment marks each fault: `Seeded:` and the clause that must find it.
