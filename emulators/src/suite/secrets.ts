import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { inCache, inRoot } from './paths.ts';

const secretsSchema = v.object({
  RESEND_API_KEY: v.string(),
  RESEND_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_')),
  LINK_SIGNING_KEY: v.pipe(v.string(), v.minLength(32)),
});

export type Secrets = v.InferOutput<typeof secretsSchema>;

/** Worthless outside this clone; random all the same, so that nobody relies on a fixed one. */
const makeSecrets = (): Secrets => ({
  RESEND_API_KEY: `re_local_${randomBytes(18).toString('base64url')}`,
  RESEND_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
  LINK_SIGNING_KEY: randomBytes(32).toString('base64url'),
});

/** The secrets of this clone's emulator runs, made once and stored, because links and webhooks are signed with them. */
export function readSecrets(file = inCache('secrets.json')): Secrets {
  if (existsSync(file)) {
    const known = v.safeParse(secretsSchema, parseJson(readFileSync(file, 'utf8')));
    if (known.success) return known.output;
  }
  const secrets = makeSecrets();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the functions emulator looks up a function's `secrets: [...]`. */
export function writeFunctionSecrets(secrets: Secrets): void {
  const file = inRoot('functions', '.secret.local');
  const text = Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text, { mode: 0o600 });
}
