enum WidgetStyle {
  /// The style sheet, used after ``Style``; `light` and `dark` have the schematic's colours.
  static let sheet: StaticString = """
    :root{--stand:#e6eaf1;--stand-lock:#39424f;--dot:#b6bdca}
    @media (prefers-color-scheme:dark){:root{--stand:#23262e;--stand-lock:#2a303a;--dot:#4a505c}}
    .badge.expected{color:var(--undecided)}
    .bar .expected{background:repeating-linear-gradient(135deg,var(--undecided) 0 3px,transparent 3px 6px)}
    .standing{margin-top:8px;font-size:17px}
    .standing~.facts{margin-top:24px;margin-bottom:0;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
    .failure .source{font-size:14px;margin-bottom:4px}
    .failure.brief{padding:14px 0}

    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,258px),1fr));gap:18px}
    .card{display:block;padding-bottom:14px;border:1px solid var(--line);border-radius:12px;overflow:hidden;\
    color:inherit}
    .card:hover{border-color:var(--accent);text-decoration:none}
    .card p{margin:0 14px}
    .card .name{margin-top:12px;font-weight:600}
    .card .seal{display:inline-grid;width:1.35em;height:1.35em;margin:0 4px 0 0;font-size:.8em}
    .card.undecided .seal,.band.undecided .seal{background:var(--undecided)}
    .stand{display:grid;place-items:center;height:206px;padding:14px;overflow:hidden;background:var(--stand)}
    .stand.locked{background:linear-gradient(165deg,#4b5768,#232a35)}
    .stand.wide .face{zoom:.62}

    .family{margin-top:26px}
    .family h3,.day h3{margin:0 0 8px;font-size:16px}
    .shelf{display:flex;flex-wrap:wrap;gap:22px 26px;padding:22px;border-radius:14px;background:var(--stand)}
    .shelf.locked{background:linear-gradient(165deg,#4b5768,#232a35);color:#fff}
    .snapshot{max-width:calc(100% + 24px);margin:-12px;padding:12px;overflow-x:auto}
    .snapshot figcaption{max-width:240px;margin-top:9px;font-size:13px;line-height:1.4}
    .when{font-weight:600}
    .clock{color:var(--soft);font-size:12.5px}
    .locked .clock,.locked .symbols{color:#d3d9e4}
    .estimate{margin-top:5px;padding:5px 9px;border-radius:6px;background:var(--undecided-t);\
    color:var(--undecided);font-size:12.5px}
    .symbols{display:flex;flex-wrap:wrap;gap:1px 10px;margin-top:3px;color:var(--soft);font:11.5px/1.5 var(--mono)}
    .symbols i{font-style:normal}

    .face{position:relative;flex:none;overflow:hidden;font:400 17px/1.22 var(--sans);letter-spacing:-.01em;\
    color:var(--c-primary);
    border-radius:22px;box-shadow:0 1px 2px #0002,0 6px 18px #0001;background:var(--c-background);overflow-wrap:normal}
    .face *{min-width:0}
    .face.lock,.face.island{box-shadow:none;border-radius:14px}
    .face.circular{border-radius:50%}
    .face.lock{--c-primary:#fff;--c-secondary:#fffb;--c-tertiary:#fff7;--c-background:#ffffff1c;--c-fill:#fff4;\
    --c-tint:#fff;--c-accentColor:#fff;color:#fff}
    .face.lock .content{filter:grayscale(1)}
    .face.inline{border-radius:6px}
    .face.island{--c-background:#000;--c-primary:#fff;--c-secondary:#ebebf599;background:#000;color:#fff;\
    border-radius:36px}
    .face.expanded{border-radius:38px}
    .face.banner{border-radius:24px}
    .face.control{border-radius:32px}
    .face,.light{--c-primary:#000;--c-secondary:#3c3c4399;--c-tertiary:#3c3c434d;--c-quaternary:#3c3c432e;\
    --c-quinary:#3c3c431a;
    --c-background:#fff;--c-fill:#78788033;--c-separator:#3c3c434a;--c-placeholder:#3c3c434d;--c-material:#f6f6f6b8;
    --c-red:#ff3b30;--c-orange:#ff9500;--c-yellow:#ffcc00;--c-green:#34c759;--c-mint:#00c7be;--c-teal:#30b0c7;\
    --c-cyan:#32ade6;
    --c-blue:#007aff;--c-indigo:#5856d6;--c-purple:#af52de;--c-pink:#ff2d55;--c-brown:#a2845e;--c-gray:#8e8e93;
    --c-white:#fff;--c-black:#000;--c-foreground:currentColor;--c-link:#007aff;--c-asset:#7d6bb0;
    --c-tint:#007aff;--c-accentColor:#007aff}
    .dark{--c-primary:#fff;--c-secondary:#ebebf599;--c-tertiary:#ebebf54d;--c-quaternary:#ebebf529;\
    --c-quinary:#ebebf51a;
    --c-background:#1c1c1e;--c-fill:#7878805c;--c-separator:#545458a6;--c-placeholder:#ebebf54d;--c-material:#252525b8;
    --c-red:#ff453a;--c-orange:#ff9f0a;--c-yellow:#ffd60a;--c-green:#30d158;--c-blue:#0a84ff;--c-indigo:#5e5ce6;\
    --c-purple:#bf5af2;
    --c-pink:#ff375f;--c-brown:#ac8e68;--c-link:#0a84ff;--c-asset:#a493d6;--c-tint:#0a84ff;--c-accentColor:#0a84ff}
    @media (prefers-color-scheme:dark){.face.auto:not(.lock,.island){
    --c-primary:#fff;--c-secondary:#ebebf599;--c-tertiary:#ebebf54d;--c-quaternary:#ebebf529;--c-quinary:#ebebf51a;
    --c-background:#1c1c1e;--c-fill:#7878805c;--c-separator:#545458a6;--c-placeholder:#ebebf54d;--c-material:#252525b8;
    --c-red:#ff453a;--c-orange:#ff9f0a;--c-yellow:#ffd60a;--c-green:#30d158;--c-blue:#0a84ff;--c-indigo:#5e5ce6;\
    --c-purple:#bf5af2;
    --c-pink:#ff375f;--c-brown:#ac8e68;--c-link:#0a84ff;--c-asset:#a493d6;--c-tint:#0a84ff;--c-accentColor:#0a84ff}}
    .content,.ground{position:absolute;inset:0}
    .content{place-items:center;text-align:left}
    .face.leading .t,.face.trailing .t,.face.minimal .t{white-space:nowrap}
    .content.margins{inset:16px}
    .face.control .content{inset:0 18px}
    .face.island .content{inset:0 8px}
    .face.expanded .content{inset:10px 14px}
    .face.rectangular .content{inset:4px 8px}
    .face .v,.face .h{display:flex;max-width:100%;max-height:100%}
    .face .v{flex-direction:column;align-items:center;justify-content:center}
    .face .h{flex-direction:row;align-items:center;justify-content:center}
    .face .v>*{flex:0 0 auto;max-width:100%}
    .face .h>*{flex:0 1 auto;max-height:100%}
    .face .v>.gt,.face .h>.gw{flex:1 1 0}
    .face .v>.gt{min-height:0}
    .face .v>.gw,.face .h>.gt{align-self:stretch}
    .face .z{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;max-width:100%}
    .face .z>*{grid-area:1/1;max-width:100%}
    .face .z>.gw{justify-self:stretch}
    .face .z>.gt{align-self:stretch}
    .face .z.gt>.v.gt,.face .z.gt>.h.gt{min-height:0}
    .face .grid{display:grid;place-items:center}
    .face .grid>.gw{justify-self:stretch}
    .face .layers{position:relative;isolation:isolate}
    .face .behind,.face .before{position:absolute;inset:0;place-self:stretch}
    .face .behind{z-index:-1}
    .face .layers>.behind,.face .layers>.before{display:grid}
    .t{display:block;overflow:hidden;text-overflow:ellipsis}
    .spacer{min-width:0;min-height:0}
    .rule.level{height:1px;background:var(--c-separator)}
    .rule.upright{width:1px;background:var(--c-separator)}
    .symbol{display:grid;place-items:center;min-width:1.15em!important;height:1.15em;line-height:1;font-style:normal}
    .symbol.resizable{height:auto;aspect-ratio:1;max-height:100%;border:1px dashed currentColor;border-radius:6px}
    .picture{display:grid;place-items:center;min-width:20px!important;min-height:20px;overflow:hidden;border-radius:4px;
    background:repeating-linear-gradient(45deg,#8884 0 5px,#8882 5px 10px);color:var(--c-secondary);font-size:10px}
    .shape{min-width:4px;min-height:4px}
    .shape.round{aspect-ratio:1;max-width:100%;max-height:100%;align-self:center!important;\
    justify-self:center!important}
    .face .z>.shape.round{width:auto;height:100%}
    .shape.canvas{border:1px dashed var(--c-secondary);border-radius:4px;font-size:10px;color:var(--c-secondary)}
    .face .meter{align-items:stretch;gap:4px}
    .face .track{flex:none;height:5px;background:var(--c-fill);border-radius:3px}
    .face .track span{background:var(--c-tint)}
    .face .ring{position:relative;width:44px;height:44px;font-size:12px}
    .ring::before{content:"";position:absolute;inset:0;border-radius:50%;place-self:stretch;
    background:conic-gradient(var(--c-tint) var(--share),var(--c-fill) 0);
    -webkit-mask:radial-gradient(closest-side,transparent 80%,#000 81%);\
    mask:radial-gradient(closest-side,transparent 80%,#000 81%)}
    .face.circular .ring{width:64px;height:64px}
    .leads{outline:1px dotted color-mix(in srgb,currentColor 65%,transparent);outline-offset:1px;border-radius:3px}
    .leads.nowhere{outline:2px dashed currentColor}
    .switch{flex:none!important;width:34px;height:20px;padding:2px;border-radius:10px;background:var(--c-fill)}
    .switch i{display:block;width:16px;height:16px;border-radius:50%;background:#fff;box-shadow:0 1px 2px #0004}
    .switch.on{background:var(--c-green)}
    .switch.on i{margin-left:14px}
    .refused,.stranger{padding:6px;border:1.5px dashed var(--c-secondary);border-radius:6px;font-size:12px}
    .refused{background:repeating-linear-gradient(135deg,var(--c-fill) 0 3px,transparent 3px 8px)}
    .redacted .t{color:transparent!important;background:var(--c-fill);border-radius:4px}
    .redacted .symbol,.redacted .picture span{opacity:.35}

    .day{margin-top:22px}
    .strip{padding:14px 18px 16px;border:1px solid var(--line);border-radius:12px;background:var(--raised)}
    .lane{display:grid;grid-template-columns:112px minmax(0,1fr);gap:0 14px;align-items:center}
    .lane+.lane{margin-top:7px}
    .lane p{color:var(--soft);font-size:12.5px;line-height:1.25}
    .lane svg{display:block;border-radius:4px;\
    background:linear-gradient(var(--line) 0 0) 0 50%/100% 1px no-repeat;overflow:visible}
    .hours svg,.budget svg{background:none}
    .hours text{font:11px var(--sans);fill:var(--soft)}
    .strip .entry{fill:var(--accent);opacity:.62}
    .strip .entry.other{opacity:.36}
    .strip .empty{fill:var(--dot)}
    .mark{font:700 12px var(--sans);font-style:normal;fill:var(--soft);color:var(--soft);text-anchor:middle}
    .mark.granted{fill:var(--held);color:var(--held)}
    .mark.held{fill:var(--undecided);color:var(--undecided)}
    .mark.dropped,.mark.failed{fill:var(--undecided);color:var(--undecided)}
    .mark.called,.mark.tapped{fill:var(--accent);color:var(--accent)}
    .strip polygon{fill:var(--held);opacity:.16}
    .strip polyline{fill:none;stroke:var(--held);stroke-width:1.6;vector-effect:non-scaling-stroke}
    .strip .legend{margin-top:12px;color:var(--soft)}
    .freshness{margin-top:12px}
    .freshness .sentence{margin:0 0 10px}
    .freshness .sentence.soft{margin:10px 0 0;color:var(--soft)}
    .moments{display:flex;gap:2px;margin:0;padding:0;list-style:none}
    .moments li{flex:1 1 0;min-width:0;height:22px;border-radius:4px;font:700 11px/22px var(--sans);text-align:center}
    .moments .fresh,.moment.fresh{color:var(--held)}
    .moments .outdated,.moment.outdated{color:var(--broken)}
    .moments .untold,.moment.untold{color:var(--undecided)}
    .moments li{background:var(--line)}
    .moments li span{position:absolute;left:-999px}
    .moment{font-style:normal;font-weight:700}
    @media (max-width:760px){
    .lane{grid-template-columns:minmax(0,1fr)}
    .shelf{padding:16px 14px;margin-inline:-8px;gap:20px}
    .snapshot figcaption{max-width:100%}
    }

    """
}
