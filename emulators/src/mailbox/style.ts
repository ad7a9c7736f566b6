/** The mailbox is a developer tool with colours of its own, which stay when the brand's change. */
export const style = `
:root { color-scheme: light dark; --page: #fbfaf7; --panel: #ffffff; --raised: #f3f1ea; --line: #dcd8cc; --ink: #0f1b2d;
  --soft: #4a5870; --link: #1d4fa8; --head: #0c1d36; --head-ink: #fbfaf7; --accent: #f2b705; --good: #1c6b45; --bad: #a3271f; }
@media (prefers-color-scheme: dark) { :root { --page: #081426; --panel: #0c1d36; --raised: #13294a; --line: #2a4268;
  --ink: #f3f1ea; --soft: #b3c0d4; --link: #9cc2ff; --head: #050d19; --good: #7ed3a8; --bad: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
  min-height: 100vh; display: flex; flex-direction: column; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
h1, h2 { font-size: 1rem; margin: 0; font-weight: 650; }
header { background: var(--head); color: var(--head-ink); padding: 12px 20px; display: flex; gap: 16px; align-items: center;
  justify-content: space-between; border-bottom: 2px solid var(--accent); }
header a { color: inherit; } header h1 a { text-decoration: none; }
header :focus-visible { outline-color: var(--accent); }
.skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: var(--panel); padding: 8px 12px; z-index: 1; }
.notice p { margin: 0; padding: 8px 20px; background: var(--raised); border-bottom: 1px solid var(--line); }
main { flex: 1; display: grid; grid-template-columns: minmax(300px, 400px) minmax(0, 1fr); }
.side { border-right: 1px solid var(--line); background: var(--panel); display: flex; flex-direction: column; min-width: 0; }
.side-head { display: flex; justify-content: space-between; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; margin-left: 4px; }
#list { flex: 1; overflow-y: auto; min-height: 160px; }
.list { list-style: none; margin: 0; padding: 0; }
.list a { display: block; padding: 10px 20px 12px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line);
  border-left: 3px solid transparent; }
.list a:hover { background: var(--raised); } .list a[aria-current] { background: var(--raised); border-left-color: var(--accent); }
.list a:focus-visible { outline-offset: -3px; }
.row { display: flex; gap: 8px; align-items: baseline; min-width: 0; }
.row strong { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.row time, .template, .hint { color: var(--soft); font-size: 13px; } .row time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.subject { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.template { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag { font-size: 12px; border: 1px solid var(--line); border-radius: 6px; padding: 0 6px; color: var(--soft); white-space: nowrap; }
.tag.delivered { color: var(--good); } .tag.bounced, .tag.complained { color: var(--bad); }
#list .hint { margin: 20px; }
.tools { border-top: 1px solid var(--line); padding: 8px 20px 16px; background: var(--page); }
fieldset { border: 0; margin: 8px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; font-size: 14px; }
legend { font-weight: 650; padding: 0; float: left; width: 100%; } fieldset p { margin: 0; width: 100%; }
legend + * { clear: both; }
.fine { color: var(--good); } .failing { color: var(--bad); font-weight: 600; }
button, select, input { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--soft); border-radius: 6px;
  min-height: 32px; padding: 3px 10px; max-width: 100%; }
input[type=number] { width: 5.5em; } button { cursor: pointer; } button:hover { background: var(--raised); }
.quiet { border-color: transparent; color: var(--soft); }
#pane { padding: 24px clamp(16px, 3vw, 40px); min-width: 0; display: flex; flex-direction: column; }
article { display: flex; flex-direction: column; flex: 1; min-width: 0; }
article h2 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
.back { display: none; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 16px 0; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.files { margin: 0 0 16px; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 8px; }
.files li { border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; background: var(--panel); overflow-wrap: anywhere; }
.events { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 16px; color: var(--soft); font-size: 14px; }
.events button { color: var(--ink); }
.views { display: flex; gap: 4px; border-bottom: 1px solid var(--line); }
.views a { padding: 6px 12px; text-decoration: none; border-bottom: 3px solid transparent; color: var(--soft); }
.views a[aria-current] { color: var(--ink); border-bottom-color: var(--accent); }
iframe { flex: 1; width: 100%; min-height: 70vh; border: 1px solid var(--line); border-top: 0; background: #fff; color-scheme: light; }
.text { flex: 1; margin: 0; padding: 20px; background: var(--panel); border: 1px solid var(--line); border-top: 0; overflow: auto;
  white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, 'SF Mono', Menlo, monospace; }
.empty { margin: auto; text-align: center; max-width: 44ch; } .empty h2 { font-size: 1.25rem; }
.contours { width: 240px; max-width: 100%; color: var(--line); margin-bottom: 16px; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: inherit; font-size: 13px; background: var(--panel); }
@media (min-width: 761px) { body { height: 100vh; } main { min-height: 0; } .side, #pane { overflow-y: auto; min-height: 0; } }
@media (max-width: 760px) {
  main { grid-template-columns: minmax(0, 1fr); }
  .reading .side { display: none; } .listing #pane { display: none; }
  .side { border-right: 0; } .back { display: inline-block; margin-bottom: 12px; }
  #pane { padding: 16px; } .side-head, .tools, .list a { padding-left: 16px; padding-right: 16px; } header { padding: 12px 16px; }
}
`;
