import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sources, text } from './sources.ts';

/** All folders that no other layer names: one of them may know another, though never the other way round as well. */
const ideas = '*';

/**
 * The layers of a workspace, from the bottom: a folder may use what is below it, and nothing on its own layer.
 * A file at the top of a workspace counts as a folder.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'functions/src': [
    ['platform'],
    ['records'],
    ['mail-queue'],
    ['mail-render'],
    ['site', 'pdf'],
    [ideas],
    ['mail'],
    ['call.ts', 'http.ts', 'repair.ts'],
    ['index.ts', 'commands'],
  ],
  'web/src': [
    ['routes.ts'],
    ['platform', 'images'],
    ['ui'],
    ['firebase', 'visit'],
    ['views'],
    ['site', 'client', 'admin'],
    ['app'],
    ['entry-client.tsx', 'entry-server.tsx'],
  ],
};

/** A dependency between folders: the file, and what it imports. */
interface Need {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

const typesAlone = /^(?:import|export) (?:type\b|\{(?:\s*type [^,{}]+,?)+\s*\})[^;]*? from '[^']+';/gm;

/** Which folders of a workspace need which: imports of every kind and globs, once a pair. Tests may look anywhere. */
function needsOf(workspace: string, { withTypes }: { readonly withTypes: boolean }): readonly Need[] {
  const folderOf = (file: string) => file.slice(workspace.length + 1).split('/')[0] ?? '';
  const needs = new Map<string, Need>();
  for (const file of sources) {
    if (!file.startsWith(`${workspace}/`) || isTest(file) || file.includes('/testing/')) continue;
    const whole = text.get(file) ?? '';
    const code = withTypes ? whole : whole.replace(typesAlone, '');
    for (const [, name = ''] of code.matchAll(/'(\.{1,2}\/[^']+)'/g)) {
      const target = join(dirname(file), name);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (!target.startsWith(`${workspace}/`) || from === to) continue;
      needs.set(`${from} → ${to}`, { from, to, example: `${from} → ${to}: ${file} takes ${target}` });
    }
  }
  return [...needs.values()];
}

/** Every folder below these that holds others. */
function foldersWithin(workspaces: readonly string[]): readonly string[] {
  const parents = sources.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, depth) => parts.slice(0, depth).join('/'));
  });
  return [...new Set(parents)].filter((folder) => workspaces.some((one) => folder.startsWith(`${one}/`)));
}

/** Circular dependencies: those left after repeatedly removing folders without dependencies or dependants. */
function circlesIn(needs: readonly Need[]): readonly Need[] {
  const staying = needs.filter(
    ({ from, to }) => needs.some((other) => other.to === from) && needs.some((other) => other.from === to),
  );
  return staying.length === needs.length ? needs : circlesIn(staying);
}

describe('folders', () => {
  it.each(['domain/src', 'functions/src', 'functions/src/records', 'web/src', 'emulators/src'])(
    'no two of %s need each other',
    (workspace) => {
      const needs = needsOf(workspace, { withTypes: false });
      expect(needs.length).toBeGreaterThan(2);
      expect(circlesIn(needs).map(({ example }) => example)).toEqual([]);
    },
  );

  it('nor do two that lie beside each other further in', () => {
    const isFolder = (name: string) => !name.includes('.');
    const circles = foldersWithin(['domain/src', 'functions/src', 'web/src', 'emulators/src']).flatMap(
      (folder) =>
        circlesIn(
          needsOf(folder, { withTypes: false }).filter(({ from, to }) => isFolder(from) && isFolder(to)),
        ),
    );
    expect(circles.map(({ example }) => example)).toEqual([]);
  });

  it('two that need each other are found, and nobody who only needs them', () => {
    const need = (from: string, to: string): Need => ({ from, to, example: `${from} → ${to}` });
    const circle = [need('a', 'b'), need('b', 'c'), need('c', 'a')];
    const needs = [need('top', 'a'), ...circle, need('c', 'ground'), need('top', 'ground')];
    expect(circlesIn(needs)).toEqual(circle);
  });

  it.each(Object.entries(layers))(
    'those of %s know only what stands below them',
    (workspace, ofWorkspace) => {
      const named = (folder: string) => ofWorkspace.findIndex((names) => names.includes(folder));
      const layerOf = (folder: string) => (named(folder) < 0 ? named(ideas) : named(folder));
      const isBelow = ({ from, to }: Need) =>
        layerOf(to) >= 0 &&
        (layerOf(to) < layerOf(from) || [from, to].every((folder) => layerOf(folder) === named(ideas)));
      const wrong = needsOf(workspace, { withTypes: true }).filter((need) => !isBelow(need));
      expect(wrong.map(({ example }) => example)).toEqual([]);
    },
  );

  it('an operation calls those of another idea in few places, and always downwards', () => {
    const layered = new Set(layers['functions/src']?.flat());
    const among = needsOf('functions/src', { withTypes: false })
      .filter(({ from, to }) => !layered.has(from) && !layered.has(to))
      .map(({ from, to }) => `${from} → ${to}`);
    expect(among.toSorted()).toEqual([
      'link → quote',
      'personal-data → access',
      'user → access',
      'user → personal-data',
    ]);
  });

  it('the ground of the web workspace stays small', () => {
    const ground = sources.filter((file) => file.startsWith('web/src/platform/') && !isTest(file));
    expect(ground.filter((file) => !file.includes('/testing/')).length).toBeLessThanOrEqual(21);
  });
});
