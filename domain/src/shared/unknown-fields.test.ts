import { describe, expect, it } from 'vitest';
import { checklist } from '../checklist/schema.ts';
import { client } from '../client/schema.ts';
import { milestone } from '../project/schema.ts';
import { quoteContent } from '../quote/content.ts';
import { parseDocument, UnreadableRecord } from './parse.ts';
import { fieldsWithUnknown, pickKnown, withUnknown } from './unknown-fields.ts';

const person = { name: 'Kim Fenn', email: 'kim@example.com', uid: 'kim' };
const other = { name: 'Sam Hale', email: 'sam@example.com', uid: null };
const item = { text: 'Ask for the logo', done: false, assigneeUid: null, dueOn: null, position: 0 };
const line = (id: string, selection: Record<string, unknown>) => ({
  id,
  description: 'Design',
  unitLabel: 'hours',
  quantity: 1,
  unitPrice: 8000,
  discount: 0,
  vatRate: 2000,
  billing: 'once',
  selection,
});
const contentWith = (...lines: readonly Record<string, unknown>[]) => ({
  title: 'Website',
  introduction: '',
  sections: [{ id: 'build', title: 'Build', introduction: '', lines }],
  discount: { kind: 'none' },
  paymentSchedule: [],
  milestones: [],
});

describe('pickKnown', () => {
  it('leaves out what the schema does not know: on top, in maps, lists, records and variants', () => {
    const plain = contentWith(line('one', { kind: 'optional', selected: true }));
    const newer = {
      ...contentWith({
        ...line('one', { kind: 'optional', selected: true, hint: 'Often taken' }),
        margin: 20,
      }),
      discount: { kind: 'none', since: 1 },
      language: 'cy',
    };
    expect(pickKnown(quoteContent, newer)).toEqual(plain);
    const items = { logo: { ...item, estimate: { hours: 2 } } };
    expect(pickKnown(checklist, { items, colour: 'red' })).toEqual({ items: { logo: item } });
  });

  it('says what is wrong where a known field is, and takes a kind that it does not know for no other', () => {
    const strange = contentWith(line('one', { kind: 'bundle', of: ['two'] }));
    expect(pickKnown(quoteContent, strange)).toEqual(strange);
    const read = () => parseDocument(quoteContent, 'quotes/Q-1/private/draft', strange);
    expect(read).toThrow(UnreadableRecord);
  });

  it('has no way around it: keys of every object’s own are not fields', () => {
    const named = JSON.parse('{"title":"A","__proto__":{"archived":true},"constructor":1,"toString":2}');
    expect(pickKnown(checklist, named)).toEqual({ title: 'A' });
  });
});

describe('what is written back', () => {
  it('keeps what the schema does not know, at every depth', () => {
    const stored = {
      ...contentWith({
        ...line('one', { kind: 'optional', selected: true, hint: 'Often taken' }),
        margin: 20,
      }),
      language: 'cy',
    };
    const changed = contentWith(line('new', { kind: 'fixed' }), {
      ...line('one', { kind: 'optional', selected: false }),
      description: 'Design and build',
    });
    expect(withUnknown(quoteContent, stored, changed)).toEqual({
      ...contentWith(line('new', { kind: 'fixed' }), {
        ...line('one', { kind: 'optional', selected: false, hint: 'Often taken' }),
        description: 'Design and build',
        margin: 20,
      }),
      language: 'cy',
    });
  });

  it('finds an element by its id, its account or its address, and takes nothing over from one that is gone', () => {
    const stored = {
      people: [
        { ...person, title: 'Dr' },
        { ...other, title: 'Ms' },
      ],
    };
    const moved = { ...person, email: 'kim@elsewhere.example' };
    const named = { ...other, name: 'Sam Hale-Wood' };
    expect(fieldsWithUnknown(client, stored, { people: [named, moved] })).toEqual({
      people: [
        { ...named, title: 'Ms' },
        { ...moved, title: 'Dr' },
      ],
    });
    const stranger = { ...person, email: 'new@example.com', uid: 'new' };
    expect(fieldsWithUnknown(client, stored, { people: [stranger] })).toEqual({ people: [stranger] });
  });

  it('takes away what was taken away: items of a record, a map that becomes null, another kind', () => {
    const items = { logo: { ...item, hours: 2 }, domain: { ...item, hours: 1 } };
    const ticked = { items: { logo: { ...item, done: true } } };
    expect(fieldsWithUnknown(checklist, { items }, ticked)).toEqual({
      items: { logo: { ...item, done: true, hours: 2 } },
    });
    const address = {
      line1: '1 Carfax',
      line2: '',
      town: 'Horsham',
      county: '',
      postcode: 'RH12',
      country: 'UK',
    };
    expect(fieldsWithUnknown(client, { address: { ...address, floor: 2 } }, { address: null })).toEqual({
      address: null,
    });
    const stored = contentWith(line('one', { kind: 'optional', selected: true, hint: 'Often taken' }));
    const fixed = contentWith(line('one', { kind: 'fixed' }));
    expect(withUnknown(quoteContent, stored, fixed)).toEqual(fixed);
  });

  it('lets a new answer inherit nothing from the one before', () => {
    const approval = {
      answer: 'approved',
      by: 'kim',
      name: 'Kim',
      at: new Date(0),
      comment: '',
      signature: 'x',
    };
    const { signature: _, ...again } = { ...approval, at: new Date(1) };
    expect(fieldsWithUnknown(milestone, { approval }, { approval: again })).toEqual({ approval: again });
    const reworded = { ...again, at: new Date(0), comment: 'Fine.' };
    expect(fieldsWithUnknown(milestone, { approval }, { approval: reworded })).toEqual({
      approval: { ...reworded, signature: 'x' },
    });
  });

  it('touches no field that is not written', () => {
    expect(fieldsWithUnknown(checklist, { title: 'A', colour: 'red' }, { archived: true })).toEqual({
      archived: true,
    });
  });
});
