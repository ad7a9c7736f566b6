import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../platform/testing/mount.ts';
import { hasUnsavedChanges } from '../../../ui/form/unsaved-changes.ts';
import { type BulkRun, useBulkRun } from './use-bulk-run.ts';

const targets = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

interface ScreenProps {
  readonly run: (id: string) => Promise<unknown>;
  readonly onDone: (id: string) => void;
  readonly onRun: (now: BulkRun) => void;
}

function Screen({ run, onDone, onRun }: ScreenProps): null {
  onRun(useBulkRun(targets, run, onDone));
  return null;
}

afterEach(() => vi.unstubAllGlobals());

it('asks before its screen is left, and starts nothing more once it is', async () => {
  const begun: string[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done: string[] = [];
  const run = (id: string) => {
    begun.push(id);
    return id === 'a' ? first.promise : second.promise;
  };
  const runs: BulkRun[] = [];
  const leave = await mount(
    <Screen run={run} onDone={(id) => done.push(id)} onRun={(now) => runs.push(now)} />,
  );
  await act(async () => runs.at(-1)?.start());
  await act(async () => first.resolve());
  expect(begun).toEqual(['a', 'b']);
  expect(hasUnsavedChanges()).toBe(true);
  await leave();
  expect(hasUnsavedChanges()).toBe(false);
  await act(async () => second.resolve());
  expect(done).toEqual(['a', 'b']);
  expect(begun).toEqual(['a', 'b']);
});

it('stops once the connection is lost, and goes on with the rest when asked', async () => {
  const begun: string[] = [];
  const runs: BulkRun[] = [];
  const connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  const run = async (id: string) => {
    begun.push(id);
    if (id === 'b') connection.onLine = false;
  };
  const leave = await mount(<Screen run={run} onDone={() => undefined} onRun={(now) => runs.push(now)} />);
  await act(async () => runs.at(-1)?.start());
  expect(begun).toEqual(['a', 'b']);
  expect(runs.at(-1)).toMatchObject({ state: 'over', rest: [{ id: 'c' }] });
  connection.onLine = true;
  await act(async () => runs.at(-1)?.start());
  expect(begun).toEqual(['a', 'b', 'c']);
  await leave();
});
