"""The look of a report: light, dark and in print."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #ffffff; --soft: #6b6b6b;
  --bar: #4a7ab5; --rule: #d8d8d8; --land: #f6f4ec; --woods: #d5e3c8; --hill: #e9dcc0;
  --high: #d2c1a5; --built: #ddd8d8; --road: #d9cdb4; --stood: #1f5fbf; --fought: #d9730d;
  --died: #b3121d; --taken: #0f7d43; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --paper: #16181b; --soft: #a0a0a0;
  --bar: #6f9fd8; --rule: #3a3d41; --land: #24272b; --woods: #2c3a2e; --hill: #3a3529;
  --high: #4a4235; --built: #3b3b40; --road: #4d483c; --stood: #6aa8ff; --fought: #ffa14a;
  --died: #ff6b70; --taken: #4fd08a; } }
@media print { :root { --ink: #000; --paper: #fff; --soft: #444; --bar: #777; --rule: #bbb;
  --land: #fff; --woods: #eee; --hill: #f3f3f3; --high: #e4e4e4; --built: #e8e8e8; --road: #ddd;
  --stood: #1f5fbf; --fought: #d9730d; --died: #b3121d; --taken: #0f7d43; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h1.run { font-size: 1.35rem; margin-top: 3rem; padding-top: 1rem;
  border-top: 2px solid var(--rule); } h2 { font-size: 1.15rem; margin-top: 2rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 0.2rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin-top: 1.5rem; font-size: 0.9rem; }
a { color: var(--stood); }
p.note, .small { color: var(--soft); fill: var(--soft); font-size: 0.85rem; }
section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid var(--rule); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums;
  padding-left: 0.6rem; }
th:last-child, td:last-child { padding-right: 0; }
td.number { white-space: nowrap; }
svg { width: 100%; height: auto; } svg.bars { height: 170px; overflow: visible; display: block; }
svg text { font-size: 12px; fill: var(--soft); } rect.bar { fill: var(--bar); }
.shares { display: grid; grid-template-columns: fit-content(50%) 1fr max-content;
  gap: 0.3rem 0.6rem; align-items: center; font-size: 0.9rem; margin-bottom: 0.8rem; }
.shares b { font-weight: 400; text-align: right; } .shares i { font-style: normal; }
.track { position: relative; height: 1.15rem; } .track i { position: absolute; top: 0; bottom: 0; }
.track .bar { left: 0; background: var(--bar); }
.track .whisker { border: solid var(--ink); border-width: 0 1px; top: 25%; bottom: 25%; }
.track .whisker::after { content: ""; position: absolute; left: 0; right: 0; top: 50%;
  border-top: 1px solid var(--ink); }
.track .fair { border-left: 1px dashed var(--soft); top: -0.15rem; bottom: -0.15rem; }
.axis { grid-column: 2; position: relative; height: 1.2rem; } .axis i { position: absolute; }
.axis i:not(:first-child, :last-child) { transform: translateX(-50%); }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 1rem; }
figure { margin: 0; break-inside: avoid; } figcaption { font-size: 0.85rem; }
.scale { display: block; white-space: nowrap; color: var(--soft); }
.scale i { display: inline-block; width: 0.9rem; height: 0.7rem; }
.scale-stood i { background: var(--stood); } .scale-fought i { background: var(--fought); }
.scale-died i { background: var(--died); }
.scale-taken i { background: var(--taken); }
.halves { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: 0 2rem; align-items: start; }
svg.defs { position: absolute; width: 0; height: 0; }
svg.map { box-sizing: border-box; border: 1px solid var(--rule); border-radius: 4px;
  background: var(--land); }
.open { fill: var(--land); } .woods { fill: var(--woods); } .hill { fill: var(--hill); }
.high { fill: var(--high); } .built { fill: var(--built); }
.open, .woods, .hill, .high, .built { stroke: var(--rule); stroke-width: 0.5; }
.road { fill: none; stroke: var(--road); stroke-width: 1.6; }
.wall { fill: none; stroke: var(--soft); stroke-width: 0.5; }
.way { fill: none; stroke: var(--road); stroke-width: 1; }
.town { fill: var(--paper); stroke: var(--soft); stroke-width: 0.6; }
.names text { text-anchor: middle; fill: var(--ink); paint-order: stroke; stroke: var(--land);
  stroke-width: 0.15em; }
.stood { fill: var(--stood); } .fought { fill: var(--fought); } .died { fill: var(--died); }
.taken { fill: var(--taken); }
.ground { fill-opacity: 0.55; }
tr.bold td { font-weight: 600; } tr.group th { padding-top: 0.8rem; }
@media (max-width: 34rem) { table { font-size: 0.8rem; }
  th, td { padding-right: 0.35rem; } .shares { grid-template-columns: 1fr max-content; }
  .shares b { grid-column: 1 / -1; text-align: left; margin-bottom: -0.3rem; }
  .axis { grid-column: 1; } section[id^="pieces"] :is(td, th):nth-child(5) { display: none; } }
td:first-child::first-letter, .shares b::first-letter, figcaption::first-letter {
  text-transform: uppercase; }
ul { padding-left: 1.2rem; } li { margin: 0.2rem 0; }
@media screen and (min-width: 60rem) { .maps { grid-template-columns: repeat(var(--seats), 1fr);
  --wide: min(100vw - 3rem, 21rem * var(--seats) + 12rem); width: var(--wide);
  margin-left: calc((44rem - var(--wide)) / 2); } section:has(.maps) { overflow: visible; }
  .maps figure { grid-row: var(--row); grid-column: var(--column); } }
@media print { body { max-width: none; margin: 0; } * { print-color-adjust: exact; }
  section { break-inside: avoid; overflow: visible; } section.long { break-inside: auto; }
  nav { display: none; } h2, h3 { break-after: avoid; } tr { break-inside: avoid; }
  h1.run { break-before: page; } }
"""
