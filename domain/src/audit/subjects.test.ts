import { describe, expect, it } from 'vitest';
import { actionWords } from './actions.ts';
import { kindOf, referenceOf, screenOf } from './kinds.ts';
import { subjectKey, subjectsOf } from './subjects.ts';

describe('what an entry is found by', () => {
  it('is every choice of kind, record and action', () => {
    const found = subjectsOf('projects/P-7K3M9P/milestones/m', 'update');
    expect(found).toEqual([
      'update',
      'projects',
      'projects update',
      'projects/P-7K3M9P',
      'projects/P-7K3M9P update',
    ]);
    for (const choice of [
      { action: 'update' },
      { kind: 'projects' },
      { kind: 'projects', action: 'update' },
      { record: 'projects/P-7K3M9P' },
      { record: 'projects/P-7K3M9P', kind: 'projects', action: 'update' },
    ]) {
      expect(found).toContain(subjectKey(choice));
    }
    expect(subjectKey({ kind: '', action: undefined })).toBeNull();
  });
});

describe('the words of an entry', () => {
  it('name what was done', () => {
    expect(actionWords('sendQuote')).toBe('Sent a quote');
    expect(actionWords('sendQuoteTwice')).toBe('Send quote twice');
    expect(actionWords('constructor')).toBe('Constructor');
  });

  it('name the kind of record, and lead to its screen', () => {
    expect(kindOf('projects/P-7K3M9P/milestones/m')).toBe('Milestone');
    expect(kindOf('somethingNew/x')).toBe('Record');
    expect(referenceOf('projects/P-7K3M9P/milestones/m')).toBe('P-7K3M9P');
    expect(referenceOf('clients/hZ1')).toBeNull();
    expect(screenOf('quotes/Q-7K3M9P/private/draft')).toBe('/admin/quotes?quote=Q-7K3M9P');
    expect(screenOf('checklists/sample-launch')).toBe('/admin/checklists/sample-launch');
    expect(screenOf('settings/private')).toBe('/admin/settings?tab=money');
    expect(screenOf('suppressions/x')).toBeNull();
  });
});
