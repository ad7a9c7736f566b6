import { expect, it } from 'vitest';
import { isPressed, keyCaps, shortcuts } from './shortcuts.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ['Ctrl and K', press('k', { ctrlKey: true }), true],
  ['Cmd and K', press('k', { metaKey: true }), true],
  ['with caps lock', press('K', { ctrlKey: true }), true],
  ['K alone', press('k'), false],
  ['with Shift, which is the browser’s', press('K', { ctrlKey: true, shiftKey: true }), false],
  ['with Alt too', press('k', { ctrlKey: true, altKey: true }), false],
])('knows Ctrl+K: %s', (_case, event, is) => {
  expect(isPressed(event, shortcuts.search)).toBe(is);
});

it('takes a plain key with Shift, but with no other', () => {
  expect(isPressed(press('?', { shiftKey: true }), shortcuts.list)).toBe(true);
  expect(isPressed(press('?', { ctrlKey: true }), shortcuts.list)).toBe(false);
  expect(isPressed(press('ArrowDown'), shortcuts.nextRow)).toBe(true);
  expect(isPressed(press('ArrowDown', { altKey: true }), shortcuts.nextRow)).toBe(false);
  expect(isPressed(press('ArrowDown', { altKey: true }), shortcuts.moveDown)).toBe(true);
});

it('names keys as they stand on the keyboard', () => {
  expect(keyCaps('Ctrl+k', false)).toEqual(['Ctrl', 'K']);
  expect(keyCaps('Ctrl+k', true)).toEqual(['⌘', 'K']);
  expect(keyCaps('Alt+ArrowUp', false)).toEqual(['Alt', '↑']);
  expect(keyCaps('j', false)).toEqual(['j']);
  expect(keyCaps('Escape', true)).toEqual(['Esc']);
});
