import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployedPackage } from './deployed-package.ts';

const json = (...parts: string[]) => JSON.parse(readFileSync(join(import.meta.dirname, ...parts), 'utf8'));

describe('what the functions are uploaded with', () => {
  const own = json('package.json');
  const root: { packages: Record<string, { version?: string }> } = json('..', 'package-lock.json');
  const { manifest, lock } = deployedPackage(own, root);
  const entries = Object.entries(lock.packages).filter(([place]) => place !== '');

  it('names the runtime dependencies and nothing that only the build needs', () => {
    expect(manifest.dependencies).toEqual(own.dependencies);
    expect(lock.packages['']).toMatchObject({ dependencies: own.dependencies });
    for (const name of Object.keys(own.dependencies))
      expect(lock.packages).toHaveProperty([`node_modules/${name}`]);
    for (const name of ['react', 'esbuild', '@agency/domain']) {
      expect(lock.packages).not.toHaveProperty([`node_modules/${name}`]);
    }
  });

  it('has every package in the version of the repository, and none that is a link or for development', () => {
    expect(entries.length).toBeGreaterThan(100);
    for (const [place, entry] of entries) {
      const locked = root.packages[`functions/${place}`] ?? root.packages[place];
      expect(entry, place).toMatchObject({ version: locked?.version });
      for (const flag of ['link', 'dev', 'devOptional', 'peer'])
        expect(entry, place).not.toHaveProperty(flag);
    }
  });

  it('lets an install go on without what belongs to other machines', () => {
    const foreign = entries.filter(([, entry]) => Object(entry).os !== undefined);
    expect(foreign.length).toBeGreaterThan(3);
    for (const [place, entry] of foreign) expect(entry, place).toMatchObject({ optional: true });
  });
});

describe('a lock file for some of the packages', () => {
  const node = { 'node_modules/node': { version: '24.1.0' } };
  const of = (packages: Record<string, object>, dependencies: Record<string, string>) =>
    deployedPackage(
      { name: 'f', version: '1.0.0', dependencies },
      { lockfileVersion: 3, packages: { ...node, ...packages } },
    ).lock.packages;

  it('follows each package from where it lies, as Node.js does', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '3.0.0' },
      'node_modules/unrelated': { version: '1.0.0' },
    };
    expect(Object.keys(of(packages, { a: '1.0.0' }))).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('moves up what lay in the workspace, unless another version lies there', () => {
    const nested = {
      'functions/node_modules/a': { version: '2.0.0' },
      'node_modules/a': { version: '1.0.0' },
    };
    expect(of(nested, { a: '2.0.0' })['node_modules/a']).toEqual({ version: '2.0.0' });
    const both = { ...nested, 'node_modules/b': { version: '1.0.0', dependencies: { a: '^1' } } };
    expect(() => of(both, { a: '2.0.0', b: '1.0.0' })).toThrow('two versions at node_modules/a');
  });

  it('calls optional only what nothing requires, whichever way leads there first', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', optionalDependencies: { x: '*' } },
      'node_modules/x': { version: '1.0.0', optional: true, dependencies: { y: '*', z: '*' } },
      'node_modules/y': { version: '1.0.0', devOptional: true },
      'node_modules/z': { version: '1.0.0', dev: true },
      'node_modules/b': { version: '1.0.0', dependencies: { y: '*' } },
    };
    const found = of(packages, { a: '1.0.0', b: '1.0.0' });
    const optional = Object.keys(found).filter((place) => Object(found[place]).optional);
    expect(optional).toEqual(['node_modules/x', 'node_modules/z']);
  });

  it('refuses a lock file that lacks something', () => {
    expect(() => of({}, { a: '1.0.0' })).toThrow('package-lock.json has no a, which functions needs');
  });
});
