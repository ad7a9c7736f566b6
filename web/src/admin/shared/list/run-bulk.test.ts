import { AppError } from '@agency/domain/shared/errors';
import { expect, it } from 'vitest';
import { type BulkOutcome, lastOutcomes, restOf, runBulk } from './run-bulk.ts';

const targets = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

function running(
  fails: (id: string) => unknown,
  isStopped: (done: readonly string[]) => boolean = () => false,
) {
  const asked: string[] = [];
  const outcomes: BulkOutcome[] = [];
  const run = async (id: string) => {
    asked.push(id);
    const thrown = fails(id);
    if (thrown) throw thrown;
  };
  const over = runBulk(targets, run, {
    onOutcome: (outcome) => outcomes.push(outcome),
    isStopped: () => isStopped(asked),
  });
  return { over, asked, outcomes };
}

it('runs for exactly these, one after the other', async () => {
  let under = 0;
  const most: number[] = [];
  const outcomes: BulkOutcome[] = [];
  const run = async () => {
    under += 1;
    most.push(under);
    await Promise.resolve();
    under -= 1;
  };
  await runBulk(targets, run, { onOutcome: (outcome) => outcomes.push(outcome), isStopped: () => false });
  expect(most).toEqual([1, 1, 1]);
  expect(outcomes).toEqual(targets.map((target) => ({ ...target, problem: null })));
});

it('carries on after a failure, and says why it failed', async () => {
  const refused = new AppError('failed-precondition', 'This quote is accepted.');
  const { over, outcomes } = running((id) => (id === 'b' ? refused : null));
  await over;
  expect(outcomes.map(({ problem }) => problem)).toEqual([null, 'This quote is accepted.', null]);
  expect(restOf(targets, outcomes)).toEqual([targets[1]]);
});

it('ends after the one under way when it is stopped', async () => {
  const { over, asked, outcomes } = running(
    () => null,
    (done) => done.length === 2,
  );
  await over;
  expect(asked).toEqual(['a', 'b']);
  expect(restOf(targets, outcomes)).toEqual([targets[2]]);
});

it('drops the failure of a target that a retry completed', () => {
  const [a, b] = [
    { id: 'a', name: 'A', problem: null },
    { id: 'b', name: 'B', problem: 'No.' },
  ];
  const all = lastOutcomes([a, b, { ...b, problem: null }]);
  expect(all.map(({ id, problem }) => [id, problem])).toEqual([
    ['a', null],
    ['b', null],
  ]);
});
