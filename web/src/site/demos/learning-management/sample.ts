import { addDays } from '@agency/domain/shared/dates';
import type { Attempt, Learning } from './learning.ts';

/** Somebody who began yesterday: the first lesson passed in one go, the second after a slip. */
export function sampleLearning(today: string): Learning {
  const on = addDays(today, -1);
  const first: Attempt = {
    on,
    answers: { 'fh-1-1': ['a', 'c', 'd'], 'fh-1-2': 'b', 'fh-1-3': 'a' },
    marks: [12, 12, 12],
  };
  const slip: Attempt = {
    on,
    answers: { 'fh-2-1': '24 hours', 'fh-2-2': ['c', 'a', 'd', 'b'], 'fh-2-3': ['a', 'd'] },
    marks: [0, 12, 0],
  };
  const second: Attempt = {
    on,
    answers: { 'fh-2-1': '48', 'fh-2-2': ['c', 'a', 'd', 'b'], 'fh-2-3': ['a', 'b'] },
    marks: [12, 12, 8],
  };
  return { name: '', attempts: { 'fh-1': [first], 'fh-2': [slip, second] }, drafts: {} };
}
