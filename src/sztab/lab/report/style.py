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
  --stood: #1f5fbf; --fought: #d9730d; --died: #b3121d; --taken: #0f7d43; }
  body { max-width: none; margin: 0; } * { print-color-adjust: exact; }
  section { break-inside: avoid; overflow: visible; } section.long { break-inside: auto; }
  h2, h3 { break-after: avoid; } tr { break-inside: avoid; } h1.run { break-before: page; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h1.run { font-size: 1.35rem; margin-top: 3rem; padding-top: 1rem;
  border-top: 2px solid var(--rule); } h2 { font-size: 1.15rem; margin-top: 2rem; }
p.note, .small { color: var(--soft); fill: var(--soft); font-size: 0.85rem; }
section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.2rem 0.6rem 0.2rem 0; border-bottom: 1px solid var(--rule); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
svg text.small { font-size: 11px; fill: var(--soft); }
.bar { fill: var(--bar); } .line { stroke: var(--ink); fill: none; }
.fair { stroke: var(--soft); stroke-dasharray: 4 3; fill: none; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 1rem; }
figure { margin: 0; break-inside: avoid; } figcaption { font-size: 0.85rem; }
svg.defs { position: absolute; width: 0; height: 0; }
svg.map { border: 1px solid var(--rule); border-radius: 4px; background: var(--land); }
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
tr.bold td { font-weight: 600; }
ul { padding-left: 1.2rem; } li { margin: 0.2rem 0; }
"""
