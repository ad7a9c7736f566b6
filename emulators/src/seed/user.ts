import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { region } from '@agency/domain/platform/region';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import { adminEnvironment, project } from '../suite/environment.ts';
import { inRoot } from '../suite/paths.ts';
import { ANSWER_TIMEOUT, readAnswer, repeat } from '../suite/repeat.ts';
import type { SeedContext } from './context.ts';
import { type PersonKey, people } from './people.ts';
import { sampleSignIns } from './sign-ins.ts';

const run = promisify(execFile);

const verified: readonly PersonKey[] = ['admin', 'client', 'other'];

/** Creates the accounts; their documents follow at sign-in, see `bringEverybody`. */
export async function makeAccounts({ auth }: SeedContext): Promise<void> {
  await Promise.all(
    Object.entries(people).map(([key, { uid, name, email }]) =>
      auth.createUser({
        uid,
        email,
        displayName: name,
        password: passwordOf(email),
        emailVerified: verified.some((one) => one === key),
      }),
    ),
  );
}

function passwordOf(email: string): string {
  const found = sampleSignIns.find((one) => one.email === email);
  if (!found) throw new Error(`No sample password for ${email}.`);
  return found.password;
}

/** The ID token of a fresh sign-in, as a browser gets it. */
export function signIn({ addresses, note }: SeedContext, email: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const credentials = JSON.stringify({ email, password: passwordOf(email), returnSecureToken: true });
  const attempt = async () => {
    const answer = await fetch(`${addresses.auth}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: credentials,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    const body: unknown = JSON.parse(await readAnswer(answer));
    if (!answer.ok || typeof body !== 'object' || body === null || !('idToken' in body)) {
      throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    }
    return String(body.idToken);
  };
  return repeat(`Signing in ${email}`, attempt, { note });
}

/** In a run that enforces App Check, the token that our own endpoint gives a signed-in person. */
async function appCheckHeader(
  addresses: SeedContext['addresses'],
  token: string,
): Promise<Record<string, string>> {
  if (process.env.APP_CHECK_ENFORCED !== 'true') return {};
  const answer = await fetch(absoluteUrl(addresses.hosting, paths.api.appCheckTokens()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  const body: unknown = JSON.parse(await readAnswer(answer));
  if (!answer.ok || typeof body !== 'object' || body === null || !('token' in body)) {
    throw new Error(`No App Check token: ${answer.status} ${JSON.stringify(body)}`);
  }
  return { 'x-firebase-appcheck': String(body.token) };
}

/** Operations that are safe to repeat after a lost response, except for a second audit entry. */
type RepeatableOperation = 'ensureUser' | 'linkMyDocuments' | 'getLinkUrl';

/** Calls an operation as the browser does, retrying when the machine was too busy to answer. */
export function callOperation(
  { addresses, note }: Pick<SeedContext, 'addresses' | 'note'>,
  token: string,
  operation: RepeatableOperation,
  input: Record<string, unknown>,
): Promise<unknown> {
  return repeat(operation, () => callOnce(addresses, token, operation, input), { note });
}

async function callOnce(
  addresses: SeedContext['addresses'],
  token: string,
  operation: RepeatableOperation,
  input: Record<string, unknown>,
): Promise<unknown> {
  const answer = await fetch(`${addresses.functions}/${project}/${region}/call`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(await appCheckHeader(addresses, token)),
    },
    body: JSON.stringify({ data: { operation, input } }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  const text = await readAnswer(answer);
  if (!answer.ok) throw new Error(`${operation} answered ${answer.status}: ${text.slice(0, 500)}`);
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
}

/** The first admin, made by the command used in production, which calls no function. */
export function grantAdmin(context: SeedContext): Promise<void> {
  return runCommandOf(context, 'admin-grant', people.admin.email);
}

/** The figures of the sample documents, which were written with the triggers off. */
export function rebuildMetrics(context: SeedContext): Promise<void> {
  return runCommandOf(context, 'rebuild-metrics', '12');
}

async function runCommandOf({ ports, note }: SeedContext, name: string, argument: string): Promise<void> {
  const command = [inRoot(`functions/src/commands/${name}.ts`), argument];
  const env = { ...process.env, ...adminEnvironment(ports) };
  await repeat(name, () => run(process.execPath, command, { env }), { note });
}

/**
 * Everybody signs in once, and the verified clients get the documents with their address. One call at a time: for two,
 * the emulators would start the function twice.
 */
export async function bringEverybody(context: SeedContext): Promise<void> {
  await bringPerson(context, 'admin');
  for (const key of ['client', 'other'] as const) {
    const token = await bringPerson(context, key);
    await callOperation(context, token, 'linkMyDocuments', {});
  }
  await bringPerson(context, 'unverified');
  await bringPerson(context, 'pending');
  // Registering as an admin has a form of its own, which stores the request in the profile.
  await context.db.doc(`users/${people.pending.uid}`).update({ adminRequest: 'pending' });
}

async function bringPerson(context: SeedContext, key: PersonKey): Promise<string> {
  const token = await signIn(context, people[key].email);
  await callOperation(context, token, 'ensureUser', {});
  return token;
}
