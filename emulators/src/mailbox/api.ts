import * as v from 'valibot';
import { type Faults, faultOrder } from './faults.ts';
import { fault, json, type Reply, type Request, type Route } from './http.ts';
import { type EventType, eventType, type Message } from './message.ts';
import type { MessageStore } from './store.ts';

export interface Actions {
  store: MessageStore;
  faults: Faults;
  scheduleNames: readonly string[];
  runSchedule: (name: string) => Promise<void>;
  resetLimits: () => Promise<number>;
  sendEvent: (
    message: Message,
    type: EventType,
    eventId?: string,
  ) => Promise<{ eventId: string; status: number; answer: string }>;
}

const eventOrder = v.object({ type: eventType, eventId: v.optional(v.string()) });

/** For tests and tools. */
export function apiRoutes(actions: Actions): Route[] {
  const { store, faults } = actions;
  return [
    {
      method: 'GET',
      path: '/api/messages',
      handle: ({ query }) => json(200, { messages: list(store, query) }),
    },
    {
      method: 'DELETE',
      path: '/api/messages',
      handle: () => {
        store.clear();
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      path: '/api/messages/{id}',
      handle: (_request, [id = '']) => {
        const message = store.find(id);
        return message ? json(200, inFull(message)) : noMessage(id);
      },
    },
    {
      method: 'POST',
      path: '/api/messages/{id}/event',
      handle: (request, [id = '']) => postEvent(actions, request, id),
    },
    { method: 'GET', path: '/api/faults', handle: () => json(200, faults.current()) },
    {
      method: 'POST',
      path: '/api/faults',
      handle: (request) => {
        const order = v.safeParse(faultOrder, readJson(request));
        if (!order.success) return invalid(order.issues);
        faults.set(order.output);
        return json(200, faults.current());
      },
    },
    {
      method: 'POST',
      path: '/api/schedules/{name}/run',
      handle: (_request, [name = '']) => postRun(actions, name),
    },
    {
      method: 'POST',
      path: '/api/limits/reset',
      handle: async () => json(200, { removed: await actions.resetLimits() }),
    },
  ];
}

const summary = ({ id, to, subject, createdAt, template }: Message) => ({
  id,
  to: to.join(', '),
  subject,
  createdAt,
  template,
});

function list(store: MessageStore, query: URLSearchParams) {
  const [to, template] = [query.get('to')?.toLowerCase(), query.get('template')];
  return store
    .list()
    .filter((message) => !to || message.to.some((address) => address.toLowerCase().includes(to)))
    .filter((message) => !template || message.template === template)
    .map(summary);
}

const inFull = (message: Message) => ({
  ...summary(message),
  from: message.from,
  html: message.html,
  text: message.text,
  headers: message.headers,
  tags: message.tags,
  events: message.events,
  attachments: message.attachments.map((file) => ({
    ...file,
    size: Buffer.from(file.content, 'base64').length,
  })),
});

async function postEvent(actions: Actions, request: Request, id: string): Promise<Reply> {
  const message = actions.store.find(id);
  if (!message) return noMessage(id);
  const order = v.safeParse(eventOrder, readJson(request));
  if (!order.success) return invalid(order.issues);
  const sent = await actions.sendEvent(message, order.output.type, order.output.eventId);
  return json(sent.status < 300 ? 200 : 502, sent);
}

async function postRun(actions: Actions, name: string): Promise<Reply> {
  if (!actions.scheduleNames.includes(name)) {
    return fault(404, 'not-found', `No schedule ${name}. There are: ${actions.scheduleNames.join(', ')}.`);
  }
  try {
    await actions.runSchedule(name);
    return json(200, { name, ran: true });
  } catch (error) {
    return fault(502, 'internal', error instanceof Error ? error.message : String(error));
  }
}

const noMessage = (id: string) => fault(404, 'not-found', `No message ${id}.`);

const invalid = (issues: readonly v.BaseIssue<unknown>[]) =>
  fault(400, 'invalid-argument', issues.map((issue) => issue.message).join(' '));

function readJson(request: Request): unknown {
  try {
    return JSON.parse(request.body || '{}');
  } catch {
    return undefined;
  }
}
