import { mostNamed } from '@agency/domain/user/description';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMail, queueMail } from '../../functions/src/mail-queue/outbox.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { makeClient, makeIssued } from './money-world.ts';
import { call, codeOf, makeAdmin, makeMember, makeUser, signedIn } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await makeWorld('described');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const described = (uid: string) => call(world, admin, 'describePerson', { uid });

async function makeInvitation(email: string, index: number): Promise<void> {
  const at = new Date(1_800_000_000_000 + index);
  const id = `invitation-${index}`;
  const data = { notice: 'invitation', clientId: 'a-client', invitedBy: 'staff' } as const;
  const mail = newMail({ id, template: 'notice', to: [email], data }, at);
  await queueMail(world.deps, mail);
}

describe('what staff see of a person', () => {
  it('is what is shared with them, and how they sign in', async () => {
    const { uid, email, person } = await makeMember(world);
    const clientId = await makeClient(world, {
      name: 'Ditchling Tiles',
      people: [{ name: 'Jo', email, uid }],
      emails: [email],
      memberUids: [uid],
      billingEmail: email,
    });
    const invoiceId = await makeIssued(world, clientId);
    await makeIssued(world);
    const { account, blind, isAdmin, sees, mails, hasMoreMails } = await described(uid);
    expect({ blind, isAdmin }).toEqual({ blind: null, isAdmin: false });
    expect(sees.clients).toEqual({ items: [{ id: clientId, label: 'Ditchling Tiles' }], count: 1 });
    expect(sees.invoices).toMatchObject({ items: [{ id: invoiceId }], count: 1 });
    expect([sees.quotes.count, sees.projects.count]).toEqual([0, 0]);
    expect(account?.sessionsFrom).toBe((person.sessionsFrom ?? 0) * 1000);
    expect(account?.lastSignInAt).toBeGreaterThan(Date.now() - 600_000);
    expect(account?.methods).toEqual([{ provider: 'password', address: email, isForeign: false }]);
    expect({ mails, hasMoreMails }).toEqual({ mails: [], hasMoreMails: false });
  });

  it('is the newest emails to their address, and whether there are more', async () => {
    const { uid, email } = await makeMember(world);
    for (let index = 0; index < 11; index += 1) await makeInvitation(email, index);
    const { mails, hasMoreMails } = await described(uid);
    expect(hasMoreMails).toBe(true);
    expect(mails.map(({ notice, at }) => `${notice} ${at}`)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((index) => `invitation ${1_800_000_000_000 + index}`),
    );
  });

  it('names the newest of many, and counts on', async () => {
    const { uid } = await makeMember(world);
    const batch = world.deps.db.batch();
    for (let index = 0; index < 130; index += 1) {
      const ref = world.deps.db.doc(`projects/P-${index}-${uid}`);
      batch.set(ref, { memberUids: [uid], updatedAt: new Date(1_800_000_000_000 + index) });
    }
    await batch.commit();
    const { sees } = await described(uid);
    expect([sees.projects.items.length, sees.projects.count]).toEqual([mostNamed, 100]);
    // What can't be read may be seen all the same.
    expect(sees.projects.items[0]).toEqual({ id: `P-129-${uid}`, label: `projects/P-129-${uid}` });
  });

  it('says why they see nothing of it', async () => {
    const auth = await world.deps.auth();
    const unverified = await makeUser(world, { emailVerified: false });
    const unlinked = await makeUser(world);
    const disabled = await makeMember(world);
    await auth.updateUser(disabled.uid, { disabled: true });
    const moved = await makeMember(world);
    await auth.updateUser(moved.uid, { email: `other-${moved.email}` });
    const gone = await makeMember(world);
    await auth.deleteUser(gone.uid);
    const blindOf = async ({ uid }: { readonly uid: string }) => (await described(uid)).blind;
    expect(await Promise.all([unverified, unlinked, disabled, moved, gone].map(blindOf))).toEqual([
      'unverified',
      'notLinked',
      'disabled',
      'moved',
      'noAccount',
    ]);
    expect((await described(admin.uid)).isAdmin).toBe(true);
    expect(await codeOf(described('nobody-at-all'))).toBe('not-found');
  });
});
