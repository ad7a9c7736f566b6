import { type FaultMode, faultModes } from './faults.ts';
import { html, type Markup } from './html.ts';

export interface LayoutOptions {
  site: string;
  title: string;
  list: Markup;
  count: number;
  pane: Markup;
  fault: { mode: FaultMode; count: number | null };
  schedules: readonly string[];
  notice: string | null;
  hasChosen: boolean;
}

const faultNames: Record<FaultMode, string> = {
  ok: 'works',
  '401': 'refuses the key (401)',
  '422': 'refuses the email (422)',
  '429': 'says too many (429)',
  '500': 'breaks (500)',
  timeout: 'takes the email, never answers',
  reset: 'cuts the connection',
  slow: 'answers after 3 seconds',
};

export function layout(options: LayoutOptions): string {
  const document = html`<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${options.title} · Local mailbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/mailbox.css"><script src="/mailbox.js" defer></script></head><body class="${options.hasChosen ? 'reading' : 'listing'}"><a class="skip" href="#pane">Skip to the message</a><header><h1><a href="/">Local mailbox</a></h1><a href="${options.site}/">Open the site</a></header>${notice(options.notice)}<main><section class="side" aria-label="Messages"><div class="side-head"><h2>Messages <span class="count" id="count">${options.count}</span></h2><form method="post" action="/clear"><button class="quiet">Delete all</button></form></div><div id="list">${options.list}</div>${tools(options)}</section><section id="pane" tabindex="-1" aria-label="Message">${options.pane}</section></main></body></html>`;
  return `<!doctype html>${document.markup}`;
}

const notice = (text: string | null): Markup =>
  html`<div class="notice" role="status">${text && html`<p>${text}</p>`}</div>`;

function tools({ fault, schedules }: LayoutOptions): Markup {
  return html`<div class="tools"><form method="post" action="/faults"><fieldset><legend>Email provider</legend><p id="fault" class="${fault.mode === 'ok' ? 'fine' : 'failing'}">${
    fault.mode === 'ok'
      ? 'It works.'
      : `It ${faultNames[fault.mode]}${fault.count === null ? '.' : `, ${fault.count} more times.`}`
  }</p><label>From now on it <select name="mode">${faultModes.map(
    (mode) =>
      html`<option value="${mode}" ${mode === fault.mode ? html`selected` : ''}>${faultNames[mode]}</option>`,
  )}</select></label><label>for <input name="count" type="number" min="1" max="999" inputmode="numeric" placeholder="all"> requests</label><button>Switch</button></fieldset></form><form method="post" action="/schedules/run"><fieldset><legend>Clock</legend><label>Run now <select name="name">${schedules.map(
    (name) => html`<option>${name}</option>`,
  )}</select></label><button>Run</button></fieldset></form><form method="post" action="/limits/reset"><fieldset><legend>Limits</legend><p class="hint">Clears the counts of how often each person has sent a form.</p><button>Reset limits</button></fieldset></form></div>`;
}
