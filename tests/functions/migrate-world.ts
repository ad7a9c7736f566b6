import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { type Contact, contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import { inRoot } from '@agency/emulators/suite/paths';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { World } from './world.ts';

// Contacts whose search words an older build made, and the command that makes them anew.

export const idOf = (index: number) => `C-${String(index).padStart(4, '0')}`;

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

export async function plantContacts(world: World, count: number): Promise<void> {
  const batch = world.deps.db.batch();
  for (let index = 0; index < count; index += 1)
    batch.set(world.deps.db.doc(`contacts/${idOf(index)}`), storedContact(index));
  await batch.commit();
}

export const contactsNow = async ({ deps }: World) => (await deps.db.collection('contacts').get()).docs;
export const progressNow = async ({ deps }: World) =>
  (await deps.db.doc('migrations/search-words').get()).data();

/** The expected result for each contact: new words, everything else unchanged, including author and time. */
export async function expectAllRight(world: World, count: number): Promise<void> {
  const docs = await contactsNow(world);
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
export async function changedSoFar(world: World): Promise<Map<string, string>> {
  const changed = (await contactsNow(world)).filter((each) => each.get('searchTokens').includes('obrien'));
  return new Map(
    changed.map(({ id, updateTime }) => [id, `${updateTime.seconds}.${updateTime.nanoseconds}`]),
  );
}

/** `npm run migrate -- …` as a process of its own. */
export async function command(world: World, args: readonly string[], flags: readonly string[] = []) {
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
