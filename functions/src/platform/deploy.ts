import type { ScheduleName } from '@agency/domain/platform/schedules';
import type { DocumentOptions } from 'firebase-functions/firestore';
import type {
  CallableOptions,
  CallableRequest,
  HttpsFunction,
  HttpsOptions,
  Request,
} from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { ServerResponse } from './server.ts';

/** Set in the process of one function; absent while the functions are listed for deployment. */
const target = process.env.FUNCTION_TARGET;

/** Nothing is loaded for the functions that this process does not serve: a cold start pays only for its own. */
function isServed(name: string): boolean {
  return target === undefined || target === '' || target === name;
}

const region = 'europe-west2';

type HttpHandler = (request: Request, response: ServerResponse) => Promise<void>;

/** A function that answers HTTP requests. Bodies come raw: we parse them ourselves. */
export async function http(
  name: string,
  options: HttpsOptions,
  load: () => Promise<{ readonly handler: HttpHandler }>,
): Promise<HttpsFunction | undefined> {
  if (!isServed(name)) return undefined;
  const { onRequest } = await import('firebase-functions/https');
  if (target === name) (await import('./server.ts')).keepBodiesRaw();
  return onRequest({ region, invoker: 'public', ...options }, async (request, response) => {
    const { handler } = await load();
    await handler(request, response);
  });
}

/** A callable for signed-in people. */
export async function callable(
  name: string,
  options: CallableOptions,
  load: () => Promise<{ readonly handler: (request: CallableRequest<unknown>) => Promise<unknown> }>,
): Promise<HttpsFunction | undefined> {
  if (!isServed(name)) return undefined;
  const { onCall } = await import('firebase-functions/https');
  return onCall({ region, invoker: 'public', ...options }, async (request: CallableRequest<unknown>) =>
    (await load()).handler(request),
  );
}

/** What a trigger is told: the document's fields before and after, undefined where there was or is none. */
export interface DocumentChange {
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>> | undefined;
}

/** A trigger on every write of a document. */
export async function onWritten(
  name: string,
  options: DocumentOptions,
  load: () => Promise<(change: DocumentChange) => Promise<unknown>>,
): Promise<unknown> {
  if (!isServed(name)) return undefined;
  const { onDocumentWritten } = await import('firebase-functions/firestore');
  return onDocumentWritten({ region, ...options }, async ({ data }) => {
    await (await load())({ before: data?.before.data(), after: data?.after.data() });
  });
}

/** A scheduled function, at the times of the domain's table, London's clock. */
export async function scheduled(
  name: ScheduleName,
  options: Omit<ScheduleOptions, 'schedule'>,
  load: () => Promise<() => Promise<unknown>>,
): Promise<unknown> {
  if (!isServed(name)) return undefined;
  const [{ onSchedule }, { schedules }] = await Promise.all([
    import('firebase-functions/scheduler'),
    import('@agency/domain/platform/schedules'),
  ]);
  const schedule = schedules[name].cron;
  return onSchedule({ region, schedule, timeZone: 'Europe/London', ...options }, async () => {
    await (await load())();
  });
}
