import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

interface Package {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const json = (...parts: string[]) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));
const folders = ['', ...(json('package.json').workspaces as string[])];
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

describe.each(folders)('the versions of %j', (folder) => {
  const { dependencies = {}, devDependencies = {}, ...others }: Package = json(folder, 'package.json');
  const named = Object.entries({ ...dependencies, ...devDependencies });

  it('are exact', () => {
    expect(Object.keys(others)).not.toContain('optionalDependencies');
    expect(named.filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it('are those of the lock file', () => {
    const { packages } = json('package-lock.json');
    const locked = (name: string) =>
      packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    const differing = named.filter(([name, version]) => {
      const entry = locked(name);
      return (entry?.link ? packages[entry.resolved] : entry)?.version !== version;
    });
    expect(differing).toEqual([]);
  });
});

it('a package has one version in every workspace', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} }: Package = json(folder, 'package.json');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  expect(versions.size).toBeGreaterThan(50);
  expect([...versions].filter(([, set]) => set.size > 1).map(([name]) => name)).toEqual([]);
});
