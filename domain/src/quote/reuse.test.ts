import { expect, it } from 'vitest';
import { asTemplate, fromTemplate, greetingOther } from './reuse.ts';

const content = (introduction: string) => ({ introduction, paymentSchedule: [] });

it('greets nobody by another client’s name', () => {
  expect(greetingOther('Dear Sam,\n\nAs agreed.', 'Sam Weald', 'Jo Marlow')).toBe('Dear Jo,\n\nAs agreed.');
  const template = asTemplate(content('Dear Sam,\n\nAs agreed.'), 'Sam Weald');
  expect(template.introduction).not.toContain('Sam');
  expect(fromTemplate(template, 'Jo Marlow').introduction).toBe('Dear Jo,\n\nAs agreed.');
});

it.each(['', 'As agreed.', 'Dear Samuel,\n\nAs agreed.', 'Hello {name}'])(
  'changes no other words: %j',
  (text) => {
    expect(greetingOther(text, 'Sam Weald', 'Jo Marlow')).toBe(text);
    expect(fromTemplate(asTemplate(content(text), 'Sam Weald'), 'Jo Marlow').introduction).toBe(text);
  },
);
