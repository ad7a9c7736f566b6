import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { type Contact, contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import { touch } from '@agency/domain/quote/schema';
import { documentSchemas } from '@agency/domain/schemas';
import { inRoot } from '@agency/emulators/suite/paths';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countMigration, migrate } from '../../functions/src/migration/migrate.ts';
import { type Migration, stepOver } from '../../functions/src/migration/migration.ts';
import { searchWords } from '../../functions/src/migration/search-words.ts';
import { fieldsOf } from '../support/arbitrary.ts';
import { accept, makeSent, yesTo } from './quote-world.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('migrate');
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const idOf = (index: number) => `C-${String(index).padStart(4, '0')}`;

/** As stored by a build that split O’Brien. */
function storedContact(index: number): Contact {
  const at = new Date('2026-10-01T09:00:00Z');
  return v.parse(contact, {
    reference: idOf(index),
    name: `Niamh O’Brien ${index}`,
    email: `niamh${index}@example.com`,
    subject: 'A website',
    message: 'How long would it take?',
    attribution: null,
    status: 'new',
    notes: '',
    quoteId: null,
    repliedAt: null,
    searchTokens: ['niamh', 'o', 'brien'],
    createdAt: at,
    updatedAt: at,
    updatedBy: 'someone',
  });
}

async function plantContacts(count: number): Promise<void> {
  const batch = world.deps.db.batch();
  for (let index = 0; index < count; index += 1)
    batch.set(world.deps.db.doc(`contacts/${idOf(index)}`), storedContact(index));
  await batch.commit();
}

const contactsNow = async () => (await world.deps.db.collection('contacts').get()).docs;
const progressNow = async () => (await world.deps.db.doc('migrations/search-words').get()).data();

/** The expected result for each contact: new words, everything else unchanged, including author and time. */
async function expectAllRight(count: number): Promise<void> {
  const docs = await contactsNow();
  expect(docs.length).toBe(count);
  const wrong = docs.filter((each, index) => {
    const own = storedContact(index);
    const wanted = { ...own, searchTokens: contactSearchTokens(own) };
    const { createdAt, updatedAt, ...rest } = each.data();
    const found = { ...rest, createdAt: createdAt.toDate(), updatedAt: updatedAt.toDate() };
    return !v.is(contact, found) || JSON.stringify(sorted(found)) !== JSON.stringify(sorted(wanted));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
}
const sorted = (fields: object) => Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b));

/** When each contact with its new words was written, to the nanosecond. */
async function changedSoFar(): Promise<Map<string, string>> {
  const changed = (await contactsNow()).filter((each) => each.get('searchTokens').includes('obrien'));
  return new Map(
    changed.map(({ id, updateTime }) => [id, `${updateTime.seconds}.${updateTime.nanoseconds}`]),
  );
}

/** Kills its own process as soon as this is printed, since nothing can be paused. */
const dyingAt = (start: string) => {
  const source = `const { log } = console;
    console.log = (line) => {
      log(line);
      if (line.startsWith(${JSON.stringify(start)})) process.kill(process.pid, 'SIGKILL');
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
};

/** `npm run migrate -- …` as a process of its own. */
async function command(args: readonly string[], flags: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    [...flags, inRoot('functions/src/commands/migrate.ts'), ...args, '--project', world.projectId],
    { env: process.env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await ended;
  return { code, signal, out, err };
}

describe('npm run migrate -- search-words', () => {
  it('counts without changing anything', async () => {
    await plantContacts(450);
    const times = async () => (await contactsNow()).map(({ updateTime }) => updateTime.toMillis());
    const before = await times();
    const { code, out } = await command(['search-words', '--dry-run']);
    expect([code, out]).toEqual([0, 'Would be: 450 looked at, 450 changed, 0 can’t be read.\n']);
    expect(await times()).toEqual(before);
    expect((await changedSoFar()).size).toBe(0);
    expect(await progressNow()).toBeUndefined();
  });

  it('killed after each page and run again, changes each document once and correctly', async () => {
    await plantContacts(450);
    const afterPage = dyingAt('contacts: ');
    const atEachKill: Map<string, string>[] = [];
    let last = await command(['search-words'], afterPage);
    while (last.signal === 'SIGKILL') {
      atEachKill.push(await changedSoFar());
      last = await command(['search-words'], afterPage);
    }
    expect(atEachKill.map(({ size }) => size)).toEqual([200, 400, 450]);
    expect([last.code, last.err]).toEqual([0, '']);
    expect(last.out).toContain('450 looked at, 450 changed, 0 can’t be read');
    await expectAllRight(450);
    expect(await progressNow()).toMatchObject({ lookedAt: 450, changed: 450, unreadable: 0 });
    const inTheEnd = await changedSoFar();
    for (const changed of atEachKill) expect([...inTheEnd]).toEqual(expect.arrayContaining([...changed]));
  });

  it('two at once take turns, and change each document once', async () => {
    await plantContacts(450);
    const both = await Promise.all([command(['search-words']), command(['search-words'])]);
    expect(both.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    await expectAllRight(450);
    expect(await progressNow()).toMatchObject({ lookedAt: 450, changed: 450 });
  });

  it('names and skips what can’t be read', async () => {
    await plantContacts(3);
    await world.deps.db.doc(`contacts/${idOf(1)}`).update({ subject: 7 });
    const { code, out } = await command(['search-words']);
    expect(code).toBe(0);
    expect(out).toContain(`can’t be read and stays as it is: contacts/${idOf(1)} (`);
    expect(out).toContain('3 looked at, 2 changed, 1 can’t be read');
    expect(await progressNow()).toMatchObject({ unreadablePaths: [`contacts/${idOf(1)}`] });
    const [first, corrupted, last] = await contactsNow();
    expect(first?.get('searchTokens')).toContain('obrien');
    expect(last?.get('searchTokens')).toContain('obrien');
    expect(corrupted?.get('searchTokens')).toEqual(['niamh', 'o', 'brien']);
  });

  it('says that it is done, and starts again only where somebody asks for that', async () => {
    await plantContacts(1);
    await command(['search-words']);
    await world.deps.db.doc(`contacts/${idOf(0)}`).update({ searchTokens: [] });
    expect((await command(['search-words'])).out).toMatch(/^'search-words' was finished at .*--again\.\n$/);
    expect((await contactsNow())[0]?.get('searchTokens')).toEqual([]);
    await command(['search-words', '--again']);
    await expectAllRight(1);
  });

  it('prints its usage, and which migrations there are', async () => {
    const unknown = await command(['nothing-such']);
    expect([unknown.code, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toMatch(/There is no migration 'nothing-such'[\s\S]*search-words: Everything/);
    expect((await command([])).err).toMatch(/^Usage: npm run migrate/);
    expect((await command(['search-words', '--dryrun'])).err).toMatch(/^Usage: npm run migrate/);
  });
});

const touchFields = Object.keys(touch.entries);

describe('a migration', () => {
  /** Adds a note to contacts, and runs a hook after a page was first read. */
  function noting(happens: () => Promise<unknown>): Migration {
    let happened: Promise<unknown> | undefined;
    const step = stepOver('contacts', contact, async ({ id, subject, notes }) => {
      if (id === idOf(2)) {
        happened ??= happens();
        await happened;
      }
      return notes === '' ? { notes: `Asked about: ${subject}` } : null;
    });
    return { says: 'Every contact has a note.', steps: [step] };
  }

  it('keeps what somebody changes meanwhile, and works from that', async () => {
    await plantContacts(5);
    const edited = () =>
      world.deps.db.doc(`contacts/${idOf(1)}`).update({ subject: 'An app', updatedBy: 'staff' });
    const lines: string[] = [];
    await migrate(world.deps, 'notes', noting(edited), (line) => lines.push(line));
    const notes = (await contactsNow()).map((each) => each.get('notes'));
    const plain = 'Asked about: A website';
    expect(notes).toEqual([plain, 'Asked about: An app', plain, plain, plain]);
    expect((await contactsNow())[1]?.get('updatedBy')).toBe('staff');
    expect(lines).toEqual(['contacts: 5 looked at, 5 changed, 0 can’t be read']);
  });

  it('skips what somebody deletes meanwhile', async () => {
    await plantContacts(5);
    const away = () => world.deps.db.doc(`contacts/${idOf(1)}`).delete();
    await migrate(world.deps, 'notes', noting(away), () => {});
    expect((await contactsNow()).map((each) => each.get('notes') !== '')).toEqual([true, true, true, true]);
  });

  it('keeps what a newer build put into the documents, in their maps too', async () => {
    await plantContacts(1);
    const ref = world.deps.db.doc(`contacts/${idOf(0)}`);
    const newer = { fromNextRelease: 'kept' };
    await ref.update({ ...newer, attribution: { first: null, last: null, ...newer } });
    const came = { ...Object.fromEntries(touchFields.map((name) => [name, ''])), source: 'search' };
    const step = stepOver('contacts', contact, () => ({ attribution: { first: came, last: came } }));
    await migrate(world.deps, 'touches', { says: 'Everybody came by a search.', steps: [step] }, () => {});
    const stored = (await ref.get()).data();
    expect(stored).toMatchObject({ ...newer, attribution: { first: came, last: came, ...newer } });
  });

  it('goes through one collection and not through another of the same name', async () => {
    const { db } = world.deps;
    const marker = (uid: string) => ({ lastReadAt: new Date(), updatedAt: new Date(), updatedBy: uid });
    await db.doc('quotes/Q-222222/reads/ada').set(marker('ada'));
    await db.doc('projects/P-222222/reads/ada').set(marker('ada'));
    const [schema] = documentSchemas.projectReads;
    const step = stepOver('projectReads', schema ?? v.never(), () => ({ updatedBy: 'changed' }));
    await migrate(world.deps, 'reads', { says: '', steps: [step] }, () => {});
    expect((await db.doc('projects/P-222222/reads/ada').get()).get('updatedBy')).toBe('changed');
    expect((await db.doc('quotes/Q-222222/reads/ada').get()).get('updatedBy')).toBe('ada');
  });
});

describe('today’s search words', () => {
  it('are made for every entity that has some', () => {
    const carrying = Object.entries(documentSchemas).flatMap(([name, schemas]) =>
      schemas.some((schema) => 'entries' in schema && 'searchTokens' in fieldsOf(schema)) ? [name] : [],
    );
    expect(searchWords.steps.map(({ collection }) => collection).toSorted()).toEqual(carrying.toSorted());
  });

  it('are those that operations write', async () => {
    const quoteId = await makeSent(world);
    await accept(world, quoteId, await yesTo(world, quoteId));
    expect(await countOf(world, 'invoices')).toBeGreaterThan(0);
    const { lookedAt, changed } = await countMigration(world.deps, searchWords, () => {});
    expect(lookedAt).toBeGreaterThan(3);
    expect(changed).toBe(0);
  });

  it('are made without a mail or an entry in the log', async () => {
    await plantContacts(3);
    await migrate(world.deps, 'search-words', searchWords, () => {});
    expect([await countOf(world, 'outbox'), await countOf(world, 'auditLog')]).toEqual([0, 0]);
  });
});
