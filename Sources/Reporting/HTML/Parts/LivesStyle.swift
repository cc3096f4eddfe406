/// The style of the picture of Live Activities, for the pages with one.
enum LivesStyle {
  /// The style sheet; its colours are those of ``Style``.
  static let sheet: StaticString = """
    .lives{margin:24px 0 6px}
    .lives .biographies{margin:4px 0 10px;max-width:84ch}
    .lives .biographies li{padding:2px 0}
    .lives .scroller{position:relative}
    .lives .who{font-weight:650;fill:var(--ink)}
    .lives .names text{font-size:11.5px;fill:var(--soft)}
    .lives .names .who{font-size:12.5px;fill:var(--ink)}
    .lives .phase{stroke:var(--accent);stroke-width:1;fill:var(--accent);fill-opacity:.24}
    .lives .phase.pending{fill-opacity:0;stroke-dasharray:4 3}
    .lives .phase.stale{stroke:var(--undecided);fill:var(--undecided)}
    .lives .phase.ended{stroke:var(--soft);fill:var(--soft);fill-opacity:.16}
    .lives .shown{fill:var(--held);fill-opacity:.2;stroke:var(--held);stroke-width:1}
    .lives .shown.detached{stroke-dasharray:3 2}
    .lives .screen{fill:var(--vacuous);fill-opacity:.14;stroke:var(--vacuous);stroke-width:1}
    .lives .stage .word{fill:var(--ink)}
    .lives .gone{stroke:var(--ink);stroke-width:2}
    .lives .step circle{fill:var(--accent);stroke:var(--raised);stroke-width:2}
    .lives .step .off{fill:var(--raised);stroke:var(--undecided);stroke-width:2}
    .lives .step path{stroke:var(--undecided);stroke-width:2;fill:none}
    .lives .step.breaking circle{fill:var(--broken)}
    .lives .step.breaking .off{fill:var(--raised);stroke:var(--broken)}
    .lives .step.breaking path{stroke:var(--broken)}
    .lives .stage .step text{fill:var(--ink);paint-order:stroke;stroke:var(--raised);stroke-width:3px;\
    stroke-linejoin:round}
    .lives .stage .step.breaking text{fill:var(--broken);font-weight:700}
    .lives .stage .step .open,.lives .legend .open{font:700 14px var(--sans);fill:var(--undecided)}
    .lives .cut rect{fill:var(--line);opacity:.7}
    .lives .cut text{font-style:italic;fill:var(--ink)}
    .lives figcaption{margin-top:8px}
    .lives .legend svg{display:inline-block;vertical-align:-2px;width:14px;height:14px}
    .lives .legend circle{fill:var(--accent)}
    .lives .legend .off{fill:var(--ground);stroke:var(--undecided);stroke-width:2}
    .lives .legend path{stroke:var(--undecided);stroke-width:2;fill:none}

    """
}
