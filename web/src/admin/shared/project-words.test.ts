import { expect, it } from 'vitest';
import { healthWords } from './project-words.ts';

const project = { membersVersion: 3, waiting: [], lateOn: null, invoiceDueOn: null };

it.each([
  ['active', null, ['On track']],
  ['onHold', null, []],
  ['onHold', '2026-11-29', ['Invoice 1 day overdue']],
  ['cancelled', null, []],
] as const)('says how a project stands that is %s', (status, invoiceDueOn, labels) => {
  const words = healthWords({ ...project, status, invoiceDueOn }, '2026-11-30');
  expect(words.map(({ label }) => label)).toEqual(labels);
});
