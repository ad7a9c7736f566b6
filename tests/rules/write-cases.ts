import fc from 'fast-check';
import * as v from 'valibot';
import { fieldsOf, validArbitrary } from '../support/arbitrary.ts';
import { corruptionsOf, fullest, leanest } from '../support/corruptions.ts';
import { type Change, type Fields, gone, requestTime } from './ask.ts';
import { type BrowserWrite, browserWrites } from './browser-writes.ts';
import { uidOf } from './callers.ts';
import type { Case, Documents } from './world.ts';

/** What lies there before the updates. */
export const writeDocuments = (): Documents =>
  Object.fromEntries(
    Object.values(browserWrites).flatMap((write): [string, Fields][] =>
      write.stored ? [[write.path('stored'), write.stored]] : [],
    ),
  );

/** The schema of the fields that the write fills itself. */
export function partSchema(write: BrowserWrite): v.GenericSchema {
  const fields = fieldsOf(write.schema);
  return v.strictObject(Object.fromEntries(write.fields.map((name) => [name, fields[name] ?? v.never()])));
}

/** Values of these fields, as the schema makes them. */
function ownFields(write: BrowserWrite): fc.Arbitrary<Fields> {
  const fields = fieldsOf(write.schema);
  return fc.record(
    Object.fromEntries(write.fields.map((name) => [name, validArbitrary(fields[name] ?? v.never())])),
  );
}

const sampleOf = (write: BrowserWrite): Fields =>
  fc.sample(ownFields(write), { seed: 7, numRuns: 1 })[0] ?? {};

export const fullestOf = (write: BrowserWrite): Fields => fullest(partSchema(write), sampleOf(write));

const fixedOf = (write: BrowserWrite): Fields => write.fixed(uidOf(write.by));
const placed = (write: BrowserWrite, own: Fields): Fields => (write.inside ? { [write.inside]: own } : own);
/** The same field by field: what the map holds besides stays. */
const placedSingly = ({ inside }: BrowserWrite, own: Fields): Fields =>
  inside ? Object.fromEntries(Object.entries(own).map(([name, value]) => [`${inside}.${name}`, value])) : own;

/** Where the document lies that the write changes, or makes. */
const pathOf = (write: BrowserWrite): string => write.path(write.stored ? 'stored' : 'id-1');

function changeOf(write: BrowserWrite, data: Fields): Change {
  const path = pathOf(write);
  if (write.merges) return { merge: path, data };
  return write.stored ? { update: path, data } : { set: path, data };
}

function writeCase(write: BrowserWrite, name: string, data: Fields, expected: Case['expected']): Case {
  return { name, caller: write.by, ask: { write: [changeOf(write, data)] }, expected };
}

/** A usual write and the leanest, as a browser makes them: it names what it changes, and carries nothing along. */
export function usualCases(kind: string, write: BrowserWrite): Case[] {
  const contents = { usual: sampleOf(write), leanest: leanest(partSchema(write), sampleOf(write)) };
  return Object.entries(contents).map(([what, own]) => ({
    ...writeCase(write, `${kind}, ${what}`, { ...placedSingly(write, own), ...fixedOf(write) }, 'allowed'),
    stored: { [pathOf(write)]: write.stored },
  }));
}

/** Lawful content, whatever it is, and the fullest and the leanest that there may be. */
export function lawfulCases(write: BrowserWrite): Case[] {
  const lawful = fc.sample(ownFields(write), { seed: 2026, numRuns: 25 });
  return [...lawful, fullestOf(write), leanest(partSchema(write), sampleOf(write))].map((own) =>
    writeCase(
      write,
      JSON.stringify(own).slice(0, 200),
      { ...placed(write, own), ...fixedOf(write) },
      'allowed',
    ),
  );
}

/** Marks without ink that today's schemas take out and those of 0.1.0 leave in: its tabs write them. */
function isLeftByOlderTabs({ schema }: BrowserWrite, corruption: string): boolean {
  const [name = '', what = ''] = corruption.split(': ');
  const hasSeveralLines = v.is(fieldsOf(schema)[name] ?? v.never(), 'two\nlines');
  const inAnyText = ['a mark that joins words', 'a tag of a language'];
  const inSeveralLines = ['a line separator', 'a turn of the reading direction'];
  return inAnyText.includes(what) || (hasSeveralLines && inSeveralLines.includes(what));
}

/** A new map without a field that tabs of the last release don't know. */
function isNotYetKnown({ schema, inside }: BrowserWrite, corruption: string): boolean {
  const [name = '', what = ''] = corruption.split(': ');
  return inside !== undefined && what === 'missing' && fieldsOf(schema)[name]?.type === 'optional';
}

/** Every document with one of its own fields wrong. */
export function corruptCases(write: BrowserWrite): Case[] {
  return (
    corruptionsOf(partSchema(write), sampleOf(write), write.fields)
      // An update leaves out what it does not change; in a map that is written as a whole it is missing.
      .filter(({ what }) => write.stored === null || write.inside || !what.endsWith(': missing'))
      .filter(({ what }) => !isLeftByOlderTabs(write, what) && !isNotYetKnown(write, what))
      .map(({ what, document }) =>
        writeCase(write, what, { ...placed(write, document), ...fixedOf(write) }, 'denied'),
      )
  );
}

const falseValues = (name: string): readonly unknown[] => {
  if (name.endsWith('By')) return ['other', 'system', '', null, 1];
  if (name.endsWith('At') && name !== 'completedAt') {
    return [new Date(), new Date(0), new Date('2036-11-20T09:00:00Z'), '2026-11-20', null, 0];
  }
  return ['nonsense', requestTime, 2, true];
};

/** Stamps and other fixed values that are false, or missing in a new document. */
export function forgedCases(write: BrowserWrite): Case[] {
  const fixed = fixedOf(write);
  const lawful = { ...placed(write, sampleOf(write)), ...fixed };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(lawful).filter(([key]) => key !== name));
  return Object.entries(fixed).flatMap(([name, value]) => [
    ...falseValues(name)
      .filter((wrong) => wrong !== value)
      .map((wrong) => writeCase(write, `${name}: ${String(wrong)}`, { ...lawful, [name]: wrong }, 'denied')),
    // An update without its time would leave the last one.
    ...(write.stored === null || write.merges || name === 'updatedAt'
      ? [writeCase(write, `${name} missing`, without(name), 'denied')]
      : []),
  ]);
}

/** Fields that no write of this kind may touch, each written beside nothing but lawful stamps. */
export function fixedFieldCases(write: BrowserWrite): Case[] {
  if (!write.stored) return [];
  const stored = Object.keys(write.stored);
  const free = [
    ...write.fields,
    ...Object.keys(fixedOf(write)),
    ...(write.inside ? ['items'] : []),
    ...(write.schema === browserWrites['a changed milestone']?.schema
      ? ['status', 'mailRound', 'completedAt']
      : []),
  ];
  return stored
    .filter((name) => !free.includes(name))
    .map((name) => writeCase(write, `${name} changed`, { ...fixedOf(write), [name]: 'changed' }, 'denied'));
}

/** A field of a later build, with content that today's rules can't check. */
const newer = { fromNextRelease: { text: 'kept', list: [{ by: 'whom' }] } };

/** The document as the next release would have stored it: with its field on top and in every item of a map. */
function ofNextRelease(stored: Fields): Fields {
  const items = Object.entries(Object(stored.items)).map(([id, item]) => [id, { ...Object(item), ...newer }]);
  return { ...stored, ...newer, ...('items' in stored && { items: Object.fromEntries(items) }) };
}

/**
 * A document of the next release is still changed by its rightful writer, who neither adds nor changes nor takes away
 * what this release does not know; and nobody makes one with a field that this release does not know.
 */
export function nextReleaseCases(write: BrowserWrite): Case[] {
  const own = fullestOf(write);
  const whole = { ...placed(write, own), ...fixedOf(write) };
  const { stored, inside } = write;
  if (!stored) return [writeCase(write, 'made with a newer field', { ...whole, ...newer }, 'denied')];
  const singly = { ...placedSingly(write, own), ...fixedOf(write) };
  const over =
    (before: Fields) =>
    (name: string, data: Fields, expected: Case['expected']): Case => ({
      ...writeCase(write, name, data, expected),
      stored: { [pathOf(write)]: before },
    });
  const [overNewer, overOwn] = [over(ofNextRelease(stored)), over(stored)];
  const isNewItem = inside !== undefined && !(inside.slice('items.'.length) in Object(stored.items));
  const newerFields = ['fromNextRelease', ...(inside ? [`${inside}.fromNextRelease`] : [])];
  return [
    overNewer('of the next release', singly, 'allowed'),
    ...(inside ? [overNewer('whole, of the next release', whole, isNewItem ? 'allowed' : 'denied')] : []),
    ...newerFields.flatMap((name) => [
      overOwn(`${name} added`, { ...singly, [name]: 'new' }, 'denied'),
      overNewer(`${name} changed`, { ...singly, [name]: 'otherwise' }, 'denied'),
      ...(isNewItem && name.startsWith('items')
        ? []
        : [overNewer(`${name} taken away`, { ...singly, [name]: gone }, 'denied')]),
    ]),
  ];
}

/** All cases, for runs that go through everything. */
export const writeCases = (): Case[] =>
  Object.entries(browserWrites).flatMap(([kind, write]) =>
    [lawfulCases, corruptCases, forgedCases, fixedFieldCases, nextReleaseCases]
      .flatMap((cases) => cases(write))
      .map((each) => ({ ...each, name: `${kind}: ${each.name}` })),
  );
