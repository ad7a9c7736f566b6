import { contact } from '@agency/domain/contact/schema';
import { touch } from '@agency/domain/quote/schema';
import { documentSchemas } from '@agency/domain/schemas';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countMigration, migrate } from '../../functions/src/migration/migrate.ts';
import { type Migration, stepOver } from '../../functions/src/migration/migration.ts';
import { searchWords } from '../../functions/src/migration/search-words.ts';
import { fieldsOf } from '../support/arbitrary.ts';
import {
  changedSoFar,
  command,
  contactsNow,
  expectAllRight,
  idOf,
  plantContacts,
  progressNow,
} from './migrate-world.ts';
import { accept, makeSent, yesTo } from './quote-world.ts';
import { countOf, makeWorld, type World } from './world.ts';

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('migrate');
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

describe('npm run migrate -- search-words', () => {
  it('counts without changing anything', async () => {
    await plantContacts(world, 450);
    const times = async () => (await contactsNow(world)).map(({ updateTime }) => updateTime.toMillis());
    const before = await times();
    const { code, out } = await command(world, ['search-words', '--dry-run']);
    expect([code, out]).toEqual([0, 'Would be: 450 looked at, 450 changed, 0 can’t be read.\n']);
    expect(await times()).toEqual(before);
    expect((await changedSoFar(world)).size).toBe(0);
    expect(await progressNow(world)).toBeUndefined();
  });

  it('names and skips what can’t be read', async () => {
    await plantContacts(world, 3);
    await world.deps.db.doc(`contacts/${idOf(1)}`).update({ subject: 7 });
    const { code, out } = await command(world, ['search-words']);
    expect(code).toBe(0);
    expect(out).toContain(`can’t be read and stays as it is: contacts/${idOf(1)} (`);
    expect(out).toContain('3 looked at, 2 changed, 1 can’t be read');
    expect(await progressNow(world)).toMatchObject({ unreadablePaths: [`contacts/${idOf(1)}`] });
    const [first, corrupted, last] = await contactsNow(world);
    expect(first?.get('searchTokens')).toContain('obrien');
    expect(last?.get('searchTokens')).toContain('obrien');
    expect(corrupted?.get('searchTokens')).toEqual(['niamh', 'o', 'brien']);
  });

  it('says that it is done, and starts again only where somebody asks for that', async () => {
    await plantContacts(world, 1);
    await command(world, ['search-words']);
    await world.deps.db.doc(`contacts/${idOf(0)}`).update({ searchTokens: [] });
    expect((await command(world, ['search-words'])).out).toMatch(
      /^‘search-words’ finished on .*--again\.\n$/,
    );
    expect((await contactsNow(world))[0]?.get('searchTokens')).toEqual([]);
    await command(world, ['search-words', '--again']);
    await expectAllRight(world, 1);
  });

  it('prints its usage, and which migrations there are', async () => {
    const unknown = await command(world, ['nothing-such']);
    expect([unknown.code, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toMatch(/There is no migration ‘nothing-such’[\s\S]*search-words: Everything/);
    expect((await command(world, [])).err).toMatch(/^Usage: npm run migrate/);
    expect((await command(world, ['search-words', '--dryrun'])).err).toMatch(/^Usage: npm run migrate/);
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
    await plantContacts(world, 5);
    const edited = () =>
      world.deps.db.doc(`contacts/${idOf(1)}`).update({ subject: 'An app', updatedBy: 'staff' });
    const lines: string[] = [];
    await migrate(world.deps, 'notes', noting(edited), (line) => lines.push(line));
    const notes = (await contactsNow(world)).map((each) => each.get('notes'));
    const plain = 'Asked about: A website';
    expect(notes).toEqual([plain, 'Asked about: An app', plain, plain, plain]);
    expect((await contactsNow(world))[1]?.get('updatedBy')).toBe('staff');
    expect(lines).toEqual(['contacts: 5 looked at, 5 changed, 0 can’t be read']);
  });

  it('skips what somebody deletes meanwhile', async () => {
    await plantContacts(world, 5);
    const away = () => world.deps.db.doc(`contacts/${idOf(1)}`).delete();
    await migrate(world.deps, 'notes', noting(away), () => {});
    expect((await contactsNow(world)).map((each) => each.get('notes') !== '')).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('keeps what a newer build put into the documents, in their maps too', async () => {
    await plantContacts(world, 1);
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
    await plantContacts(world, 3);
    await migrate(world.deps, 'search-words', searchWords, () => {});
    expect([await countOf(world, 'outbox'), await countOf(world, 'auditLog')]).toEqual([0, 0]);
  });
});
