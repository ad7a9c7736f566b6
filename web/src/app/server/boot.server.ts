/** Long enough after `load` for what a page that runs at once still fetches. */
const restMs = 2_000;

/** Registers the service worker when the page has loaded, rested, and is idle: it never competes with the page. */
function registering(registration: string): string {
  return [
    "if(navigator.serviceWorker)w.addEventListener('load',()=>setTimeout(()=>(w.requestIdleCallback||setTimeout)(()=>",
    `import(${JSON.stringify(registration)}).catch(()=>0)),${restMs}));`,
  ].join('');
}

/**
 * The only script of a page that is merely read: under 1.1 kB, inline, the same on every page, allowed by its hash. It
 * - marks that scripts run (class `js`, before the first paint), and that the whole page is to be laid out at once
 *   (`whole`: after a reload, on the way back or at a fragment the browser looks for a place in it);
 * - fetches the entry (and its imports, in parallel) at the first sign of intent, or right after the first paint if the
 *   page asks for that: reading comes first. If it can't be loaded, the mark is removed and the page works without
 *   script again;
 * - remembers a script-only button that is pressed before then (`early-tap.client.ts`);
 * - registers the service worker when all is quiet.
 */
export function bootScript(scripts: readonly string[], registration?: string): string {
  return [
    '((d,w,r,e,n)=>{',
    "r.classList.add('js');if(performance.getEntriesByType('navigation')[0]?.type!='navigate'||location.hash)r.classList.add('whole');",
    'function go(){if(n)return;n=1;',
    'e.forEach(t=>w.removeEventListener(t,go,true));',
    "(r.dataset.scripts||'').replace(/\\S+/g,h=>d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:h})));",
    `Promise.all(${JSON.stringify(scripts)}.map(s=>import(s)))`,
    ".catch(()=>r.classList.remove('js'))}",
    'e.forEach(t=>w.addEventListener(t,go,{capture:true,passive:true}));',
    "w.addEventListener('click',t=>{",
    "w.earlyTap=t.target.closest('button[type=button]:not([popovertarget])')||w.earlyTap},true);",
    registration === undefined ? '' : registering(registration),
    "if(r.dataset.hydrate=='now')d.addEventListener('DOMContentLoaded',()=>d.hidden?go():requestAnimationFrame(()=>setTimeout(go)))",
    "})(document,window,document.documentElement,['pointerover','pointerdown','keydown','focusin','touchstart'])",
  ].join('');
}
