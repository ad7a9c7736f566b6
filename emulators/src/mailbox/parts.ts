import { html, type Markup } from './html.ts';
import { eventTypes, type Message } from './message.ts';

export const views = ['html', 'text', 'source'] as const;
export type View = (typeof views)[number];

const viewNames: Record<View, string> = { html: 'As sent', text: 'Plain text', source: 'Source' };
const eventNames = { delivered: 'Delivered', bounced: 'Bounced', complained: 'Marked as spam' } as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const addressOf = (message: Message): string => `/messages/${encodeURIComponent(message.id)}`;

/** Today's mails show only their time, which tells them apart in the list. */
function shortTime(createdAt: string): string {
  const [day, time] = clock.format(new Date(createdAt)).split(', ');
  const [today] = clock.format(new Date()).split(', ');
  return (day === today ? time : day) ?? '';
}

/** Replaced as a whole by the script when a mail comes. */
export function listOf(messages: readonly Message[], chosen: string | undefined): Markup {
  if (messages.length === 0)
    return html`<p class="hint">No emails yet. Everything the product sends appears here.</p>`;
  return html`<ol class="list">${messages.map(
    (message) =>
      html`<li><a href="${addressOf(message)}" ${
        message.id === chosen ? html`aria-current="true"` : ''
      }><span class="row"><strong>${message.to.join(', ')}</strong><time datetime="${message.createdAt}">${shortTime(message.createdAt)}</time></span><span class="subject">${message.subject}</span><span class="row"><span class="template">${
        message.template ?? 'no template'
      }</span>${
        message.attachments.length > 0 &&
        html`<span class="tag">${filesText(message.attachments.length)}</span>`
      }${message.events.map((event) => html`<span class="tag ${event.type}">${eventNames[event.type]}</span>`)}</span></a></li>`,
  )}</ol>`;
}

const filesText = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

export function nothingChosen(count: number): Markup {
  return html`<div class="empty">${contours}<h2>${count > 0 ? 'Choose a message' : 'The mailbox is empty'}</h2><p>Every email the product sends on this machine arrives here, and goes nowhere else.</p><p class="hint">Keys: <kbd>j</kbd> and <kbd>k</kbd> go to the next and previous message.</p></div>`;
}

export function messagePane(message: Message, view: View): Markup {
  return html`<article aria-labelledby="subject"><a class="back" href="/">All messages</a><h2 id="subject">${message.subject}</h2><dl class="facts"><dt>From</dt><dd>${message.from}</dd><dt>To</dt><dd>${message.to.join(', ')}</dd>${
    message.headers['Reply-To'] && html`<dt>Reply to</dt><dd>${message.headers['Reply-To']}</dd>`
  }<dt>Sent</dt><dd>${clock.format(new Date(message.createdAt))}</dd><dt>Template</dt><dd>${message.template ?? 'none'}</dd></dl>${attachments(message)}${events(message)}<nav class="views" aria-label="Parts of the message">${views.map(
    (one) =>
      html`<a href="${addressOf(message)}/view/${one}" ${one === view ? html`aria-current="page"` : ''}>${viewNames[one]}</a>`,
  )}</nav>${body(message, view)}</article>`;
}

function attachments(message: Message): Markup {
  return html`${
    message.attachments.length > 0 &&
    html`<ul class="files" aria-label="Attachments">${message.attachments.map(
      (file, index) =>
        html`<li><a download href="${addressOf(message)}/attachments/${index}">${file.filename}</a> <span class="hint">${sizeText(file.content)}</span></li>`,
    )}</ul>`
  }`;
}

function sizeText(content: string): string {
  const bytes = Buffer.from(content, 'base64').length;
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} kB`;
}

function events(message: Message): Markup {
  return html`<form class="events" method="post" action="${addressOf(message)}/event"><span id="events-${message.id}">Tell the product that it was</span>${eventTypes.map(
    (type) => html`<button name="type" value="${type}">${eventNames[type].toLowerCase()}</button>`,
  )}</form>`;
}

function body(message: Message, view: View): Markup {
  if (view === 'text')
    return html`<pre class="text" tabindex="0" aria-label="Plain text">${message.text ?? 'This message has no text part.'}</pre>`;
  if (view === 'source')
    return html`<pre class="text" tabindex="0" aria-label="Source">${source(message)}</pre>`;
  return html`<iframe title="The message as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${addressOf(message)}/content"></iframe>`;
}

function source(message: Message): string {
  const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
  const tags = Object.entries(message.tags).map(([name, value]) => `X-Tag-${name}: ${value}`);
  return [...headers, ...tags, '', message.html ?? message.text ?? ''].join('\n');
}

/** The brand's contour lines, quiet. */
const contours = html`<svg class="contours" viewBox="0 0 240 90" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1"><path d="M4 78c30-46 58-62 92-52s44 40 72 38 40-30 68-34"/><path d="M14 84c28-38 54-52 82-44s46 34 72 32 40-22 64-26"/><path d="M30 88c22-28 44-38 66-32s44 26 68 24 42-16 66-18"/><path d="M2 64C32 22 62 8 100 18s44 36 70 36 40-34 68-40"/></svg>`;
