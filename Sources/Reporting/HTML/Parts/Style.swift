enum Style {
  /// The style sheet; only the colours at its top, with a contrast of at least 4.5 to 1, differ
  /// between light and dark.
  static let sheet: StaticString = """
    :root{color-scheme:light dark;
    --ground:#fff;--raised:#f7f7f9;--sunk:#f1f2f5;--ink:#1a1c21;--soft:#555b6a;--line:#e1e3e9;
    --accent:#2456c9;--held:#14713f;--broken:#bf2430;--undecided:#8a5a00;--vacuous:#6b3fb0;
    --notClaimed:#555b6a;--notApplicable:#5d6373;
    --held-t:#e8f5ed;--broken-t:#fdeced;--undecided-t:#fbf2df;--vacuous-t:#f2ecfb;--partial-t:#eceef2;
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;
    --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono","DejaVu Sans Mono",monospace}
    @media (prefers-color-scheme:dark){:root{
    --ground:#121317;--raised:#1a1c22;--sunk:#202329;--ink:#e9eaee;--soft:#a3a9b8;--line:#2e323b;
    --accent:#8db2ff;--held:#5ccb8f;--broken:#ff8a8f;--undecided:#e6b455;--vacuous:#bf9df7;
    --notClaimed:#a3a9b8;--notApplicable:#8d93a3;
    --held-t:#14261d;--broken-t:#2e181b;--undecided-t:#2a2213;--vacuous-t:#231b31;--partial-t:#22252c}}
    *{box-sizing:border-box}
    html{scroll-padding-top:60px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 var(--sans);
    font-variant-numeric:tabular-nums;overflow-wrap:break-word}
    .band,nav,main,body>footer{padding-inline:clamp(16px,4vw,40px)}
    p,ul,dl,dd,figure,pre{margin:0;padding:0}
    ul{list-style:none}
    .band>*,nav>*,main>*,body>footer>*{max-width:1160px;margin-inline:auto}
    p,dd,dt,td,th,li,code,h1,h2,h3,summary{unicode-bidi:isolate}
    a{color:var(--accent);text-decoration:none}
    a:hover{text-decoration:underline;text-underline-offset:3px}
    .note a,.kicker a,.introduction a,.nothing a,.sources a{text-decoration:underline;text-underline-offset:3px}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
    code,pre{font:.875em/1.6 var(--mono)}
    .skip{position:absolute;left:-999px}
    .skip:focus{left:16px;top:8px;z-index:9;background:var(--ground);padding:4px 8px}
    .label,.kicker{color:var(--soft);font-size:13px;font-weight:600}
    .note,.introduction,.nothing{color:var(--soft)}
    .note{font-size:13.5px}
    .number{text-align:right}

    .band{padding-block:30px 34px;border-bottom:1px solid var(--line)}
    .band.held{background:var(--held-t)}.band.broken{background:var(--broken-t)}
    .band.undecided{background:var(--undecided-t)}.band.vacuous{background:var(--vacuous-t)}
    .band.partial{background:var(--partial-t)}
    h1{display:flex;gap:.5em;align-items:flex-start;margin:10px auto 0;
    font-size:clamp(23px,3.4vw,34px);line-height:1.22;font-weight:650;letter-spacing:-.015em;text-wrap:balance}
    .seal{flex:none;display:grid;place-items:center;width:1.3em;height:1.3em;margin-top:-.03em;border-radius:50%;
    background:var(--soft);color:var(--ground);font-size:.9em}
    .held .seal{background:var(--held)}.broken .seal{background:var(--broken)}
    .undecided .seal{background:var(--undecided)}.vacuous .seal{background:var(--vacuous)}
    .remarks{margin-top:14px}
    .remarks li{padding-left:1.1em;text-indent:-1.1em}
    .remarks li::before{content:"\\2013";display:inline-block;width:1.1em;text-indent:0;color:var(--soft)}
    .columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:28px 48px;margin-top:28px}
    .columns>*{min-width:0}
    .lead{margin-top:20px;padding:18px 22px 20px;border:1px solid var(--line);border-left:4px solid var(--broken);
    border-radius:10px;background:var(--ground)}
    .lead .columns{margin-top:12px;gap:20px 44px}
    .lead .sentence{font-size:16.5px;line-height:1.45}
    .lead .label+.sentence{font-size:15px}
    .lead .command{margin-bottom:8px}
    .lead .columns>div>.sentence+.label{margin-top:14px}
    .whereabouts{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
    .whereabouts code{overflow-wrap:anywhere}
    .summary{margin-top:22px;font-size:17px;font-weight:600}
    .comparison{margin-top:12px}
    .versus{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,180px),1fr));gap:8px}
    .versus>div{padding:8px 13px 9px;border-radius:8px;background:var(--sunk);border-left:3px solid var(--held)}
    .versus>.did{border-left-color:var(--broken)}
    .versus dt{color:var(--soft);font-size:12.5px;font-weight:600}
    .versus dd{font-weight:600;overflow-wrap:anywhere}
    .comparison .note,.command+.note{margin-top:7px}
    .against{margin-top:16px}
    .against li{padding:2px 0 2px 1.5em;text-indent:-1.5em}
    .against .badge,.against .sign,.against code{text-indent:0}
    .against .sign{min-width:1.5em}
    .against code{color:var(--soft);overflow-wrap:anywhere}
    .advice{margin-top:18px;padding:12px 16px;border-radius:8px;background:var(--sunk)}
    .advice .sentence{max-width:76ch}

    .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(168px,1fr));gap:12px 20px;margin-bottom:22px}
    .facts dt,.figures dt,.sizes dt{color:var(--soft);font-size:13px}
    .facts dd{font-weight:600;overflow-wrap:break-word}
    .facts .wide{grid-column:1/-1}
    .lead.undecided{border-left-color:var(--undecided)}
    .lead .listing{margin-top:10px}

    .level+.level{margin-top:20px}
    .level .name{display:flex;justify-content:space-between;gap:12px}
    .level .name b::first-letter{text-transform:uppercase}
    .bar{display:flex;gap:2px;height:12px;margin:6px 0 7px;border-radius:6px;overflow:hidden}
    .bar span{min-width:5px;background:var(--soft)}
    .bar .held{background:var(--held)}.bar .broken{background:var(--broken)}
    .bar .undecided{background:var(--undecided)}.bar .vacuous{background:var(--vacuous)}
    .bar .notClaimed{background:repeating-linear-gradient(135deg,var(--soft) 0 2px,transparent 2px 6px)}
    .bar .notApplicable{background:linear-gradient(var(--soft) 0 0) center/100% 1.5px no-repeat}
    .legend{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:13.5px}

    .badge{white-space:nowrap;font-weight:600}
    .badge .sign{display:inline-block;min-width:1.15em;font-weight:700}
    .badge.held{color:var(--held)}.badge.broken{color:var(--broken)}.badge.undecided{color:var(--undecided)}
    .badge.vacuous{color:var(--vacuous)}.badge.notClaimed{color:var(--notClaimed)}
    .badge.notApplicable{color:var(--notApplicable)}
    .tag{padding:1px 7px;border:1px solid var(--line);border-radius:10px;font-size:12.5px;font-weight:500;
    background:var(--raised);color:var(--soft);overflow-wrap:anywhere}
    h3 .tag{margin-left:6px;vertical-align:1.5px}

    .command,.listing{position:relative;border:1px solid var(--line);border-radius:8px;background:var(--ground)}
    .command{display:flex;align-items:flex-start;margin-top:5px}
    .command span{display:inline-block;max-width:100%}
    .command pre{flex:1;min-width:0;padding:9px 12px;white-space:pre-wrap;overflow-wrap:anywhere}
    .listing{margin-top:5px;background:var(--raised)}
    .listing pre{padding:12px 14px;max-height:420px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
    button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:14px;cursor:pointer}
    .copy{flex:none;margin:6px 6px 6px 0;padding:2px 11px;font-size:13px;color:var(--accent);background:var(--ground)}
    .listing .copy{position:absolute;top:0;right:0}
    .copy:hover,.chips button:hover{border-color:var(--accent)}

    nav{position:sticky;top:0;z-index:5;background:var(--ground);border-bottom:1px solid var(--line)}
    nav ul{display:flex;gap:20px;overflow-x:auto;scrollbar-width:none;white-space:nowrap;font-size:14px}
    nav ul::-webkit-scrollbar{display:none}
    nav a{display:block;padding:11px 0;color:var(--ink)}
    nav .figure{color:var(--soft);font-size:13px}
    .figure.broken{color:var(--broken)}.figure.vacuous{color:var(--vacuous)}.figure.undecided{color:var(--undecided)}
    .figure.held{color:var(--held)}
    main{padding-bottom:40px}
    section{padding-top:52px}
    h2{display:flex;gap:10px;align-items:baseline;margin:0;font-size:22px;line-height:1.3;font-weight:650;\
    letter-spacing:-.01em}
    h2 a,h3 a{color:inherit}
    h2 .figure{font-size:16px;font-weight:500;color:var(--soft)}
    h2 .figure.broken{color:var(--broken)}h2 .figure.vacuous{color:var(--vacuous)}
    h2 .figure.undecided{color:var(--undecided)}h2 .figure.held{color:var(--held)}
    .introduction{max-width:68ch;margin:4px 0 18px}
    .nothing{margin-top:6px}

    .filter{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:8px 12px;align-items:center;\
    margin-bottom:16px}
    [hidden]{display:none!important}
    .filter{margin:28px auto 0}
    .unmatched{grid-column:1/-1;padding:12px 16px;border-radius:8px;background:var(--sunk)}
    .unmatched button{padding:1px 11px;font-size:13.5px;color:var(--accent)}
    .filter label{font-weight:600}
    .filter input{font:14px var(--mono);padding:8px 12px;border:1px solid var(--line);border-radius:8px;
    background:var(--raised);color:inherit;min-width:0;width:100%}
    .filter input::placeholder{color:var(--soft);opacity:1}
    .filter output{color:var(--soft);font-size:13.5px}
    .chips{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:6px 18px}
    .chips span{display:flex;flex-wrap:wrap;gap:6px}
    .chips button{padding:2px 11px;font-size:13.5px}
    .chips b{color:var(--soft);font-weight:500}
    .chips button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--ground)}
    .chips button[aria-pressed=true] b{color:inherit}

    summary{cursor:pointer}
    details>summary:not(.area>summary){color:var(--accent);font-size:14px;padding:6px 0}
    .area{border-top:1px solid var(--line)}
    .area:last-child{border-bottom:1px solid var(--line)}
    .area>summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:11px 0;list-style:none}
    .area>summary::-webkit-details-marker{display:none}
    .area>summary::before{content:"";width:7px;height:7px;border:solid var(--soft);border-width:0 1.7px 1.7px 0;
    transform:rotate(-45deg) translate(-2px,-1px);margin:0 3px}
    .area[open]>summary::before{transform:rotate(45deg) translate(-2px,-1px)}
    .area .letters{font:600 13px var(--mono);color:var(--soft);width:2.2em}
    .area .title{font-weight:600;flex:1 1 auto}
    .area .counts{display:flex;flex-wrap:wrap;gap:2px 14px;font-size:13.5px}

    table{border-collapse:collapse;width:100%;font-size:14px}
    th{padding:6px 14px 6px 0;color:var(--soft);font-size:13px;font-weight:500;text-align:left;vertical-align:bottom}
    th.number{text-align:right}
    td{padding:9px 14px 9px 0;border-top:1px solid var(--line);vertical-align:top}
    th:last-child,td:last-child{padding-right:0}
    .number+td:not(.number),.number+th:not(.number){padding-left:18px}
    .frame{overflow-x:auto}
    .frame td{overflow-wrap:normal}
    .statement,.why,.found{font-size:13.5px;color:var(--soft);max-width:62ch}
    .why{color:var(--undecided)}
    .clauses{margin-bottom:18px}
    .clauses .verdict{width:124px}
    .clauses .binding{width:104px;font-size:13.5px}
    .clauses .binding span{display:block}
    .parts dl{margin:2px 0 10px;padding:10px 14px;border-left:2px solid var(--line)}
    .parts dl>div{display:grid;grid-template-columns:92px minmax(0,1fr);gap:0 12px}
    .parts dl>div+div{margin-top:7px}
    .parts dt{color:var(--soft);font-size:13px}
    .parts dd{margin:0;font-size:13.5px;max-width:74ch;overflow-wrap:anywhere}
    .parts .indented{padding-left:14px;color:var(--soft)}
    .inapplicable>summary{margin-left:14px}
    @media (max-width:760px){.parts dl>div{grid-template-columns:minmax(0,1fr)}}
    .sources,.grounds{margin-top:4px;font-size:13.5px;color:var(--soft);max-width:74ch}
    .grounds li{padding:3px 0}
    .grounds b{font:600 .93em var(--mono)}
    cite{font-style:normal}
    cite a{text-decoration:underline;text-underline-offset:3px}
    .clauses .situations{width:34%}
    .clauses .number{width:84px}
    .clauses .number .broken{display:block;color:var(--broken);font-weight:600;font-size:13.5px}
    .promise .name,.failure h3{font-weight:600}
    .clause{font:600 .93em var(--mono);color:inherit}
    .found a+a{margin-left:12px}
    .situations li{display:grid;grid-template-columns:76px minmax(0,1fr);gap:10px;font-size:13.5px}
    .situations b{text-align:right;font-weight:500}
    .situations i{color:var(--soft);font-style:normal}
    .situations .missed,.situations .missed b{color:var(--vacuous);font-weight:600}
    .situations .unseen{color:var(--soft)}
    .reach .missed{color:var(--vacuous)}
    @media(min-width:761px){.reach th.number{writing-mode:vertical-rl;transform:rotate(180deg);text-align:left}
    .reach td,.reach th{padding:5px 6px;font-size:12.5px}}
    tr:target>td,.list div:target,td div:target{background:var(--sunk)}

    .failure{padding:26px 0 30px;border-top:1px solid var(--line)}
    .failure:first-of-type{border-top:0;padding-top:14px}
    .failure h3{margin:0;font-size:17.5px;line-height:1.4}
    .failure .columns{margin-top:14px}
    .failure .sentence{margin:3px 0 6px;max-width:60ch}
    .happened .label{color:var(--broken)}
    .failure>.label{margin-top:22px}
    .timeline{margin:24px 0 6px}
    .stage{display:flex;width:fit-content;max-width:100%;margin-top:6px;border:1px solid var(--line);\
    border-radius:8px;background:var(--raised);overflow:hidden}
    .names{flex:none;margin-left:14px}
    .scroller{flex:1;min-width:0;overflow-x:auto;border-left:1px solid var(--line)}
    .stage svg{display:block}
    .stage text{font:11px var(--sans);fill:var(--soft)}
    .names text{font-size:12.5px;fill:var(--ink)}
    .rail,.tick{stroke:var(--line);fill:none}
    .tick{stroke-dasharray:2 3}
    .stage .time.full{fill:var(--ink);font-weight:600}
    .fold rect{fill:var(--line);opacity:.55}
    .stage .gap{text-anchor:middle;font-style:italic}
    .cause{fill:none;stroke:var(--accent);stroke-width:2}
    .link{fill:none;stroke:var(--soft);stroke-width:1;opacity:.5}
    .head{fill:var(--accent)}
    .curve polygon{fill:var(--held);opacity:.16}
    .curve polyline{fill:none;stroke:var(--held);stroke-width:1.6}
    .curve .full,.curve .empty{stroke:var(--line);fill:none}
    .curve .full{stroke-dasharray:2 3}
    .names .measure{font-size:11.5px;fill:var(--soft)}
    .limit{stroke:var(--undecided);stroke-width:1.6;stroke-dasharray:6 3}
    .stage text.limit{stroke:none;fill:var(--undecided);font-weight:600}
    .event circle{fill:var(--soft);stroke:var(--raised);stroke-width:2}
    .stage .kind{fill:var(--ink);paint-order:stroke;stroke:var(--raised);stroke-width:3px;stroke-linejoin:round}
    .focused .event{opacity:.5}
    .focused .event.path,.focused .event.breaking,.focused .event:hover,.focused .event:target,
    .focused .event:focus{opacity:1}
    .event.path circle{fill:var(--accent)}
    .event.path .kind{font-weight:600}
    .event.breaking circle{fill:var(--broken)}
    .stage .event.breaking .kind{fill:var(--broken);font-weight:700}
    .cross{stroke:var(--ground);stroke-width:1.8;fill:none}
    .violation{stroke:var(--broken);stroke-dasharray:4 3}
    .stage text.violation{stroke:none;fill:var(--broken);font-weight:600}
    .stage .before{text-anchor:end}
    .event:hover circle,.event:focus circle,.event:target circle{stroke:var(--ink)}
    .event:focus-visible{outline:none}
    .inspector{margin-top:8px;padding-left:2px;font-size:14px;min-height:1.55em}
    .sizes{display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:10px 18px;margin:5px 0 10px}
    .sizes b{font-weight:650}

    .figures{display:flex;flex-wrap:wrap;gap:14px 44px;margin:6px 0 20px}
    .figures dd{font-size:24px;font-weight:650;letter-spacing:-.01em}
    .list>div{display:grid;grid-template-columns:150px minmax(0,1fr);gap:4px 18px;padding:7px 0;\
    border-top:1px solid var(--line)}
    .list dd{max-width:72ch}
    .value{overflow-wrap:anywhere}
    .mismatches{margin-top:4px;color:var(--broken)}
    .labels{columns:2;column-gap:48px;margin-top:26px}
    .group{break-inside:avoid;margin-bottom:22px}
    .bars>div{display:grid;grid-template-columns:minmax(0,11em) minmax(0,1fr);gap:14px;align-items:center;padding:2px 0}
    .bars dt{font-size:13.5px;overflow-wrap:anywhere;line-height:1.35}
    .bars dd{display:flex;gap:10px;align-items:center;font-size:13.5px}
    .bars b{font-weight:500;width:3.4em;text-align:right}
    .bars .count{color:var(--soft);width:5em;text-align:right}
    .track{flex:1;height:7px;border-radius:4px;background:var(--sunk);overflow:hidden}
    .track span{display:block;height:100%;min-width:2px;background:var(--accent)}
    #appendix h3{margin:24px 0 6px;font-size:16px}
    .notes{margin-top:10px;max-width:74ch}
    .notes li{padding:4px 0}
    body>footer{padding-block:22px 40px;border-top:1px solid var(--line);color:var(--soft);font-size:13.5px}

    @media (max-width:760px){
    .columns,.labels{grid-template-columns:minmax(0,1fr);columns:1}
    .band{padding-block:26px}
    .filter{grid-template-columns:minmax(0,1fr) auto}
    .filter label{position:absolute;left:-999px}
    .clauses thead{display:none}
    .clauses,.clauses tbody{display:block}
    .clauses tr{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;padding:13px 0;\
    border-top:1px solid var(--line)}
    .clauses td{display:block;width:auto;padding:0;border:0}
    .clauses .promise,.clauses .situations{grid-column:1/-1;width:auto}
    .clauses .verdict{width:auto}
    .clauses .promise{order:1}.clauses .situations{order:2}.clauses .number{order:3;grid-column:1/-1;width:auto;\
    text-align:left}
    .clauses .number::before{content:"Cases ";color:var(--soft)}
    .clauses .number .broken{display:inline;margin-left:10px}
    .clauses .binding{width:auto;text-align:right}
    .clauses .binding span{display:inline}
    .clauses .binding span+span::before{content:" \\00b7  "}
    .frame{overflow:visible}
    .frame thead{display:none}
    .frame table,.frame tbody{display:block}
    .frame tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:5px 16px;padding:11px 0;\
    border-top:1px solid var(--line)}
    .frame td,.frame .number+td:not(.number){display:block;grid-column:1/-1;padding:0;border:0;text-align:left;\
    overflow-wrap:anywhere}
    .frame td.number{grid-column:auto}
    .frame td:empty{display:none}
    .frame td::before{content:attr(data-c) " ";color:var(--soft);font-size:12.5px}
    .lead{padding:15px 16px 16px}
    .area .title{flex:1 1 0}
    .area .counts{flex-basis:100%;padding-left:calc(2.2em + 25px)}
    .list>div{grid-template-columns:minmax(0,1fr)}
    }
    @media print{
    :root{color-scheme:light}
    nav,.filter,.copy,.skip{display:none!important}
    body{font-size:11pt}
    details:not(.log,.raw)::details-content{content-visibility:visible;height:auto}
    details:is(.log,.raw)::details-content{display:none}
    .frame,.listing pre{overflow:visible;max-height:none}
    .scroller{overflow:hidden;display:flex;justify-content:flex-end}
    .scroller svg{flex:none}
    .lead,.failure h3,tr,.level,.snapshot{break-inside:avoid}
    a{color:inherit}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }
    @media (forced-colors:active){.bar span,.track span,.seal{forced-color-adjust:none}}

    """
}
