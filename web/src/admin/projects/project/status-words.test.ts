import { projectStatuses } from '@agency/domain/project/status';
import { describe, expect, it } from 'vitest';
import { statusChange } from './status-words.ts';

const project = {
  name: 'Shop',
  status: 'active',
  membersVersion: 3,
  milestonesTotal: 4,
  milestonesCompleted: 2,
} as const;

describe('what a change of status means', () => {
  it('says what the client sees for each, and what becomes of their link', () => {
    expect(statusChange(project, 'onHold').consequences[0]).toBe(
      'The client sees “Paused”. We won’t email them.',
    );
    expect(statusChange(project, 'onHold')).toMatchObject({
      label: 'Put project on hold',
      question: 'Put ‘Shop’ on hold?',
    });
    const completed = statusChange(project, 'completed');
    expect(completed.question).toBe('Complete ‘Shop’?');
    expect(completed.consequences).toContain('2 milestones aren’t completed. They stay as they are.');
    expect(completed.consequences.join(' ')).toContain('Their link works for 90 more days.');
    expect(statusChange({ ...project, status: 'completed' }, 'active').label).toBe('Reopen project');
    expect(statusChange({ ...project, status: 'onHold' }, 'active').label).toBe('Resume project');
    expect(statusChange({ ...project, status: 'planned' }, 'active').label).toBe('Start project');
  });

  it('promises nothing of a project that the client can’t see', () => {
    for (const to of projectStatuses.states) {
      const [first, ...others] = statusChange({ ...project, membersVersion: null }, to).consequences;
      expect(first).toBe('The client can’t see this project, so nothing changes for them.');
      expect(others.join(' ')).not.toContain('link');
    }
  });

  it('warns of the one that can’t be undone', () => {
    const { tone, consequences, cancelLabel } = statusChange(project, 'cancelled');
    expect([tone, consequences.at(-1), cancelLabel]).toEqual([
      'danger',
      'You can’t undo this.',
      'Keep the project',
    ]);
  });
});
