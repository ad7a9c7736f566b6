import { describe, expect, it } from 'vitest';
import { type MilestoneActions, milestoneActions } from './milestone-actions.ts';
import { type MilestoneStatus, milestoneStatuses, projectStatuses } from './status.ts';

const noon = new Date('2026-12-14T12:00:00Z');

function allowed(
  status: MilestoneStatus,
  answerBy: string | null = null,
  membersVersion: number | null = 3,
): string[] {
  const actions = milestoneActions({ status: 'active', membersVersion }, { status, answerBy }, noon);
  return Object.entries(actions).flatMap(([action, reason]) => (reason === null ? [action] : []));
}

describe('what staff can do with a milestone', () => {
  it.each([
    ['planned', ['edit', 'start', 'remove']],
    ['inProgress', ['edit', 'askApproval', 'complete']],
    ['inReview', ['edit', 'askAgain', 'withdraw', 'recordAnswer']],
    ['changesRequested', ['edit', 'start']],
    ['completed', ['edit', 'reopen']],
  ] as const)('that is %s', (status, actions) => {
    expect(allowed(status)).toEqual(actions);
  });

  it('completes it without an answer only after the day that the client was given', () => {
    expect(allowed('inReview', '2026-12-14')).not.toContain('completeUnanswered');
    expect(allowed('inReview', '2026-12-13')).toContain('completeUnanswered');
    expect(allowed('completed', '2026-12-13')).not.toContain('completeUnanswered');
    expect(allowed('inReview', '2026-12-13', null)).not.toContain('completeUnanswered');
  });

  it('makes no step that the states don’t know', () => {
    const steps: Partial<Record<keyof MilestoneActions, MilestoneStatus>> = {
      start: 'inProgress',
      askApproval: 'inReview',
      complete: 'completed',
      reopen: 'inProgress',
    };
    for (const status of milestoneStatuses.states) {
      for (const [action, next] of Object.entries(steps)) {
        if (allowed(status).includes(action)) expect(milestoneStatuses.transitions[status]).toContain(next);
      }
    }
  });

  it('is nothing at all in a cancelled project, and the same in every other', () => {
    for (const status of projectStatuses.states) {
      const actions = Object.values(
        milestoneActions({ status, membersVersion: 3 }, { status: 'inProgress', answerBy: null }, noon),
      );
      expect(actions.filter((reason) => reason === null)).toHaveLength(status === 'cancelled' ? 0 : 3);
      if (status === 'cancelled')
        expect(new Set(actions)).toEqual(new Set(['This project has been cancelled.']));
    }
  });
});
