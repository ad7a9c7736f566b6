import { act } from 'react';
import { useFieldArray } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { mountAgain } from '../../platform/testing/mount.ts';
import { type StoredForm, useStoredForm } from './stored-form.ts';

interface Values {
  readonly name: string;
  readonly bills: string;
}

interface ScreenProps {
  readonly stored: Values;
  readonly onShown: (form: StoredForm<Values, Values>) => void;
}

function Screen({ stored, onShown }: ScreenProps): null {
  onShown(useStoredForm<Values>({ stored }));
  return null;
}

async function open() {
  const shown: StoredForm<Values, Values>[] = [];
  const save = await mountAgain<Values>(
    (stored) => <Screen stored={stored} onShown={(form) => shown.push(form)} />,
    { name: 'Weald', bills: 'ann@example.com' },
  );
  const last = () => {
    const form = shown.at(-1);
    if (!form) throw new Error('nothing is shown');
    return form;
  };
  const type = (name: keyof Values, value: string) =>
    act(async () => last().form.setValue(name, value, { shouldDirty: true }));
  return { save, last, type };
}

it('lets an untouched field follow what others save, so that saving puts nothing back', async () => {
  const { save, last, type } = await open();
  await type('name', 'Weald Pottery');
  await save({ name: 'Weald', bills: 'bea@example.com' });
  expect(last().form.getValues()).toEqual({ name: 'Weald Pottery', bills: 'bea@example.com' });
  expect(last().meanwhile.isOpen).toBe(false);
});

it('asks where both changed the same field, and does what is chosen', async () => {
  const { save, last, type } = await open();
  await type('name', 'Weald Pottery');
  await save({ name: 'Weald Ltd', bills: 'ann@example.com' });
  expect(last().form.getValues('name')).toBe('Weald Pottery');
  expect(last().meanwhile.isOpen).toBe(true);
  await act(async () => last().meanwhile.keepMine());
  expect([last().meanwhile.isOpen, last().form.getValues('name')]).toEqual([false, 'Weald Pottery']);
  await save({ name: 'Weald plc', bills: 'ann@example.com' });
  expect(last().meanwhile.isOpen).toBe(true);
  await act(async () => last().meanwhile.loadTheirs());
  expect([last().meanwhile.isOpen, last().form.getValues('name')]).toEqual([false, 'Weald plc']);
});

it('asks nothing where others saved the same, or when its own save comes in', async () => {
  const { save, last, type } = await open();
  await type('name', 'Weald Pottery');
  await save({ name: 'Weald Pottery', bills: 'ann@example.com' });
  expect(last().meanwhile.isOpen).toBe(false);
});

interface Days {
  readonly name: string;
  readonly rows: { readonly day: string }[];
}

function List({ stored, onShown }: { stored: Days; onShown: (form: StoredForm<Days, Days>) => void }): null {
  const shown = useStoredForm<Days>({ stored });
  useFieldArray({ control: shown.form.control, name: 'rows' });
  onShown(shown);
  return null;
}

describe('a list in which a row was removed', () => {
  const stored: Days = { name: 'Weald', rows: [{ day: '2095-01-01' }, { day: '2096-01-01' }] };

  async function openWithout() {
    let last: StoredForm<Days, Days> | undefined;
    const show = (values: Days) => <List stored={values} onShown={(shown) => (last = shown)} />;
    const save = await mountAgain<Days>(show, stored);
    await act(async () => last?.form.setValue('rows', stored.rows.slice(1), { shouldDirty: true }));
    return { save, rows: () => last?.form.getValues('rows'), isAsked: () => last?.meanwhile.isOpen };
  }

  it('stays without it, whatever others save elsewhere', async () => {
    const { save, rows, isAsked } = await openWithout();
    await save({ ...stored, name: 'Weald Ltd' });
    expect(rows()).toEqual([{ day: '2096-01-01' }]);
    expect(isAsked()).toBe(false);
  });

  it('is asked about where others changed it too', async () => {
    const { save, rows, isAsked } = await openWithout();
    await save({ ...stored, rows: [{ day: '2094-01-01' }, ...stored.rows] });
    expect(rows()).toEqual([{ day: '2096-01-01' }]);
    expect(isAsked()).toBe(true);
  });
});
