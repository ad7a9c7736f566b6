import { afterAll, beforeAll, expect, test } from 'vitest';
import { storageRules } from '../rules/emulator.ts';
import { storageCases } from '../rules/storage-cases.ts';
import {
  loadStorageRules,
  removeProfiles,
  type StorageCase,
  storageAnswer,
  storeProfiles,
} from '../rules/storage-world.ts';
import type { Mutant } from '../support/rules-language/mutants.ts';
import { statementsOf } from '../support/rules-language/statements.ts';
import { equivalentInStorage } from './equivalent.ts';
import { askedOfStorage, Questions } from './relevant.ts';
import { Order, reportOf, scoreOf } from './score.ts';

const everything = storageCases();
const questions = new Questions(statementsOf(storageRules), everything, askedOfStorage);
const order = new Order<StorageCase>();

beforeAll(async () => {
  expect(await loadStorageRules()).toBe('');
  await storeProfiles();
});
// The emulator has one set of rules for all that comes after.
afterAll(async () => {
  await removeProfiles();
  expect(await loadStorageRules()).toBe('');
});

test('the rules of the tree answer every question as expected', { timeout: 300_000 }, async () => {
  for (const each of everything)
    expect([each.name, await storageAnswer(each)]).toEqual([each.name, each.expected]);
});

async function isKilled({ name, statement, source }: Mutant): Promise<boolean> {
  const complaint = await loadStorageRules(source);
  if (complaint) throw new Error(`${name} does not load: ${complaint}`);
  for (const each of order.of(statement.where, questions.about(statement))) {
    const answer = await storageAnswer(each);
    if (answer === each.expected) continue;
    // A file that is not there was let pass; trouble of another kind proves nothing.
    if (!/^(?:allowed|denied|404)/.test(answer))
      throw new Error(`${name}: ${each.name} was answered ${answer}`);
    order.killed(statement.where, each);
    return true;
  }
  return false;
}

test('whatever is turned round in storage.rules, some question of the rules tests is answered otherwise', {
  timeout: 1_800_000,
}, async () => {
  const score = await scoreOf(storageRules, [isKilled]);
  console.log(reportOf('storage.rules', score));
  expect(score.survivors).toEqual(Object.keys(equivalentInStorage).toSorted());
});
