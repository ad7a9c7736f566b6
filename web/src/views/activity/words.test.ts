import { activityKinds } from '@agency/domain/project/schema';
import { describe, expect, it } from 'vitest';
import { clientWords, type Happened, staffWords } from './words.ts';

const design = { subject: 'Design', actorName: 'Anna Field' } as const;

describe('what the client reads', () => {
  it.each<[Happened, string]>([
    [{ kind: 'approvalGiven', ...design }, 'You approved “Design”'],
    [{ kind: 'changesAsked', ...design, actorName: 'Ben Low' }, 'Ben Low asked for changes to “Design”'],
    [{ kind: 'approvalGiven', subject: 'Design' }, 'You approved “Design”'],
    [
      { kind: 'approvalGiven', ...design, recordedBy: 'Kim Fenn' },
      'You approved “Design”. Kim Fenn wrote this down',
    ],
    [{ kind: 'milestoneCompleted', ...design, actorName: 'Kim Fenn' }, 'We finished “Design”'],
    [
      { kind: 'milestoneCompleted', ...design, unansweredBy: '2026-12-12' },
      'We finished “Design”. No answer by 12\u00A0December\u00A02026',
    ],
    [{ kind: 'fileAdded', subject: 'Logo.png' }, '“Logo.png” was added'],
    [{ kind: 'fileAdded', ...design, subject: 'Logo.png' }, 'You added “Logo.png”'],
    [{ kind: 'statusChanged', subject: 'On hold' }, 'Work is paused'],
    [{ kind: 'statusChanged', subject: 'Another' }, 'The project’s status is now “Another”'],
    [{ kind: 'paymentReceived', subject: '£1,620.00 for INV-1' }, 'We received £1,620.00 for INV-1'],
  ])('of %j', (entry, words) => {
    expect(clientWords(entry, 'Anna Field')).toBe(words);
  });

  it('never calls it an approval where nobody answered', () => {
    const entry = { kind: 'milestoneCompleted', ...design, unansweredBy: '2026-12-12' } as const;
    for (const words of [clientWords(entry, null), staffWords(entry)]) expect(words).not.toMatch(/approv/);
  });
});

describe('what staff read', () => {
  it('names who did it', () => {
    for (const kind of activityKinds) expect(staffWords({ kind, ...design })).toMatch(/^Anna Field /);
    expect(staffWords({ kind: 'approvalGiven', ...design, recordedBy: 'Kim Fenn' })).toBe(
      'Anna Field approved “Design”, recorded by Kim Fenn',
    );
    expect(staffWords({ kind: 'updatePublished', subject: 'News', actorName: '' })).toBe(
      'Someone published the update “News”',
    );
  });
});
