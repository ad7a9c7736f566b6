import { act } from 'react';
import { expect, it } from 'vitest';
import { mountAgain } from '../../platform/testing/mount.ts';
import { type Steps, useSteps } from './use-steps.ts';

interface Entry {
  readonly address: string;
  state: unknown;
}

/** A tab's history, as far as a form moves in it. */
function fakeBrowser(addresses: readonly string[]) {
  const entries: Entry[] = addresses.map((address) => ({ address, state: null }));
  let at = entries.length - 1;
  const moved = () => window.dispatchEvent(new Event('hashchange'));
  const put = (address: string, isNew: boolean) => {
    if (isNew) at += 1;
    entries.splice(at, isNew ? entries.length : 1, { address, state: null });
    queueMicrotask(moved);
  };
  const here = (): Entry => entries[at] ?? { address: '(left the browser)', state: null };
  return {
    entries,
    here,
    location: {
      get hash() {
        return here().address.replace('/quote', '');
      },
      set hash(fragment: string) {
        put(`/quote#${fragment}`, true);
      },
      replace: (fragment: string) => put(`/quote${fragment}`, false),
    },
    history: {
      get state() {
        return here().state;
      },
      replaceState(state: unknown) {
        here().state = state;
      },
      go(by: number) {
        at += by;
        queueMicrotask(moved);
      },
    },
  };
}

function Screen({ onShown }: { readonly onShown: (steps: Steps) => void }): null {
  onShown(useSteps());
  return null;
}

/** Opens the form at the last of these addresses; `reload` opens it again. */
async function visit(...addresses: string[]) {
  const browser = fakeBrowser(addresses);
  const shown: Steps[] = [];
  const load = async () => {
    const mount = mountAgain(
      () => <Screen key={shown.length} onShown={(steps) => shown.push(steps)} />,
      null,
    );
    Object.assign(window, { location: browser.location, history: browser.history });
    await mount;
  };
  await load();
  const step = () => shown.at(-1)?.step;
  const draws = () => shown.length;
  const go = (target: number) => act(async () => shown.at(-1)?.go(target));
  const back = () => act(async () => browser.history.go(-1));
  const goAsFirstDrawn = (target: number) => act(async () => shown[0]?.go(target));
  const dispatch = (name: string) => act(async () => void window.dispatchEvent(new Event(name)));
  return {
    ...browser,
    step,
    draws,
    moves: () => shown.at(-1)?.moves,
    go,
    goAsFirstDrawn,
    back,
    load,
    dispatch,
  };
}

const address = ({ here }: Pick<ReturnType<typeof fakeBrowser>, 'here'>) => here().address;

it('begins at the step of its address, without counting that as a move, and goes on from there', async () => {
  const tab = await visit('/', '/quote#step-2');
  expect([tab.step(), tab.moves()]).toEqual([1, 0]);
  await tab.go(2);
  expect([tab.step(), tab.moves(), address(tab)]).toEqual([2, 1, '/quote#step-3']);
});

it('draws the form once where its first step is shown', async () => {
  expect((await visit('/quote')).draws()).toBe(1);
});

it('goes back by the history it walked, also after a reload', async () => {
  const tab = await visit('/', '/quote');
  await tab.go(1);
  await tab.go(2);
  await tab.load();
  await tab.go(0);
  expect([tab.step(), address(tab)]).toEqual([0, '/quote']);
  await tab.back();
  expect(address(tab)).toBe('/');
});

it.each([
  ['in a fresh tab', ['/quote#step-3']],
  ['after another page', ['/', '/quote#step-3']],
])('never leaves the form for its first step, %s', async (_where, addresses) => {
  const tab = await visit(...addresses);
  await tab.go(0);
  expect([tab.step(), address(tab)]).toEqual([0, '/quote#step-1']);
  expect(tab.entries).toHaveLength(addresses.length);
});

it('moves by the address, and not by what was drawn first', async () => {
  const tab = await visit('/quote');
  await tab.go(1);
  await tab.goAsFirstDrawn(0);
  expect(tab.step()).toBe(0);
});

it('shows no step twice on the way back', async () => {
  const tab = await visit('/', '/quote#step-3');
  await tab.go(1);
  await tab.go(2);
  await tab.back();
  expect(tab.step()).toBe(1);
  await tab.back();
  expect(address(tab)).toBe('/');
});

it('follows a link to the form within the form', async () => {
  const tab = await visit('/', '/quote');
  await tab.go(1);
  tab.entries.push({ address: '/quote', state: null });
  tab.history.go(1);
  await tab.dispatch('pageshown');
  expect(tab.step()).toBe(0);
  await tab.back();
  expect(tab.step()).toBe(1);
});
