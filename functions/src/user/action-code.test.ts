import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { silentLog } from '../platform/log.ts';
import { applyPasswordCode } from './action-code.ts';

const config = readConfig({ SITE_ORIGIN: 'https://downland.example', GCLOUD_PROJECT: 'agency' });
// A code needs little of all dependencies: a refusal names a time, and does without the settings where they can't be read.
const deps = { config, clock: () => new Date(), log: silentLog } as unknown as Deps;

function answering(status: number, body: unknown) {
  const asked = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const failing = (message: string) => ({ error: { code: 400, message } });
const apply = () => applyPasswordCode(deps, 'a-code-of-a-mail', 'a long enough phrase');

describe('a mailed code at the identity service', () => {
  it('is sent to the real service with the public key', async () => {
    const asked = answering(200, { email: 'anna@example.com', requestType: 'PASSWORD_RESET', kind: 'x' });
    expect(await apply()).toEqual({ email: 'anna@example.com', requestType: 'PASSWORD_RESET' });
    expect(asked.mock.calls[0]?.[0]).toBe(
      'https://identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local',
    );
  });

  it.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE', 'USER_DISABLED'])(
    'is not valid after %s',
    async (said) => {
      answering(400, failing(said));
      expect(await apply()).toBeNull();
    },
  );

  it.each([
    'WEAK_PASSWORD : Password should be at least 12 characters',
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must …]',
  ])('stays valid when the password is refused: %s', async (said) => {
    answering(400, failing(said));
    await expect(apply()).rejects.toMatchObject({ code: 'invalid-argument', issues: [{ path: 'password' }] });
  });

  it('says nothing about the code when the service is down or busy', async () => {
    answering(503, {});
    await expect(apply()).rejects.toThrow('503');
    answering(429, {});
    await expect(apply()).rejects.toMatchObject({ code: 'resource-exhausted' });
  });
});
