import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyTap } from './early-tap.client.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page where this was pressed before its script ran; hydrating runs the returned function. */
function pressed(name: string | undefined) {
  const answered: string[] = [];
  const button = (label: string) => ({ click: () => answered.push(label) });
  const page: { earlyTap?: unknown } = name === undefined ? {} : { earlyTap: button(name) };
  vi.stubGlobal('window', page);
  const onAlive = takeEarlyTap();
  return { answered, onAlive, press: (label: string) => Object.assign(page, { earlyTap: button(label) }) };
}

it('replays a press that came too early', () => {
  const { answered, onAlive } = pressed('Show password');
  expect(answered).toEqual([]);
  onAlive();
  expect(answered).toEqual(['Show password']);
});

it.each(['Show password', 'Forgot your password?'])(
  'drops it where %s is pressed meanwhile, which React handles',
  (label) => {
    const { answered, onAlive, press } = pressed('Show password');
    press(label);
    onAlive();
    expect(answered).toEqual([]);
  },
);

it('presses nothing where nothing was pressed', () => {
  const { answered, onAlive } = pressed(undefined);
  onAlive();
  expect(answered).toEqual([]);
});
