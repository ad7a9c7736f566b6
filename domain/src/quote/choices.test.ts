import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../shared/errors.ts';
import { contentArbitrary } from './arbitrary-content.ts';
import { applyChoices, defaultChoice, normaliseChoices } from './choices.ts';
import type { LineChoice, QuoteLine } from './content.ts';

const line = (id: string, selection: QuoteLine['selection'], quantity = 1): QuoteLine => ({
  id,
  description: id,
  unitLabel: '',
  quantity,
  unitPrice: 100,
  discount: 0,
  vatRate: 2000,
  billing: 'once',
  selection,
});

const content = {
  sections: [
    {
      id: 'one',
      title: 'One',
      introduction: '',
      lines: [
        line('fixed', { kind: 'fixed' }),
        line('extra', { kind: 'optional', selected: false }),
        line('hours', { kind: 'adjustable', min: 2, max: 8 }, 4),
        line('small', { kind: 'oneOf', group: 'size', selected: true }),
        line('large', { kind: 'oneOf', group: 'size', selected: false }),
      ],
    },
  ],
};

function issuesOf(choices: readonly LineChoice[]) {
  try {
    applyChoices(content, choices);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) {
      expect(error.code).toBe('invalid-argument');
      return error.issues.map((issue) => issue.path);
    }
  }
  throw new Error('The choice was taken');
}

describe('applyChoices', () => {
  test('without choices takes the quote as it is offered', () => {
    expect(applyChoices(content, [])).toEqual(defaultChoice(content));
  });

  test('takes an optional line, another of a group and a quantity in range', () => {
    const chosen = applyChoices(content, [
      { lineId: 'extra', selected: true },
      { lineId: 'hours', selected: true, quantity: 7.5 },
      { lineId: 'small', selected: false },
      { lineId: 'large', selected: true },
    ]);
    expect(normaliseChoices(chosen)).toEqual([
      { lineId: 'extra', selected: true, quantity: 1 },
      { lineId: 'hours', selected: true, quantity: 7.5 },
      { lineId: 'small', selected: false, quantity: 1 },
      { lineId: 'large', selected: true, quantity: 1 },
    ]);
  });

  test.each<[string, LineChoice[], string[]]>([
    ['an unknown line', [{ lineId: 'none', selected: true }], ['choices.0.lineId']],
    [
      'a line twice',
      [
        { lineId: 'extra', selected: true },
        { lineId: 'extra', selected: false },
      ],
      ['choices.1.lineId'],
    ],
    ['a fixed line left out', [{ lineId: 'fixed', selected: false }], ['choices.0.selected']],
    ['an adjustable line left out', [{ lineId: 'hours', selected: false }], ['choices.0.selected']],
    ['a fixed quantity changed', [{ lineId: 'fixed', selected: true, quantity: 2 }], ['choices.0.quantity']],
    [
      'an optional quantity changed',
      [{ lineId: 'extra', selected: true, quantity: 0.001 }],
      ['choices.0.quantity'],
    ],
    ['too little', [{ lineId: 'hours', selected: true, quantity: 1.999 }], ['choices.0.quantity']],
    ['too much', [{ lineId: 'hours', selected: true, quantity: 8.001 }], ['choices.0.quantity']],
    ['none of a group', [{ lineId: 'small', selected: false }], ['choices']],
    ['two of a group', [{ lineId: 'large', selected: true }], ['choices']],
  ])('refuses %s', (_what, choices, paths) => {
    expect(issuesOf(choices)).toEqual(paths);
  });

  test('applied to its own normal form changes nothing, for any quote', () => {
    fc.assert(
      fc.property(contentArbitrary, (any) => {
        const chosen = applyChoices(any, normaliseChoices(defaultChoice(any)));
        expect(chosen).toEqual(defaultChoice(any));
      }),
    );
  });
});
