import { beforeAll, expect, test } from 'vitest';
import { attacks } from '../rules/attacks/attacks.ts';
import { firestoreRules, loadFirestoreRules, startFirestore } from '../rules/emulator.ts';
import { readsSoFar } from '../rules/reads-counted.ts';
import { storedDocuments } from '../rules/rows.ts';
import { type CellCase, tableCases } from '../rules/table-cases.ts';
import { type Case, World, wrongAnswers } from '../rules/world.ts';
import { writeCases, writeDocuments } from '../rules/write-cases.ts';
import type { Mutant } from '../support/rules-language/mutants.ts';
import { statementsOf } from '../support/rules-language/statements.ts';
import { equivalentInFirestore } from './equivalent.ts';
import { askedOfFirestore, Questions } from './relevant.ts';
import { Order, reportOf, scoreOf } from './score.ts';

const workers = 3;
const documents = { ...storedDocuments(), ...writeDocuments() };
const worlds = Array.from(
  { length: workers },
  (_each, index) => new World(`demo-mutant-${index}`, documents),
);

const statements = statementsOf(firestoreRules);
const table = new Questions(statements, tableCases(), askedOfFirestore);
const everything: readonly Case[] = [...Object.values(attacks).flat(), ...tableCases(), ...writeCases()];
const questions = new Questions(statements, everything, askedOfFirestore);
const order = new Order<Case>();

beforeAll(async () => {
  for (const world of worlds) {
    await startFirestore(world.projectId);
    await world.begin();
  }
});

/** What the engine says of a write that the rules let pass and that can't be done all the same. */
const passed = /NOT_FOUND|ALREADY_EXISTS|FAILED_PRECONDITION|INVALID_ARGUMENT/;

async function isAnsweredOtherwise(world: World, { name, statement }: Mutant): Promise<boolean> {
  for (const each of order.of(statement.where, questions.about(statement))) {
    const answer = await world.answer(each);
    if (answer === each.expected) continue;
    // Trouble of another kind proves nothing.
    if (answer !== 'allowed' && answer !== 'denied' && !passed.test(answer)) {
      throw new Error(`${name}: ${each.name} was answered ${answer}`);
    }
    order.killed(statement.where, each);
    return true;
  }
  return false;
}

/** How far the reads of these cells are from what the table says, under these rules. */
async function excessOfReads(world: World, cells: readonly CellCase[], source: string): Promise<number> {
  await loadFirestoreRules(world.projectId, source);
  for (const cell of cells) await world.answer(cell);
  const expected = cells.reduce((sum, { reads }) => sum + reads, 0);
  return (await readsSoFar(world.projectId, source)) - expected;
}

async function isKilled(world: World, mutant: Mutant): Promise<boolean> {
  const complaint = await loadFirestoreRules(world.projectId, mutant.source);
  // An unused helper argument is only a warning.
  if (/ERROR|"error"/.test(complaint)) throw new Error(`${mutant.name} does not load: ${complaint}`);
  if (await isAnsweredOtherwise(world, mutant)) return true;
  // Some conditions only keep the rules from reading a document for nothing: these mutants show in the reads alone.
  return (await excessOfReads(world, table.about(mutant.statement), mutant.source)) !== 0;
}

test('the rules of the tree answer every question as expected, with the reads of the table', {
  timeout: 300_000,
}, async () => {
  const [world] = worlds;
  if (!world) throw new Error('There is a world');
  expect(await wrongAnswers(world, everything)).toEqual([]);
  expect(await excessOfReads(world, tableCases(), firestoreRules)).toBe(0);
});

test('whatever is turned round in firestore.rules, some question of the rules tests is answered otherwise', {
  timeout: 1_800_000,
}, async () => {
  const score = await scoreOf(
    firestoreRules,
    worlds.map((world) => (mutant: Mutant) => isKilled(world, mutant)),
  );
  console.log(reportOf('firestore.rules', score));
  expect(score.survivors).toEqual(Object.keys(equivalentInFirestore).toSorted());
});
