import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { mailEventsPath } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import { host } from '../suite/ports.ts';
import { type Actions, apiRoutes } from './api.ts';
import { createFaults } from './faults.ts';
import { fault, findRoute, isOurOwn, type Request, type Route, readRequest, send } from './http.ts';
import { pageRoutes } from './pages.ts';
import { createProvider } from './provider.ts';
import { createStore } from './store.ts';
import { sendWebhook } from './webhook.ts';

/** How long a request of the fault mode 'timeout' hangs before its connection is cut after all. */
const HANG = 5 * 60_000;

export interface MailboxOptions {
  port: number;
  /** Address of the product: webhooks go there, and its pictures are shown in mails. */
  site: string;
  apiKey: string;
  webhookSecret: string;
  /** Mails survive a restart in this file. */
  file?: string;
  scheduleNames: readonly string[];
  runSchedule: (name: string) => Promise<void>;
  resetLimits: () => Promise<number>;
}

export interface Mailbox {
  address: string;
  close: () => Promise<void>;
}

/** Starts the mailbox: the provider's stand-in, the API for tests, and the page for people, on one port. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const store = createStore(options.file);
  const faults = createFaults();
  const now = Date.now;
  const provider = createProvider({ apiKey: options.apiKey, faults, deliver: store.add, now, wait });
  const webhook = { secret: options.webhookSecret, url: absoluteUrl(options.site, mailEventsPath), now };
  const actions: Actions = {
    store,
    faults,
    scheduleNames: options.scheduleNames,
    runSchedule: options.runSchedule,
    resetLimits: options.resetLimits,
    sendEvent: async (message, type, eventId) => {
      const sent = await sendWebhook(webhook, message, type, eventId);
      store.addEvent(message.id, type, new Date(now()));
      return sent;
    },
  };
  const routes = [...apiRoutes(actions), ...pageRoutes({ actions, site: options.site })];
  const server = createServer((incoming, response) => {
    serve(incoming, response, { routes, provider, store, port: options.port }).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, fault(500, 'internal', error instanceof Error ? error.message : String(error)));
    });
  });
  await listen(server, options.port);
  return {
    address: `http://${host}:${options.port}`,
    close: async () => {
      store.flush();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

interface Parts {
  routes: readonly Route[];
  provider: ReturnType<typeof createProvider>;
  store: ReturnType<typeof createStore>;
  port: number;
}

async function serve(incoming: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const request = await readRequest(incoming);
  if (!isOurOwn(request, parts.port)) {
    return send(response, fault(403, 'permission-denied', 'The mailbox answers to this machine only.'));
  }
  if (request.method === 'POST' && request.path === '/provider/emails') {
    return answerSender(request, incoming, response, parts.provider);
  }
  if (request.method === 'GET' && request.path === '/api/stream') {
    return streamChanges(response, parts.store);
  }
  const found = findRoute(parts.routes, request);
  if (!found) return send(response, fault(404, 'not-found', `Nothing at ${request.path}.`));
  send(response, await found.route.handle(request, found.parameters));
}

async function answerSender(
  request: Request,
  incoming: IncomingMessage,
  response: ServerResponse,
  provider: Parts['provider'],
): Promise<void> {
  const key = request.headers['idempotency-key'];
  const outcome = await provider.send({
    authorization: request.headers.authorization,
    idempotencyKey: Array.isArray(key) ? key[0] : key,
    body: request.body,
  });
  provider.dropOldKeys();
  if (outcome === 'reset') {
    incoming.socket.resetAndDestroy();
  } else if (outcome === 'timeout') {
    setTimeout(() => response.destroy(), HANG).unref();
  } else {
    send(response, {
      status: outcome.status,
      type: 'application/json; charset=utf-8',
      headers: outcome.headers,
      body: JSON.stringify(outcome.body),
    });
  }
}

/** Notifies the page of each change while it listens. */
function streamChanges(response: ServerResponse, store: Parts['store']): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('event: hello\ndata:\n\n');
  const stop = store.onChange(() => response.write('event: change\ndata:\n\n'));
  response.once('close', stop);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
