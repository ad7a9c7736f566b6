import { operations } from '@agency/domain/operations/operations';
import { region } from '@agency/domain/platform/region';
import * as v from 'valibot';
import { addresses, project } from './suite.ts';

const signedIn = v.object({ idToken: v.string(), refreshToken: v.string(), localId: v.string() });
export type SignedIn = v.InferOutput<typeof signedIn>;

/** Signs in as a browser does, straight at the Auth emulator. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<SignedIn> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const answer = await fetch(`${addresses.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
  return v.parse(signedIn, body);
}

export interface CallAnswer {
  status: number;
  /** The operation's result on success. */
  result: unknown;
  /** The product's code of an error (`permission-denied`), when it failed. */
  code: string | undefined;
  body: unknown;
}

const callBody = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(
    v.looseObject({
      status: v.optional(v.string()),
      details: v.optional(v.nullable(v.looseObject({ code: v.optional(v.string()) }))),
    }),
  ),
});

function isKnownHeavy(operation: string): boolean {
  return Object.entries(operations).some(([name, { heavy }]) => name === operation && heavy === true);
}

/** Calls one of the product's operations; without a token as somebody who is not signed in. */
export async function callOperation(operation: string, input: unknown, token?: string): Promise<CallAnswer> {
  const callable = isKnownHeavy(operation) ? 'callHeavy' : 'call';
  const answer = await fetch(`${addresses.functions}/${project}/${region}/${callable}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data: { operation, input } }),
  });
  const body: unknown = await answer.json();
  const { result, error } = v.parse(callBody, body);
  const code = error?.details?.code ?? error?.status?.toLowerCase().replaceAll('_', '-');
  return { status: answer.status, result, code, body };
}
