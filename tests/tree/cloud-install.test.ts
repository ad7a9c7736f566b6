import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

interface Package {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

it('names only packages of the registry for the functions: the cloud gets their folder alone', () => {
  const ours = (packageIn('.').workspaces ?? []).map((folder) => packageIn(folder).name);
  const { dependencies = {}, devDependencies = {} } = packageIn('functions');
  // Without a lock file the cloud looks for what only the build needs, too, and installs it for `gcp-build`.
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.length).toBeGreaterThan(5);
  const unknown = asked.filter(([name, version]) => ours.includes(name) || !/^[\^~]?\d/.test(version));
  expect(unknown).toEqual([]);
});
