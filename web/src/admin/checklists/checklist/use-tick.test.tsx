import { act } from 'react';
import { expect, test } from 'vitest';
import { mountAgain } from '../../../platform/testing/mount.ts';
import { useTick } from './use-tick.ts';

interface BoxProps {
  readonly stored: boolean;
  readonly save: (done: boolean) => Promise<boolean>;
  readonly onShown: (box: ReturnType<typeof useTick>) => void;
}

function Box({ stored, save, onShown }: BoxProps): null {
  onShown(useTick(stored, save));
  return null;
}

/** Ticks that are stored one after the other, as the test says. */
async function open() {
  const answers: ((isStored: boolean) => void)[] = [];
  const save = () => new Promise<boolean>((resolve) => answers.push(resolve));
  const seen: ReturnType<typeof useTick>[] = [];
  const onShown = (one: ReturnType<typeof useTick>) => void seen.push(one);
  const store = await mountAgain<boolean>((stored) => <Box {...{ stored, save, onShown }} />, false);
  return {
    store,
    tick: (done: boolean) => act(async () => void seen.at(-1)?.tick(done)),
    answer: (isStored: boolean) => act(async () => answers.shift()?.(isStored)),
    shown: () => seen.at(-1)?.shown,
  };
}

test('a tick shows at once, and what is stored again when it is refused', async () => {
  const box = await open();
  await box.tick(true);
  expect(box.shown()).toBe(true);
  await box.answer(false);
  expect(box.shown()).toBe(false);
});

test('after two ticks in quick succession a colleague’s tick is seen', async () => {
  const box = await open();
  await box.tick(true);
  await box.tick(false);
  await box.answer(true);
  expect(box.shown()).toBe(false);
  await box.answer(true);
  await box.store(true);
  expect(box.shown()).toBe(true);
});

test('the first of two being stored shows the second still', async () => {
  const box = await open();
  await box.tick(true);
  await box.store(true);
  await box.tick(false);
  await box.answer(true);
  expect(box.shown()).toBe(false);
});
