// The twins of `ExampleWidgets`, each with the faults that are listed in `ExampleFault.catalogue`. Where
// a fault is, a comment says so: `Seeded:` and the clause that must find it.
