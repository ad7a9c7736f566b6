import { readDeployedConfig } from '@agency/emulators/suite/config';
import { refuseBadFirestoreRules } from '@agency/emulators/suite/ready';
import { describe, expect, it } from 'vitest';
import { firestoreOrigin, firestoreRules, loadFirestoreRules } from './emulator.ts';

/** The emulator itself silently starts with such rules; the suite must not. */
const check = (project: string) => refuseBadFirestoreRules(firestoreOrigin(), readDeployedConfig(), project);

describe('a start with rules', () => {
  it('goes on with those of the tree', async () => {
    await loadFirestoreRules('rules-good', firestoreRules);
    await expect(check('rules-good')).resolves.toBeUndefined();
  });

  it('stops where a function is called that is not there, which the engine only warns of', async () => {
    await loadFirestoreRules(
      'rules-unknown',
      firestoreRules.replace('return request.auth != null;', 'return isNobody();'),
    );
    await expect(check('rules-unknown')).rejects.toThrow(/firestore\.rules has faults[\s\S]*line \d+/);
  });

  it('stops where other rules are loaded than those of the tree', async () => {
    await loadFirestoreRules('rules-other', firestoreRules.replace('request.auth != null', 'true'));
    await expect(check('rules-other')).rejects.toThrow('did not load firestore.rules');
  });
});
