import type { MilestoneAnswer } from '@agency/domain/project/view';
import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const at = '2026-12-03T09:00:00.000Z';
const approved = { kind: 'approved', at, name: 'Tom Reed', comment: '', how: null } as const;
const changes = { ...approved, kind: 'changesRequested' } as const;
const none = { kind: 'none', answerBy: '2026-12-12' } as const;

const ofAnswer = (answer: MilestoneAnswer | null, status: 'inProgress' | 'completed' = 'completed') =>
  outcomeOf({ answer, status }, null, 'Launch');

it('thanks for an answer that was just sent, and says what follows', () => {
  const step = { answer: approved, status: 'completed' } as const;
  expect(outcomeOf(step, 'approved', 'Launch')).toMatchObject({
    tone: 'success',
    next: 'This step is done. Next: Launch.',
  });
  expect(outcomeOf(step, 'changesRequested', 'Launch').next).toMatch(/ask you to check this step again/);
  expect(outcomeOf(step, 'approved', null).next).toBe('This step is done.');
});

it('names who answered before', () => {
  expect(ofAnswer(approved).title).toMatch(/^Approved by Tom Reed on/);
  expect(ofAnswer(changes).title).toMatch(/^Tom Reed asked for changes on/);
});

it('never shows silence as approval', () => {
  const { title, next, tone } = ofAnswer(none);
  expect(title).toBe('No answer by 12\u00A0December\u00A02026.');
  expect(`${title} ${next}`).not.toMatch(/approv/i);
  expect(tone).toBe('info');
});

it('says of a request that was withdrawn that nothing is wanted', () => {
  expect(ofAnswer(null, 'inProgress')).toMatchObject({
    title: 'This step isn’t waiting for an answer.',
    next: 'We’ll email you when it is.',
  });
});
