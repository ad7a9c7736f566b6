import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretNames, settingNames } from '../../functions/src/platform/config.ts';

// The files a newcomer opens first must agree with the code.

const root = join(import.meta.dirname, '..', '..');
const read = (...parts: string[]) => readFileSync(join(root, ...parts), 'utf8');

describe('functions/.env.example', () => {
  const example = read('functions', '.env.example');

  it('lists the settings that the functions read, and no other', () => {
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });

  it('names the secrets, and gives none a value', () => {
    const named = [...example.matchAll(/^# {3}([A-Z_]+) {2}/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(secretNames.toSorted());
  });

  it('is the whole list: nothing reads a setting that the configuration does not know', () => {
    const ofGoogle = ['FUNCTION_TARGET', 'FUNCTIONS_CONTROL_API', 'GCLOUD_PROJECT'];
    const code = globSync('functions/src/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|\/commands\//.test(file),
    );
    const asked = code.flatMap((file) =>
      [...read(file).matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
    );
    expect(asked).toContain('LINK_KEYS_ROTATING');
    expect(asked.filter((name) => !settingNames.includes(name) && !ofGoogle.includes(name))).toEqual([]);
  });
});

it('.nvmrc names the pinned Node.js, which is the functions’ too', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(read('.nvmrc').trim()).toBe(devDependencies.node);
  expect(JSON.parse(read('firebase.json')).functions.runtime).toBe(
    `nodejs${devDependencies.node.split('.')[0]}`,
  );
});

describe('the workflows', () => {
  const workflows = readdirSync(join(root, '.github', 'workflows')).map((file) =>
    read('.github', 'workflows', file),
  );

  it('use actions of an exact version', () => {
    const used = workflows.flatMap((workflow) =>
      [...workflow.matchAll(/uses: (\S+)/g)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !/@v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  });

  it('run commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const run = workflows.flatMap((workflow) =>
      [...workflow.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name),
    );
    expect(run).toContain('check:deployed');
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});
