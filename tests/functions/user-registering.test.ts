import { randomBytes } from 'node:crypto';
import { rateLimits } from '@agency/domain/platform/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consumeLimit } from '../../functions/src/platform/rate-limit.ts';
import { findAccount } from '../../functions/src/records/user/account.ts';
import { registerClient } from '../../functions/src/user/register.ts';
import { askForReset } from '../../functions/src/user/reset-password.ts';
import { signInAt } from './support/sign-in-at.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('register');
});
afterEach(() => world.setClock(new Date()));
afterAll(() => world.close());

const password = 'a long enough phrase';
const newAddress = () => `${randomBytes(5).toString('hex')}@example.com`;

describe('registering', () => {
  const register = (email: string, word = password) =>
    registerClient(world.deps, { name: 'Sam Weald', email, password: word });

  const mailsTo = async (email: string) => {
    const { docs } = await world.deps.db.collection('outbox').where('to', '==', [email]).get();
    return docs.map((mail) => `${mail.get('template')} ${mail.get('data.isKnown')}`).toSorted();
  };
  const withLink = 'client-registration-confirmation false';
  const withoutLink = 'client-registration-confirmation true';

  it('makes an unverified account and mails a link, a new one when asked again', async () => {
    const email = newAddress();
    await register(email);
    const account = await (await world.deps.auth()).getUserByEmail(email);
    expect(account).toMatchObject({ emailVerified: false, displayName: 'Sam Weald' });
    expect(await mailsTo(email)).toEqual([withLink]);
    world.setClock(new Date('2030-01-01T10:05:00Z'));
    await register(email, 'another long enough phrase');
    await register(email, 'another long enough phrase');
    expect(await mailsTo(email)).toEqual([withLink, withLink]);
    // The password of the first stays: a second registration changes nothing.
    expect((await signInAt(world, email, password)).uid).toBe(account.uid);
  });

  it('mails only a note to a verified address', async () => {
    const email = newAddress();
    await (await world.deps.auth()).createUser({ email, password, emailVerified: true });
    await register(email, 'another long enough phrase');
    expect(await mailsTo(email)).toEqual([withoutLink]);
  });

  it('continues when visitors used up their confirmations, as do resets', async () => {
    const email = newAddress();
    world.setClock(new Date('2030-02-01T10:00:00Z'));
    for (let count = 0; count < rateLimits.confirmationsPerRecipient.most; count += 1)
      await consumeLimit(world.deps, 'confirmationsPerRecipient', email);
    await register(email);
    await askForReset(world.deps, { email, area: 'client' });
    expect(await mailsTo(email)).toEqual(['client-password-reset undefined', withLink]);
  });

  it('leaves resets to the person whose address somebody registers over and over', async () => {
    const email = newAddress();
    for (let minutes = 0; minutes <= 50; minutes += 10) {
      world.setClock(new Date(Date.UTC(2030, 3, 1, 10, minutes)));
      await register(email);
    }
    const resets = async () =>
      (await mailsTo(email)).filter((mail) => mail.startsWith('client-password-reset'));
    // Asked for again within the same minutes it is one mail, and counts once.
    for (let count = 0; count < 7; count += 1) await askForReset(world.deps, { email, area: 'client' });
    expect(await resets()).toHaveLength(1);
    world.setClock(new Date('2030-04-01T10:59:00Z'));
    await askForReset(world.deps, { email, area: 'admin' });
    world.setClock(new Date('2030-04-01T11:01:00Z'));
    await askForReset(world.deps, { email, area: 'client' });
    expect(await resets()).toHaveLength(2);
  });

  it('makes no account whose mail could not be sent', async () => {
    const email = newAddress();
    world.setClock(new Date('2030-03-01T10:00:00Z'));
    for (let count = 0; count < rateLimits.accountMailsPerRecipient.most; count += 1)
      await consumeLimit(world.deps, 'accountMailsPerRecipient', `registration ${email}`);
    await register(email);
    expect(await findAccount(world.deps, email)).toBeNull();
    world.setClock(new Date('2030-03-01T11:00:00Z'));
    await register(email);
    expect(await mailsTo(email)).toEqual([withLink]);
  });

  it('refuses a common password whether or not the address is known', async () => {
    const email = newAddress();
    const refusal = { code: 'invalid-argument', issues: [{ path: 'password' }] };
    await expect(register(email, 'Qwertyuiop')).rejects.toMatchObject(refusal);
    await register(email);
    await expect(register(email, 'qwertyuiop')).rejects.toMatchObject(refusal);
    expect(await countOf(world, 'outbox', 'to', [email])).toBe(1);
  });
});
