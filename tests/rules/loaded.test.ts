import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployedConfig } from '@agency/emulators/suite/config';
import { refuseBadFirestoreRules } from '@agency/emulators/suite/ready';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/suite.ts';

/** The emulator itself starts with such rules and says nothing; the start of the suite must not. */
async function load(project: string, content: string): Promise<void> {
  await fetch(`${addresses.firestore}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
}

const rules = readFileSync(join(import.meta.dirname, '..', '..', 'firestore.rules'), 'utf8');
const check = (project: string) =>
  refuseBadFirestoreRules(addresses.firestore, readDeployedConfig(), project);

describe('a start with rules', () => {
  it('goes on with those of the tree', async () => {
    await load('rules-good', rules);
    await expect(check('rules-good')).resolves.toBeUndefined();
  });

  it('stops where a function is called that is not there, which the engine only warns of', async () => {
    await load('rules-unknown', rules.replace('return request.auth != null;', 'return isNobody();'));
    await expect(check('rules-unknown')).rejects.toThrow(/firestore\.rules has faults[\s\S]*line \d+/);
  });

  it('stops where other rules are loaded than those of the tree', async () => {
    await load('rules-other', rules.replace('request.auth != null', 'true'));
    await expect(check('rules-other')).rejects.toThrow('did not load firestore.rules');
  });
});
