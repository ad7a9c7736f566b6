import { applyChoices } from '@agency/domain/quote/choices';
import { describe, expect, it } from 'vitest';
import {
  chosenLines,
  firstWrongLine,
  hasChoices,
  include,
  quantityError,
  startChoices,
  takeOneOf,
  toAnswer,
  typeQuantity,
} from './choices.ts';
import { choosable } from './testing/lines.ts';

const { content, design, blog, pages, large } = choosable;
const included = (choices: ReturnType<typeof startChoices>) =>
  chosenLines(content, choices).flatMap((chosen) => (chosen.included ? [chosen.line.id] : []));

describe('choices', () => {
  it('start as the quote offers them', () => {
    expect(included(startChoices(content))).toEqual(['design', 'pages', 'small']);
  });

  it('start as they were answered', () => {
    const answered = [
      { lineId: 'blog', selected: true },
      { lineId: 'pages', selected: true, quantity: 4.5 },
      { lineId: 'small', selected: false },
      { lineId: 'large', selected: true },
    ];
    const choices = startChoices(content, answered);
    expect(included(choices)).toEqual(['design', 'blog', 'pages', 'large']);
    expect(chosenLines(content, choices)[2]?.quantity).toBe(4.5);
  });

  it('switch options on and off, and select one of a group', () => {
    let choices = include(startChoices(content), blog, true);
    choices = takeOneOf(content, choices, large);
    expect(included(choices)).toEqual(['design', 'blog', 'pages', 'large']);
    expect(included(include(choices, blog, false))).toEqual(['design', 'pages', 'large']);
  });

  it('answer with what the server accepts', () => {
    let choices = include(startChoices(content), blog, true);
    choices = typeQuantity(takeOneOf(content, choices, large), pages, '3.125');
    const answer = toAnswer(content, choices);
    expect(answer).toEqual([
      { lineId: 'blog', selected: true, quantity: 2 },
      { lineId: 'pages', selected: true, quantity: 3.125 },
      { lineId: 'small', selected: false, quantity: 2 },
      { lineId: 'large', selected: true, quantity: 2 },
    ]);
    expect(applyChoices(content, answer)).toEqual(chosenLines(content, choices));
  });

  it.each(['', '0', '11', '1.2345', 'two', '-1', '1e1', '٣'])(
    'refuse the quantity %j and keep counting',
    (text) => {
      const choices = typeQuantity(startChoices(content), pages, text);
      expect(quantityError(pages, text)).toMatch(/from 1 to 10/);
      expect(firstWrongLine(content, choices)).toBe(pages);
      expect(chosenLines(content, choices)[2]?.quantity).toBe(2);
    },
  );

  it('know whether there is anything to choose', () => {
    expect(hasChoices(content)).toBe(true);
    expect(hasChoices({ sections: [{ id: 's', title: 'S', introduction: '', lines: [design] }] })).toBe(
      false,
    );
  });
});
