import { createRequire } from 'node:module';
import { region } from '@agency/domain/platform/region';
import { type ScheduleName, schedules } from '@agency/domain/platform/schedules';
import { type ErrorCode, toAppError } from '@agency/domain/shared/errors';
import type { DocumentOptions } from 'firebase-functions/firestore';
import type {
  CallableOptions,
  CallableRequest,
  FunctionsErrorCode,
  HttpsFunction,
  HttpsOptions,
  Request,
} from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { StorageOptions } from 'firebase-functions/storage';
import type { Deps } from './deps.ts';
import { preserveRawBodies } from './http/raw-bodies.ts';
import type { ServerResponse } from './http/server.ts';
import { type StoredObject, toStoredObject } from './storage.ts';

/** Set in the process of one function; absent while the functions are listed for deployment. */
const target = process.env.FUNCTION_TARGET;

/** Nothing is loaded for the functions that this process does not serve: a cold start pays only for its own. */
function isServed(name: string): boolean {
  return target === undefined || target === '' || target === name;
}

/**
 * The parts of firebase-functions, each loaded when a function that needs it is defined. By `require`, because we are
 * loaded synchronously, so there can be no top-level `await`; the package is CommonJS, and the types are its own.
 */
const load = createRequire(import.meta.url);
const https = () => load('firebase-functions/https') as typeof import('firebase-functions/https');
const firestore = () => load('firebase-functions/firestore') as typeof import('firebase-functions/firestore');
const storage = () => load('firebase-functions/storage') as typeof import('firebase-functions/storage');
const scheduler = () => load('firebase-functions/scheduler') as typeof import('firebase-functions/scheduler');

interface HttpModule {
  handler(request: Request, response: ServerResponse): Promise<void>;
}

type Answering = (request: Request, response: ServerResponse) => Promise<void>;

/**
 * A function that answers HTTP requests. Bodies come raw: we parse them ourselves. In its own process it is the bare
 * handler: firebase-functions' wrapper only describes how to deploy it, and takes longer to load than all of our code.
 */
export function http(
  name: string,
  options: HttpsOptions,
  body: () => Promise<HttpModule>,
): HttpsFunction | Answering | undefined {
  if (!isServed(name)) return undefined;
  const answer: Answering = async (request, response) => (await body()).handler(request, response);
  if (target === name) {
    preserveRawBodies();
    return answer;
  }
  return https().onRequest({ region, invoker: 'public', ...options }, answer);
}

interface CallableModule {
  handler(request: CallableRequest<unknown>): Promise<unknown>;
}

/** Our error codes as those of callables; the exact one is sent in `details`. */
const callableCodes: Readonly<Record<ErrorCode, FunctionsErrorCode>> = {
  'invalid-argument': 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'link-not-valid': 'not-found',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  'too-large': 'invalid-argument',
  'unsupported-type': 'invalid-argument',
  'resource-exhausted': 'resource-exhausted',
  internal: 'internal',
};

function toHttpsError(thrown: unknown): Error {
  const error = toAppError(thrown);
  const { HttpsError } = https();
  return new HttpsError(callableCodes[error.code], error.message, error.toBody().error);
}

/** A callable for signed-in people. */
export function callable(
  name: string,
  options: CallableOptions,
  body: () => Promise<CallableModule>,
): HttpsFunction | undefined {
  if (!isServed(name)) return undefined;
  return https().onCall(
    { region, invoker: 'public', ...options },
    async (request: CallableRequest<unknown>) => {
      try {
        return await (await body()).handler(request);
      } catch (thrown) {
        throw toHttpsError(thrown);
      }
    },
  );
}

/** What a trigger receives: the document's fields before and after, undefined where it didn't or doesn't exist. */
export interface DocumentChange {
  /** The event's own id: the same however often it is delivered. */
  readonly eventId: string;
  /** When the document was written, however late the event comes. */
  readonly at: Date;
  /** 'projects/P-7K3M9P/milestones/one' */
  readonly path: string;
  /** The values of the names in braces in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>> | undefined;
}

/** A trigger on every write of a document. */
export function onWritten(
  name: string,
  options: DocumentOptions,
  body: () => Promise<(change: DocumentChange) => Promise<unknown>>,
): unknown {
  if (!isServed(name)) return undefined;
  return firestore().onDocumentWritten(
    { region, ...options },
    async ({ id, time, document, params, data }) => {
      const [before, after] = [data?.before.data(), data?.after.data()];
      await (await body())({ eventId: id, at: new Date(time), path: document, params, before, after });
    },
  );
}

/** An object that was written whole. */
export interface FinalizedObject extends StoredObject {
  readonly path: string;
  readonly at: Date;
}

/** A trigger on every object that arrives in the bucket. */
export function onFinalized(
  name: string,
  options: StorageOptions,
  body: () => Promise<(object: FinalizedObject) => Promise<unknown>>,
): unknown {
  if (!isServed(name)) return undefined;
  return storage().onObjectFinalized({ region, ...options }, async ({ data, time }) => {
    await (await body())({ ...toStoredObject(data), path: data.name, at: new Date(time) });
  });
}

/** A scheduled operation, at the times in the domain's table, in London time. */
export function scheduled(
  name: ScheduleName,
  options: Omit<ScheduleOptions, 'schedule'>,
  body: () => Promise<(deps: Deps) => Promise<unknown>>,
): unknown {
  if (!isServed(name)) return undefined;
  const schedule = schedules[name].cron;
  return scheduler().onSchedule({ region, schedule, timeZone: 'Europe/London', ...options }, async () => {
    const [{ runtimeDeps }, run] = await Promise.all([import('./runtime.ts'), body()]);
    await run(runtimeDeps());
  });
}
