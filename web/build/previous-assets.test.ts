import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPreviousAssets, readAssetList } from './previous-assets.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const assets = () => join(dist, 'public', 'assets');

/** As Vite does it: empties the folder and writes this build's files. */
function emit(names: readonly string[]): void {
  rmSync(assets(), { recursive: true, force: true });
  mkdirSync(assets(), { recursive: true });
  for (const name of names) writeFileSync(join(assets(), name), name);
}

function build(...names: string[]): string[] {
  const restore = keepPreviousAssets(dist);
  emit(names);
  restore();
  return readdirSync(assets()).toSorted();
}

it('the files of the build before stay, and those of older ones go', () => {
  expect(build('a1', 'b1')).toEqual(['a1', 'b1']);
  expect(build('a2', 'b1')).toEqual(['a1', 'a2', 'b1']);
  expect(build('a3', 'b1')).toEqual(['a2', 'a3', 'b1']);
  expect(readAssetList(dist)).toEqual({ current: ['a3', 'b1'], previous: ['a2', 'b1'] });
});

it('building the same again pushes nothing out', () => {
  build('a1');
  build('a2');
  expect(build('a2')).toEqual(['a1', 'a2']);
  expect(build('a2')).toEqual(['a1', 'a2']);
});

it('a build that failed half-way loses nothing', () => {
  build('a1');
  build('a2');
  keepPreviousAssets(dist);
  emit([]);
  expect(build('a3')).toEqual(['a2', 'a3']);
});
