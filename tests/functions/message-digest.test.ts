import type { ProjectFile } from '@agency/domain/file/schema';
import type { Message } from '@agency/domain/message/schema';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../functions/src/mail-queue/message.ts';
import { messageWritten } from '../../functions/src/message/written.ts';
import { anonymiseContributions } from '../../functions/src/personal-data/anonymise-contributions.ts';
import type { DocumentChange } from '../../functions/src/platform/deploy.ts';
import { fileWritten } from '../../functions/src/project/file-written.ts';
import { sendAll } from './money-mail.ts';
import {
  auditOf,
  deliver,
  type Member,
  mailIds,
  makeProject,
  makeUser,
  markRead,
  member,
  writeMessage,
  written,
} from './project-world.ts';
import { headOf, makeSent } from './quote-world.ts';
import { makeWorld, type World } from './world.ts';

const minute = 60_000;
/** Each test has its own time, later than all before: the lease of the mail drain goes by the clock. */
let start = new Date('2026-11-28T10:00:00Z').getTime();

let world: World;
let anna: Member;
let projectId: string;

beforeAll(async () => {
  world = await makeWorld('digest');
  await world.deps.db.doc('access/admins').set({ uids: ['staff', 'other-staff'], updatedAt: new Date() });
});
afterAll(() => world.close());
beforeEach(async () => {
  start += 30 * 24 * 60 * minute;
  at(0);
  anna = member('Anna');
  projectId = await makeProject(world, { members: [anna] });
});
afterEach(async () => {
  const { docs } = await world.deps.db.collection('outbox').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

function at(minutes: number): void {
  world.setClock(new Date(start + minutes * minute));
}

/** Adds a message now. */
function write(side: Message['authorKind'], collection = 'projects', threadId = projectId) {
  return writeMessage(world, side === 'client' ? anna : null, { collection, threadId });
}

const read = (uid: string) => markRead(world, uid, { collection: 'projects', threadId: projectId });

/** What the schedule sends at this minute. */
async function sentAt(minutes: number): Promise<MailMessage[]> {
  at(minutes);
  return sendAll(world);
}

const messagesIn = (mail: MailMessage | undefined) => (mail?.text.match(/Message \d+ of/g) ?? []).length;

describe('messages that stay unread', () => {
  it('are fifteen in three minutes and one mail, two minutes after the last', async () => {
    for (let index = 0; index < 15; index += 1) {
      at(index * 0.2);
      await deliver(world, messageWritten, await write('staff'));
      // The schedule looks every minute.
      if (index % 5 === 4) expect(await sendAll(world)).toEqual([]);
    }
    // The drain waits for what falls due within half a minute.
    expect(await sentAt(4.2)).toEqual([]);
    const sent = await sentAt(5);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toEqual([anna.email]);
    expect(sent[0]?.subject).toBe('15 new messages about New shop');
    expect(messagesIn(sent[0])).toBe(15);
    expect(await sentAt(60)).toEqual([]);
  });

  it('are shown under their author’s name, whatever name the browser sent', async () => {
    await makeUser(world, anna);
    const change = await write('client');
    await world.deps.db.doc(change.path).update({ authorName: 'Downland Digital' });
    const forged = { ...change, after: { ...change.after, authorName: 'Downland Digital' } };
    await deliver(world, messageWritten, forged);
    const stored = await world.deps.db.doc(change.path).get();
    expect(stored.data()).toMatchObject({ authorName: 'Anna', createdBy: anna.uid, updatedBy: 'system' });
    const [mail] = await sentAt(2);
    expect(mail?.text).toContain('Anna');
    expect(mail?.text.replace(/downland digital\W*$/i, '')).not.toContain('Downland Digital wrote');
    // Correcting it is nobody's change.
    const corrected = {
      ...forged,
      eventId: `${change.eventId}-2`,
      before: forged.after,
      after: stored.data(),
    };
    await deliver(world, messageWritten, corrected);
    expect(await auditOf(world, change.path)).toHaveLength(1);
  });

  it('make one mail when their events come five times, shuffled, at once', async () => {
    const changes: DocumentChange[] = [];
    for (let index = 0; index < 6; index += 1) {
      at(index * 0.1);
      changes.push(await write('staff'));
    }
    at(1);
    await deliver(world, messageWritten, ...changes.toReversed());
    const sent = await sentAt(3);
    expect(sent.map(messagesIn)).toEqual([6]);
    // A late redelivery is no news.
    await deliver(world, messageWritten, ...changes);
    expect(await sentAt(10)).toEqual([]);
    expect(await auditOf(world, changes[0]?.path ?? '')).toMatchObject([
      { action: 'create', after: { body: expect.stringMatching(/^1\d characters$/) } },
    ]);
  });

  it('wait ten minutes at most while somebody keeps writing', async () => {
    for (let index = 0; index <= 10; index += 1) {
      at(index);
      await deliver(world, messageWritten, await write('staff'));
    }
    const sent = await sentAt(10.1);
    expect(sent.map(messagesIn)).toEqual([11]);
    at(10.5);
    await deliver(world, messageWritten, await write('staff'));
    expect((await sentAt(12.5)).map(messagesIn)).toEqual([1]);
  });

  it('are not mailed once they are read', async () => {
    await deliver(world, messageWritten, await write('staff'));
    at(1);
    await read(anna.uid);
    expect(await sentAt(3)).toEqual([]);
    at(5);
    await deliver(world, messageWritten, await write('staff'));
    await read(anna.uid);
    at(6);
    await deliver(world, messageWritten, await write('staff'));
    expect((await sentAt(8)).map(messagesIn)).toEqual([1]);
  });

  it('are mailed again when more comes after a mail, even if the first were never read', async () => {
    await deliver(world, messageWritten, await write('staff'));
    expect((await sentAt(2)).map(messagesIn)).toEqual([1]);
    at(2 * 24 * 60);
    await deliver(world, messageWritten, await write('staff'));
    expect((await sentAt(2 * 24 * 60 + 2)).map(messagesIn)).toEqual([1]);
  });

  it('reach staff at every address, until one of them has read', async () => {
    await world.deps.db
      .doc('settings/private')
      .update({ notificationEmails: ['a@downland.example', 'b@downland.example'] });
    await deliver(world, messageWritten, await write('client'));
    expect((await sentAt(2)).map(({ to: [to] }) => to).toSorted()).toEqual([
      'a@downland.example',
      'b@downland.example',
    ]);
    at(3);
    await deliver(world, messageWritten, await write('client'));
    await read('other-staff');
    expect(await sentAt(6)).toEqual([]);
    at(7);
    await deliver(world, messageWritten, await write('client'));
    // Another member of the client who reads is not staff.
    await read(anna.uid);
    expect(await sentAt(9)).toHaveLength(2);
    await world.deps.db.doc('settings/private').update({ notificationEmails: ['staff@downland.example'] });
  });

  it('go to nobody who switched them off, lost access, or can’t see the project', async () => {
    const auth = await world.deps.auth();
    await auth.createUser({ uid: anna.uid, email: anna.email, emailVerified: true });
    await makeUser(world, anna, { 'new-message-notification': false });
    await deliver(world, messageWritten, await write('staff'));
    expect(await sentAt(2)).toEqual([]);
    const ben = member('Ben');
    const theirs = await makeProject(world, { members: [ben] });
    await deliver(world, messageWritten, await write('staff', 'projects', theirs));
    const clientId = String((await world.deps.db.doc(`projects/${theirs}`).get()).get('clientId'));
    await world.deps.db.doc(`clients/${clientId}`).update({ memberUids: [] });
    expect(await sentAt(5)).toEqual([]);
    const hidden = await makeProject(world, { members: [ben], shared: false });
    await deliver(world, messageWritten, await write('staff', 'projects', hidden));
    expect(await mailIds(world, `new-message-notification.${hidden}`)).toEqual([]);
  });
});

describe('the people of one client', () => {
  let ben: Member;
  beforeEach(async () => {
    ben = member('Ben');
    projectId = await makeProject(world, { members: [anna, ben] });
  });
  const toWhom = (mails: readonly MailMessage[]) => mails.map(({ to: [to] }) => to).toSorted();

  it('are each told of what they have not read themselves', async () => {
    await deliver(world, messageWritten, await write('staff'));
    at(1);
    await read(anna.uid);
    expect(toWhom(await sentAt(2))).toEqual([ben.email]);
    at(3);
    await deliver(world, messageWritten, await write('staff'));
    expect(toWhom(await sentAt(5))).toEqual([anna.email, ben.email].toSorted());
  });

  it('are not told of what they wrote: staff alone are', async () => {
    await deliver(world, messageWritten, await write('client'));
    expect(toWhom(await sentAt(2))).toEqual(['staff@downland.example']);
    // A reply comes to both, without what they wrote.
    at(3);
    await deliver(world, messageWritten, await write('client'), await write('staff'));
    const mails = (await sentAt(5)).filter(({ to: [to] }) => to !== 'staff@downland.example');
    expect(toWhom(mails)).toEqual([anna.email, ben.email].toSorted());
    for (const { text } of mails) {
      expect(text).toContain('of staff');
      expect(text).not.toContain('of client');
    }
  });

  it('are not told after they were removed', async () => {
    await deliver(world, messageWritten, await write('staff'));
    const clientId = String((await world.deps.db.doc(`projects/${projectId}`).get()).get('clientId'));
    const only = { people: [{ name: anna.name, email: anna.email, uid: anna.uid }], emails: [anna.email] };
    await world.deps.db.doc(`clients/${clientId}`).update({ ...only, memberUids: [anna.uid] });
    expect(toWhom(await sentAt(2))).toEqual([anna.email]);
  });
});

describe('messages about a quote', () => {
  it('are a question for staff, in one mail to all, and appear in the history', async () => {
    const quoteId = await makeSent(world);
    const changes = [await write('client', 'quotes', quoteId), await write('client', 'quotes', quoteId)];
    await deliver(world, messageWritten, ...changes);
    const sent = (await sentAt(2)).filter(({ subject }) => subject.startsWith('A question'));
    expect(sent).toHaveLength(1);
    expect(messagesIn(sent[0])).toBe(2);
    expect(sent[0]?.text).toContain(`/admin/quotes?quote=${quoteId}`);
    const { docs } = await world.deps.db
      .collection(`quotes/${quoteId}/events`)
      .where('kind', '==', 'questionAsked')
      .get();
    expect(docs).toHaveLength(2);
  });

  it('name nobody in the history whose account was erased before the event came', async () => {
    const quoteId = await makeSent(world);
    const change = await write('client', 'quotes', quoteId);
    await anonymiseContributions(world.deps, anna.uid);
    await deliver(world, messageWritten, change);
    const [asked] = (await world.deps.db.collection(`quotes/${quoteId}/events`).get()).docs.filter(
      (event) => event.get('kind') === 'questionAsked',
    );
    expect(asked?.get('actor')).toEqual({ kind: 'client', uid: null, name: '' });
    expect((await world.deps.db.doc(change.path).get()).get('authorName')).toBe('Deleted contact');
  });

  it('reach the client when staff answer, by the link where there is no account', async () => {
    const quoteId = await makeSent(world);
    await sendAll(world);
    await deliver(world, messageWritten, await write('staff', 'quotes', quoteId));
    const [sent] = await sentAt(2);
    expect(sent?.to).toEqual([(await headOf(world, quoteId)).recipient.email]);
    expect(sent?.subject).toBe('A new message about New website');
    expect(sent?.text).toContain('/client/quotes/view/');
  });
});

describe('files', () => {
  let fileCount = 0;
  function add(rest: Partial<ProjectFile> = {}): Promise<DocumentChange> {
    fileCount += 1;
    const now = world.deps.clock();
    const fileId = `f${fileCount}`;
    const fields: ProjectFile = {
      name: `Plan ${fileCount}.pdf`,
      size: 1000,
      contentType: 'application/pdf',
      storagePath: `files/${projectId}/${fileId}`,
      visibility: 'client',
      uploadedBy: 'staff',
      uploaderName: 'Sam Webb',
      uploaderKind: 'staff',
      createdAt: now,
      updatedAt: now,
      updatedBy: 'system',
      ...rest,
    };
    return written(world, `projects/${projectId}/files/${fileId}`, { projectId, fileId }, fields);
  }
  const filesIn = (mail: MailMessage | undefined) => (mail?.text.match(/Plan \d+\.pdf \(/g) ?? []).length;

  it('added together are one mail, without internal ones', async () => {
    const changes = [await add(), await add(), await add({ visibility: 'internal' }), await add()];
    await deliver(world, fileWritten, ...changes);
    const sent = await sentAt(1);
    expect(sent.map(filesIn)).toEqual([3]);
    expect(sent[0]?.subject).toBe('3 new files in New shop');
    expect(sent[0]?.to).toEqual([anna.email]);
    at(20);
    await deliver(world, fileWritten, await add());
    expect((await sentAt(21)).map(filesIn)).toEqual([1]);
  });

  it('are reported when they are shown later, and not when they were removed before', async () => {
    const hidden = await add({ visibility: 'internal' });
    await deliver(world, fileWritten, hidden);
    expect(await sentAt(2)).toEqual([]);
    const now = world.deps.clock();
    const shown = await written(world, hidden.path, hidden.params, {
      ...hidden.after,
      visibility: 'client',
      updatedAt: now,
    });
    await deliver(world, fileWritten, shown);
    expect((await sentAt(4)).map(filesIn)).toEqual([1]);
    at(10);
    const gone = await add();
    await deliver(world, fileWritten, gone);
    await world.deps.db.doc(gone.path).delete();
    expect(await sentAt(12)).toEqual([]);
  });

  it('of the client reach staff', async () => {
    await deliver(world, fileWritten, await add({ uploadedBy: anna.uid, uploaderKind: 'client' }));
    const sent = await sentAt(1);
    expect(sent.map(({ to }) => to)).toEqual([['staff@downland.example']]);
    expect(sent[0]?.text).toContain(adminPaths.project({ id: projectId }));
  });
});
