import * as v from 'valibot';
import { addresses, project } from '../../support/suite.ts';

// The suite's own project as a browser's SDK reaches it: under its rules, with an ID token.

/** Reads a document with this token; the HTTP status. */
export async function readStatus(path: string, token: string): Promise<number> {
  const url = `${addresses.firestore}/v1/projects/${project}/databases/(default)/documents/${path}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Writes a name into a profile as its owner's page does, stamps included; the HTTP status. */
export async function writeNameStatus(uid: string, displayName: string, token: string): Promise<number> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const write = {
    update: {
      name: `${documents}/users/${uid}`,
      fields: { displayName: { stringValue: displayName }, updatedBy: { stringValue: uid } },
    },
    updateMask: { fieldPaths: ['displayName', 'updatedBy'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const answer = await fetch(`${addresses.firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  return answer.status;
}

const lines = (...texts: readonly string[]) => texts.join('\r\n');
const picture = lines(
  '--part',
  'Content-Type: application/json',
  '',
  JSON.stringify({ contentType: 'image/png' }),
  '--part',
  'Content-Type: image/png',
  '',
  'picture',
  '--part--',
  '',
);

/** Uploads a picture into a folder of the bucket, as people may into their own; the HTTP status. */
export async function putStatus(path: string, token: string): Promise<number> {
  const url = `${addresses.storage}/v0/b/${project}.appspot.com/o?name=${encodeURIComponent(path)}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body: picture,
  });
  return answer.status;
}

const refreshed = v.object({ id_token: v.string() });

/** The ID token that this refresh token gives, or null when the service no longer accepts it. */
export async function refresh(refreshToken: string): Promise<string | null> {
  const answer = await fetch(`${addresses.auth}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const result = v.safeParse(refreshed, await answer.json());
  return result.success ? result.output.id_token : null;
}

const payload = v.looseObject({ auth_time: v.number(), sub: v.string() });
type Payload = v.InferOutput<typeof payload>;

export function payloadOf(token: string): Payload {
  const [, part = ''] = token.split('.');
  return v.parse(payload, JSON.parse(Buffer.from(part, 'base64url').toString()));
}

/** A token like this one with other contents: the emulators check no signatures. */
export function remade(token: string, change: Partial<Payload>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...payloadOf(token), ...change })}.`;
}

const signedIn = v.object({ idToken: v.string(), refreshToken: v.string(), localId: v.string() });

interface GoogleSignIn {
  readonly name?: string;
  /** The token of an account that the Google account is tied to, by whoever holds it. */
  readonly tiedTo?: string;
}

/** Signs in with a Google account of this address; the emulator takes its word for it. */
export async function signInWithGoogle(
  email: string,
  { name, tiedTo }: GoogleSignIn = {},
): Promise<v.InferOutput<typeof signedIn>> {
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name });
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local';
  const answer = await fetch(`${addresses.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
      requestUri: 'http://localhost',
      returnIdpCredential: true,
      returnSecureToken: true,
      idToken: tiedTo,
    }),
  });
  return v.parse(signedIn, await answer.json());
}
