import { expect, it, vi } from 'vitest';
import { handOnFocus } from './focus-return.ts';

/** A button that has the focus, in a list or in a row of one; `leave` takes it out of the page. */
function buttonIn(parts: { readonly list: object; readonly row?: object | undefined }) {
  const closest = (selector: string) => (selector === 'tr' ? (parts.row ?? null) : null);
  const parentElement = { closest: () => parts.list };
  const fake = { isConnected: true, closest, parentElement };
  vi.stubGlobal('document', { activeElement: fake, createElement: () => fake });
  const leave = () => {
    fake.isConnected = false;
    vi.stubGlobal('document', { activeElement: null });
  };
  return { button: document.createElement('button'), leave };
}

it.each([
  ['the list around it', false],
  ['its row, where that stays', true],
])('hands the focus of a button that goes to %s', async (_words, isInRow) => {
  const [list, link] = [{ focus: vi.fn() }, { focus: vi.fn() }];
  const row = isInRow ? { isConnected: true, querySelector: () => link } : undefined;
  const { button, leave } = buttonIn({ list, row });
  handOnFocus(button)();
  leave();
  await Promise.resolve();
  expect([list, link].map(({ focus }) => focus.mock.calls.length)).toEqual(isInRow ? [0, 1] : [1, 0]);
});

it('takes no focus that is elsewhere, or that its button keeps', async () => {
  const list = { focus: vi.fn() };
  const listed = buttonIn({ list });
  handOnFocus(listed.button)();
  await Promise.resolve();
  const { button, leave } = buttonIn({ list });
  vi.stubGlobal('document', { activeElement: null });
  handOnFocus(button)();
  leave();
  await Promise.resolve();
  expect(list.focus).not.toHaveBeenCalled();
});
