import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../functions/src/platform/accounts.ts';
import { accountSteps, type Right, rightsOf } from './accounts.ts';
import { scriptOf } from './gcloud.ts';

const source = join(import.meta.dirname, '..', '..', '..', 'functions', 'src');
const index = readFileSync(join(source, 'index.ts'), 'utf8');

/** The module that each account's functions load, from the table of all functions. */
const modulesOf = (account: string): string[] =>
  [...index.matchAll(/export const \w+ = [\s\S]*?\n\);/g)]
    .map(([definition]) => definition)
    .filter((definition) =>
      account === 'triggers'
        ? /runsAs\('triggers'\)|\.\.\.triggerOptions/.test(definition)
        : definition.includes(`runsAs('${account}')`),
    )
    .flatMap((definition) => /import\('\.\/([^']+)'\)/.exec(definition)?.[1] ?? []);

/** Everything a module loads, directly or through others. */
function reached(module: string, known = new Set<string>()): Set<string> {
  if (known.has(module)) return known;
  known.add(module);
  const code = readFileSync(join(source, module), 'utf8').replace(/^import type [\s\S]*?;$/gm, '');
  for (const [, name = ''] of code.matchAll(/'(\.{1,2}\/[^']+\.tsx?)'/g))
    reached(join(dirname(module), name), known);
  return known;
}

function needs(account: string): Record<'storage' | 'people', boolean> {
  const files = modulesOf(account).flatMap((module) => [...reached(module)]);
  const code = files.map((file) => readFileSync(join(source, file), 'utf8'));
  return {
    storage: files.includes('platform/storage.ts'),
    people: code.some((text) => /\.auth\(\)|\bauth\(\)\)/.test(text)),
  };
}

describe('the accounts of the functions', () => {
  it.each(Object.keys(accounts))('%s runs something', (account) => {
    expect(modulesOf(account).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(rightsOf))(
    '%s may use the bucket and people’s accounts only if its functions do',
    (account, rights) => {
      const has = (right: Right) => rights.includes(right);
      expect({ storage: has('storage'), people: has('people') }).toEqual(needs(account));
    },
  );

  it('each function names one', () => {
    const defined = index.match(/^export const \w+ = /gm) ?? [];
    const named = Object.keys(accounts).flatMap(modulesOf);
    expect(named).toHaveLength(defined.length);
  });
});

describe('the script that makes them', () => {
  const script = scriptOf(accountSteps({ project: 'agency', bucket: 'agency.appspot.com' }));

  it('makes each account once, and may be run again', () => {
    for (const { id } of Object.values(accounts)) {
      const email = `${id}@agency.iam.gserviceaccount.com`;
      expect(script).toContain(
        `gcloud iam service-accounts describe ${email} --project agency >/dev/null 2>&1 || gcloud iam service-accounts create ${id} `,
      );
    }
  });

  it('gives rights on the bucket and on itself where the whole project would be too much', () => {
    expect(script).toContain(
      'gcloud storage buckets add-iam-policy-binding gs://agency.appspot.com --member=serviceAccount:site-uploads@agency.iam.gserviceaccount.com --role=roles/storage.objectUser',
    );
    expect(script).not.toMatch(/projects add-iam-policy-binding.*(storage\.|serviceAccountTokenCreator)/);
    expect(script).not.toMatch(/roles\/(owner|editor|viewer)\b/);
  });
});
