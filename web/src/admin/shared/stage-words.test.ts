import { expect, it } from 'vitest';
import { stageWords, waitsWords } from './stage-words.ts';

const createdAt = new Date('2026-11-20T09:00:00Z');
const now = new Date('2026-12-01T09:00:00Z');
const staged = (trigger: Parameters<typeof stageWords>[0]['stage']['trigger']) => ({
  createdAt,
  stage: { id: 's', label: 'Launch', position: 2, trigger },
});
const design = { id: 'm', title: 'Design approved', status: 'completed', completedAt: now } as const;

it.each([
  ['Ready to issue since 20 November 2026', { kind: 'acceptance' }, null],
  ['To be issued on 3 December 2026', { kind: 'date', date: '2026-12-03' }, null],
  ['Ready to issue since 1 December 2026', { kind: 'date', date: '2026-12-01' }, null],
  ['Ready to issue since 1 December 2026', { kind: 'milestone', milestoneId: 'm' }, design],
  [
    'Waiting for “Design approved”',
    { kind: 'milestone', milestoneId: 'm' },
    { ...design, status: 'inProgress' },
  ],
  ['Waiting for a milestone that has been deleted', { kind: 'milestone', milestoneId: 'm' }, null],
] as const)('%s', (words, trigger, milestone) => {
  expect(stageWords(staged(trigger), milestone, now)).toBe(words);
});

it.each([
  [null, { kind: 'acceptance' }, null],
  [null, { kind: 'date', date: '2026-12-01' }, null],
  [null, { kind: 'milestone', milestoneId: 'm' }, design],
  ['This stage isn’t due until 3 December 2026.', { kind: 'date', date: '2026-12-03' }, null],
  [
    'This stage isn’t due yet: it’s waiting for “Design approved”.',
    { kind: 'milestone', milestoneId: 'm' },
    { ...design, status: 'inProgress' },
  ],
  [
    'This stage is waiting for a milestone that has been deleted.',
    { kind: 'milestone', milestoneId: 'm' },
    null,
  ],
] as const)('warns before issuing: %s', (words, trigger, milestone) => {
  expect(waitsWords(staged(trigger), milestone, now)).toBe(words);
});
