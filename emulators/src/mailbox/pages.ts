import * as v from 'valibot';
import type { Actions } from './api.ts';
import { type FaultMode, faultModes } from './faults.ts';
import { html, type Markup } from './html.ts';
import { fault, page, type Reply, type Request, type Route, seeOther } from './http.ts';
import { layout } from './layout.ts';
import { eventType, type Message } from './message.ts';
import { listOf, messagePane, nothingChosen, type View, views } from './parts.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A mail may hold anything. It is shown in a frame without an origin: no script runs, no form is sent, nothing is
 * fetched but pictures of the product itself, and the page around it is out of reach.
 */
const mailPolicy = (site: string) =>
  `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: ${site}; font-src ${site}; style-src 'unsafe-inline'; frame-ancestors 'self'`;

export interface PageOptions {
  actions: Actions;
  /** The product's own address, linked from here. */
  site: string;
}

/** For people. */
export function pageRoutes({ actions, site }: PageOptions): Route[] {
  const { store, faults } = actions;
  const show = (request: Request, chosen: Message | undefined, pane: Markup): Reply =>
    page(
      layout({
        site,
        title: chosen ? chosen.subject : 'Mailbox',
        list: listOf(store.list(), chosen?.id),
        count: store.list().length,
        pane,
        fault: faults.current(),
        schedules: actions.scheduleNames,
        notice: request.query.get('notice'),
        hasChosen: Boolean(chosen),
      }),
      { 'content-security-policy': POLICY },
    );
  const showMessage = (request: Request, [id = '', view = 'html']: string[]): Reply => {
    const message = store.find(id);
    if (!message) return { ...show(request, undefined, gone), status: 404 };
    return show(request, message, messagePane(message, isView(view) ? view : 'html'));
  };
  return [
    {
      method: 'GET',
      path: '/',
      handle: (request) => show(request, undefined, nothingChosen(store.list().length)),
    },
    { method: 'GET', path: '/messages/{id}', handle: showMessage },
    { method: 'GET', path: '/messages/{id}/view/{view}', handle: showMessage },
    {
      method: 'GET',
      path: '/messages/{id}/content',
      handle: (_request, [id = '']) => content(store.find(id), site),
    },
    {
      method: 'GET',
      path: '/messages/{id}/attachments/{index}',
      handle: (_request, [id = '', index = '']) => attachment(store.find(id), Number(index)),
    },
    {
      method: 'GET',
      path: '/mailbox.css',
      handle: () => ({ status: 200, type: 'text/css; charset=utf-8', body: style }),
    },
    {
      method: 'GET',
      path: '/mailbox.js',
      handle: () => ({ status: 200, type: 'text/javascript; charset=utf-8', body: script }),
    },
    ...formRoutes(actions),
  ];
}

const gone = html`<div class="empty"><h2>This message has been deleted</h2><p>Choose another one from the list.</p></div>`;

const isView = (text: string): text is View => (views as readonly string[]).includes(text);

function content(message: Message | undefined, site: string): Reply {
  if (!message) return fault(404, 'not-found', 'No such message.');
  const body = message.html ?? '<p>This message has no HTML part.</p>';
  return page(`<!doctype html><base target="_blank">${body}`, {
    'content-security-policy': mailPolicy(site),
  });
}

function attachment(message: Message | undefined, index: number): Reply {
  const file = message?.attachments[index];
  if (!file) return fault(404, 'not-found', 'No such attachment.');
  return {
    status: 200,
    // Always a download, never shown here: its content comes from outside.
    type: 'application/octet-stream',
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': 'sandbox',
    },
    body: Buffer.from(file.content, 'base64'),
  };
}

/** Each runs its action and redirects to a page with the result. */
function formRoutes(actions: Actions): Route[] {
  const { store, faults } = actions;
  const back = (to: string, notice: string) => seeOther(`${to}?notice=${encodeURIComponent(notice)}`);
  return [
    {
      method: 'POST',
      path: '/clear',
      handle: () => {
        store.clear();
        return back('/', 'All messages have been deleted.');
      },
    },
    {
      method: 'POST',
      path: '/faults',
      handle: ({ body }) => {
        const form = new URLSearchParams(body);
        const mode = faultModes.find((known) => known === form.get('mode')) ?? 'ok';
        const count = Number(form.get('count'));
        faults.set({ mode, count: Number.isInteger(count) && count > 0 ? count : null });
        return back('/', faultNotice(mode, faults.current().count));
      },
    },
    {
      method: 'POST',
      path: '/limits/reset',
      handle: async () =>
        back('/', `Limits have been reset: ${await actions.resetLimits()} counters removed.`),
    },
    {
      method: 'POST',
      path: '/schedules/run',
      handle: async ({ body }) => {
        const name = new URLSearchParams(body).get('name') ?? '';
        if (!actions.scheduleNames.includes(name)) return back('/', `There is no schedule ${name}.`);
        const said = await actions.runSchedule(name).then(
          () => `${name} has run.`,
          (error: unknown) => `${name} failed: ${error instanceof Error ? error.message : error}`,
        );
        return back('/', said);
      },
    },
    {
      method: 'POST',
      path: '/messages/{id}/event',
      handle: async ({ body }, [id = '']) => {
        const message = store.find(id);
        const type = v.safeParse(eventType, new URLSearchParams(body).get('type'));
        if (!message || !type.success) return back('/', 'That message has been deleted.');
        const said = await actions.sendEvent(message, type.output).then(
          ({ status }) => `The product answered ${status} to ‘${type.output}’.`,
          (error: unknown) => `The event did not arrive: ${error instanceof Error ? error.message : error}`,
        );
        return back(`/messages/${encodeURIComponent(id)}`, said);
      },
    },
  ];
}

function faultNotice(mode: FaultMode, count: number | null): string {
  if (mode === 'ok') return 'The provider works again.';
  return count === null
    ? `The provider fails (${mode}) until you switch it back.`
    : `The provider fails (${mode}) ${count} times.`;
}
