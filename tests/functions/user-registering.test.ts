import { randomBytes } from 'node:crypto';
import { rateLimits } from '@agency/domain/platform/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyedHash } from '../../functions/src/platform/hash.ts';
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
  const register = (email: string, word = password, network = email) =>
    registerClient(world.deps, { name: 'Sam Weald', email, password: word }, network);

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

  it('makes no second account where a provider registered an international domain in its own letters', async () => {
    const [name] = newAddress().split('@');
    const auth = await world.deps.auth();
    const { uid } = await auth.createUser({ email: `${name}@münchen.example`, emailVerified: true });
    const stored = `${name}@xn--mnchen-3ya.example`;
    await register(stored);
    expect((await findAccount(world.deps, stored))?.uid).toBe(uid);
    await expect(auth.getUserByEmail(stored)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await mailsTo(stored)).toEqual([withoutLink]);
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
      await consumeLimit(world.deps, 'confirmationsPerRecipient', email, 'all');
    await register(email);
    await askForReset(world.deps, { email, area: 'client' }, email);
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
    for (let count = 0; count < 7; count += 1)
      await askForReset(world.deps, { email, area: 'client' }, email);
    expect(await resets()).toHaveLength(1);
    world.setClock(new Date('2030-04-01T10:59:00Z'));
    await askForReset(world.deps, { email, area: 'admin' }, email);
    world.setClock(new Date('2030-04-01T11:01:00Z'));
    await askForReset(world.deps, { email, area: 'client' }, email);
    expect(await resets()).toHaveLength(2);
  });

  it('mails each caller twice still when others used up the hour, and one caller can’t', async () => {
    world.setClock(new Date('2030-05-01T10:00:00Z'));
    const { accountMailsPerCaller: own, accountMails: all, accountMailsBeyond: still } = rateLimits;
    expect(own.most * 10).toBeLessThan(all.most);
    const reaches = async (count: number, network: string) => {
      const emails = Array.from({ length: count }, newAddress);
      for (const email of emails) await register(email, password, network);
      return (await Promise.all(emails.map(mailsTo))).filter((mails) => mails.length > 0).length;
    };
    expect(await reaches(own.most + 2, 'a flood')).toBe(own.most);
    const window = Math.floor(world.deps.clock().getTime() / all.windowMs);
    const id = keyedHash(world.deps.config, 'rate limit', `accountMails|registration|${window}`);
    await world.deps.db.doc(`rateLimits/${id}`).set({ count: all.most });
    expect(await reaches(still.most + 2, 'somebody else')).toBe(still.most);
  });

  it('mails somebody whom a caller over their own limit named, again and again', async () => {
    world.setClock(new Date('2030-07-01T10:00:00Z'));
    const { accountMailsPerCaller: own, accountMailsPerRecipient: theirs } = rateLimits;
    for (let count = 0; count < own.most; count += 1) await register(newAddress(), password, 'mallory');
    const email = newAddress();
    for (let count = 0; count < theirs.most; count += 1) await register(email, password, 'mallory');
    expect(await mailsTo(email)).toEqual([]);
    await register(email);
    expect(await mailsTo(email)).toEqual([withLink]);
  });

  it('makes no account whose mail could not be sent', async () => {
    const email = newAddress();
    world.setClock(new Date('2030-03-01T10:00:00Z'));
    for (let count = 0; count < rateLimits.accountMailsPerRecipient.most; count += 1)
      await consumeLimit(world.deps, 'accountMailsPerRecipient', email, 'registration');
    await register(email);
    expect(await findAccount(world.deps, email)).toBeNull();
    world.setClock(new Date('2030-03-01T11:00:00Z'));
    await register(email);
    expect(await mailsTo(email)).toEqual([withLink]);
  });

  it.each(['bounced', 'complained', 'failed'])('tries a reset again after one that %s', async (status) => {
    const email = newAddress();
    world.setClock(new Date('2030-06-01T10:00:00Z'));
    await (await world.deps.auth()).createUser({ email, password, emailVerified: true });
    const ask = () => askForReset(world.deps, { email, area: 'client' }, email);
    const sent = async () =>
      (await world.deps.db.collection('outbox').where('to', '==', [email]).get()).docs.map(({ ref }) => ref);
    await ask();
    await ask();
    const [first, ...none] = await sent();
    expect(none).toEqual([]);
    await first?.update({ status });
    await ask();
    await ask();
    expect(await sent()).toHaveLength(2);
  });

  it('counts mails to one mailbox, whatever label its address carries', async () => {
    world.setClock(new Date('2030-05-01T10:00:00Z'));
    const email = newAddress();
    const labelled = Array.from({ length: 8 }, (_, index) => email.replace('@', `+${index}@`));
    for (const address of labelled) await register(address);
    const { length } = (await Promise.all(labelled.map(mailsTo))).flat();
    expect(length).toBe(rateLimits.accountMailsPerRecipient.most);
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
