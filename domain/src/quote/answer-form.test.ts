import { describe, expect, it } from 'vitest';
import { choiceFieldName, readFormChoices } from './answer-form.ts';
import type { LineSelection, QuoteLine } from './content.ts';

function line(id: string, selection: LineSelection): QuoteLine {
  return {
    id,
    description: id,
    unitLabel: '',
    quantity: 2,
    unitPrice: 10_000,
    discount: 0,
    vatRate: 2000,
    billing: 'once',
    selection,
  };
}

const lines = [
  line('design', { kind: 'fixed' }),
  line('blog', { kind: 'optional', selected: false }),
  line('pages', { kind: 'adjustable', min: 1, max: 10 }),
  line('small', { kind: 'oneOf', group: 'Hosting', selected: true }),
  line('large', { kind: 'oneOf', group: 'Hosting', selected: false }),
];
const content = { sections: [{ id: 's', title: 'S', introduction: '', lines }] };

function read(fields: Record<string, string>) {
  return readFormChoices(content, (name) => fields[name]);
}

describe('choiceFieldName', () => {
  it('names one field per choice, and one for a whole group', () => {
    expect(lines.map(choiceFieldName)).toEqual([
      null,
      'include.blog',
      'quantity.pages',
      'choose.Hosting',
      'choose.Hosting',
    ]);
  });
});

describe('readFormChoices', () => {
  it('reads ticks, groups and quantities', () => {
    expect(read({ 'include.blog': 'on', 'choose.Hosting': 'large', 'quantity.pages': ' 3.5 ' })).toEqual([
      { lineId: 'blog', selected: true },
      { lineId: 'pages', selected: true, quantity: 3.5 },
      { lineId: 'small', selected: false },
      { lineId: 'large', selected: true },
    ]);
  });

  it('takes an absent box as not ticked and an absent quantity as unchanged', () => {
    expect(read({ 'choose.Hosting': 'small' })).toEqual([
      { lineId: 'blog', selected: false },
      { lineId: 'small', selected: true },
      { lineId: 'large', selected: false },
    ]);
  });

  it('keeps what is no number for the schema to refuse', () => {
    expect(read({ 'quantity.pages': 'many' })).toContainEqual({
      lineId: 'pages',
      selected: true,
      quantity: Number.NaN,
    });
  });
});
