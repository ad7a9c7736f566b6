import { describe, expect, it } from 'vitest';
import { quoteDifferences } from './quote-differences.ts';
import { type QuoteForm, toForm } from './quote-form.ts';
import { startingForm } from './start-from-request.ts';
import { draft, sources } from './testing/request.ts';

const form = startingForm(draft, sources, new Date('2026-11-30T09:00:00Z'));
const change = (edit: (copy: QuoteForm) => void): QuoteForm => {
  const copy = structuredClone(form);
  edit(copy);
  return copy;
};

describe('two versions of a quote', () => {
  it('differ in nothing where they are the same', () => {
    expect(quoteDifferences(form, structuredClone(form))).toEqual([]);
    expect(quoteDifferences(toForm(draft), toForm(structuredClone(draft)))).toEqual([]);
  });

  it('show both texts of a field', () => {
    const mine = change((copy) => {
      copy.title = 'Mine';
    });
    const theirs = change((copy) => {
      copy.title = 'Theirs';
      copy.recipient.phone = '01403 555 123';
    });
    expect(quoteDifferences(mine, theirs)).toMatchObject([
      { label: 'Title', mine: 'Mine', theirs: 'Theirs' },
      { label: 'Recipient', theirs: expect.stringContaining('01403 555 123') },
    ]);
  });

  it('show a line that only one of them has', () => {
    const theirs = change((copy) => {
      copy.sections[0]?.lines.splice(0, 1);
    });
    const found = quoteDifferences(form, theirs);
    expect(found[0]).toMatchObject({ mine: expect.stringContaining('×'), theirs: '' });
  });

  it.each<[string, (copy: QuoteForm) => void]>([
    ['the VAT rate of a line', (copy) => Object.assign(copy.sections[0]?.lines[0] ?? {}, { vatRate: 0 })],
    [
      'what the client may do with it',
      (copy) => Object.assign(copy.sections[0]?.lines[0]?.selection ?? {}, { kind: 'optional' }),
    ],
    ['the order of the sections', (copy) => copy.sections.reverse()],
    ['equal parts', (copy) => Object.assign(copy, { inEqualParts: !copy.inEqualParts })],
    ['when a milestone is due', (copy) => Object.assign(copy.milestones[0] ?? {}, { weeksAfterStart: 9 })],
  ])('differ by %s, too', (_what, edit) => {
    const two = change((copy) => {
      copy.sections.push({
        ...structuredClone(copy.sections[0] ?? { title: '', introduction: '', lines: [] }),
        id: 'more',
        lines: [],
      });
    });
    const other = structuredClone(two);
    edit(other);
    expect(quoteDifferences(two, other)).not.toEqual([]);
  });
});
