import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import { describe, expect, it } from 'vitest';
import { describeReadError } from './read-error.ts';

const firebaseError = (code: string) => Object.assign(new Error(code), { code });

describe('describeReadError', () => {
  it.each([
    [firebaseError('permission-denied'), 'missing'],
    [firebaseError('firestore/permission-denied'), 'missing'],
    [firebaseError('not-found'), 'missing'],
    [firebaseError('unavailable'), 'offline'],
    [firebaseError('failed-precondition'), 'bug'],
    [new AppError('internal', 'Something went wrong.'), 'bug'],
    [new UnreadableRecord('quotes/Q-7K3M9P', []), 'unreadable'],
    [new AppError('not-found', 'Gone'), 'missing'],
    [undefined, 'bug'],
  ])('%s is %s', (error, kind) => {
    expect(describeReadError(error, 'your quotes').kind).toBe(kind);
  });
});
