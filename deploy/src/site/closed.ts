import { isHeavy, type OperationName, operations } from '@agency/domain/operations/operations';
import { schedules } from '@agency/domain/platform/schedules';
import { type CollectionName, collectionPath, collections } from '@agency/domain/shared/collections';
import { linkDataPath, mailEventsPath, templateListPath, ticketPath } from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { httpRoutes } from '../../../functions/src/http.ts';
import { apiHeaders } from '../../../functions/src/platform/http.ts';
import { type Check, differs } from './check.ts';
import type { Answer, RunningSite } from './site.ts';

const errorBody = v.object({ error: v.object({ code: v.string() }) });
const callableError = v.object({ error: v.object({ status: v.string() }) });

/** Endpoints that answer nobody without a key. */
export const closedChecks: readonly Check[] = [
  ...httpRoutes.map(otherMethod),
  ...strangers().map(refusal),
  { about: `Each of ${Object.keys(operations).length} operations, signed out`, look: operationFaults },
  { about: 'Each collection of Firestore, signed out', look: firestoreFaults },
  { about: 'The bucket of Storage, signed out', look: storageFaults },
  { about: 'Schedules, called from outside', look: scheduleFaults },
  { about: 'Nothing of the emulators is left', look: emulatorFaults },
  {
    about: 'No answer sets a cookie',
    look: async ({ withCookies }) => withCookies.map((address) => `${address} does`),
  },
];

/** An address that fits a pattern; its made-up parameters open nothing. */
function exampleOf(pattern: string): string {
  return decodeURIComponent(pattern)
    .replace(':kind', 'quote')
    .replace(/:\w+/, 'none')
    .replace('*', 'none.webp');
}

function otherMethod({ path: pattern, methods }: (typeof httpRoutes)[number]): Check {
  const path = exampleOf(pattern);
  return {
    about: `DELETE ${path}`,
    look: async (site) => {
      const { status, headers } = await site.ask(path, { method: 'DELETE' });
      return [
        ...differs('the status', status, 405),
        ...differs('Allow', headers.get('allow'), Object.keys(methods).join(', ')),
        ...Object.entries(apiHeaders).flatMap(([name, value]) => differs(name, headers.get(name), value)),
      ];
    },
  };
}

interface Stranger {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  readonly code: string;
}

/** Callers without a signature, without a sign-in, or with a forged token. */
function strangers(): readonly Stranger[] {
  const unknown = { status: 401, code: 'unauthenticated' } as const;
  const dead = { status: 404, code: 'link-not-valid' } as const;
  return [
    { method: 'POST', path: mailEventsPath, ...unknown },
    { method: 'POST', path: paths.api.email.send(), ...unknown },
    { method: 'POST', path: paths.api.email.render(), ...unknown },
    { method: 'GET', path: templateListPath, ...unknown },
    { method: 'GET', path: ticketPath('none'), ...dead },
    { method: 'GET', path: linkDataPath('quote', 'none'), ...dead },
    { method: 'GET', path: linkDataPath('project', 'none'), ...dead },
    { method: 'GET', path: paths.api.link.pdf('none'), ...dead },
  ];
}

function refusal({ method, path, status, code }: Stranger): Check {
  return {
    about: `${method} ${path}`,
    look: async (site) => {
      const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      const answer = await site.ask(path, { method, ...body });
      return [
        ...differs('the status', answer.status, status),
        ...differs('the code', v.parse(errorBody, JSON.parse(answer.text)).error.code, code),
        ...differs('Cache-Control', answer.headers.get('cache-control'), apiHeaders['Cache-Control']),
      ];
    },
  };
}

function callableAddress({ firebase }: RunningSite, name: string): string {
  const { emulators, region, projectId } = firebase;
  if (emulators) return `${emulators.functions}/${projectId}/${region}/${name}`;
  return `https://${region}-${projectId}.cloudfunctions.net/${name}`;
}

async function operationFaults(site: RunningSite): Promise<string[]> {
  const faults: string[] = [];
  // The keys of the table are exactly the names.
  for (const operation of Object.keys(operations) as OperationName[]) {
    const answer = await site.ask(callableAddress(site, isHeavy(operation) ? 'callHeavy' : 'call'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { operation, input: {} } }),
    });
    faults.push(...differs(`${operation}:`, statusOf(answer), 'UNAUTHENTICATED'));
  }
  return faults;
}

const statusOf = ({ status, text }: Answer): string => {
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), callableError), text);
  return said.success ? said.output.error.status : `an answer with ${status}`;
};

async function firestoreFaults(site: RunningSite): Promise<string[]> {
  const { emulators, projectId } = site.firebase;
  const base = `${emulators?.firestore ?? 'https://firestore.googleapis.com'}/v1/projects/${projectId}`;
  const faults: string[] = [];
  for (const name of Object.keys(collections) as CollectionName[]) {
    const depth = collections[name].split('/').length / 2 - 1;
    const path = collectionPath(name, ...Array.from({ length: depth }, () => 'none'));
    const answer = await site.ask(`${base}/databases/(default)/documents/${path}?pageSize=1`);
    faults.push(...differs(path, statusOf(answer), 'PERMISSION_DENIED'));
  }
  return faults;
}

async function storageFaults(site: RunningSite): Promise<string[]> {
  const { emulators, storageBucket } = site.firebase;
  const base = emulators?.storage ?? 'https://firebasestorage.googleapis.com';
  const { status } = await site.ask(`${base}/v0/b/${storageBucket}/o?maxResults=1`);
  return differs('the status of its list', status, 403);
}

/** Only Google's scheduler may; the emulators let everybody, so that the clock can. */
async function scheduleFaults(site: RunningSite): Promise<string[]> {
  if (site.isLocal) return [];
  const faults: string[] = [];
  for (const name of Object.keys(schedules)) {
    const { status } = await site.ask(callableAddress(site, name), { method: 'POST' });
    if (status !== 401 && status !== 403) faults.push(`${name} answers ${status}`);
  }
  return faults;
}

const onThisMachine = /localhost|127\.0\.0\.1|\[::1\]/;

async function emulatorFaults({ origin, isLocal, ask }: RunningSite): Promise<string[]> {
  if (onThisMachine.test(origin)) return [];
  const { headers, text } = await ask(paths.client.login());
  return [
    ...(isLocal ? ['the signed-in areas start with the emulators'] : []),
    ...(onThisMachine.test(headers.get('content-security-policy') ?? '')
      ? ['the policy allows this machine']
      : []),
    ...(onThisMachine.test(text) ? ['the sign-in page names this machine'] : []),
  ];
}
