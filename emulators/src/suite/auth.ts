import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { project } from './environment.ts';
import { Problem } from './problem.ts';

/** Brings the Auth emulator to what the real service does, after it has imported what an earlier run exported. */
export async function setUpAuth(auth: string, importFrom?: string): Promise<void> {
  await allowNoAddressProbing(auth);
  if (importFrom !== undefined) await restoreSessionEnds(auth, importFrom);
}

async function ask(auth: string, method: 'PATCH' | 'POST', path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Problem(`The Auth emulator refused ${path}: ${await answer.text()}`);
}

/** As in production: a wrong password and an unknown address get the same response. */
function allowNoAddressProbing(auth: string): Promise<void> {
  const path = `v2/projects/${project}/config?updateMask=emailPrivacyConfig`;
  return ask(auth, 'PATCH', path, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
}

/** Accounts as they are exported: when their sessions ended last, in seconds. */
const exported = v.object({
  users: v.array(v.object({ localId: v.string(), validSince: v.optional(v.string()) })),
});

/** An import ends everybody's sessions, and their owners would be warned of an intruder at their next sign-in. */
export async function restoreSessionEnds(auth: string, importFrom: string): Promise<void> {
  const file = join(importFrom, 'auth_export', 'accounts.json');
  if (!existsSync(file)) return;
  const { users } = v.parse(exported, JSON.parse(readFileSync(file, 'utf8')));
  for (const { localId, validSince } of users) {
    if (validSince === undefined) continue;
    await ask(auth, 'POST', `v1/projects/${project}/accounts:update`, { localId, validSince });
  }
}
