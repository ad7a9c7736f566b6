import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import { describe, expect, it } from 'vitest';
import { failureOf } from './prepare.ts';

describe('a mail that could not be made', () => {
  it.each([
    ['contention', new AppError('resource-exhausted', 'Too many people are changing this at once.')],
    ['a service that failed', new Error('14 UNAVAILABLE')],
    ['what wraps such an error', new AppError('internal', 'No', { cause: new Error('4 DEADLINE_EXCEEDED') })],
    ['what is no error at all', 'gone'],
  ])('is tried again after %s', (_what, thrown) => {
    expect(failureOf(thrown).kind).toBe('temporary');
  });

  it('waits, and has not failed, while a record can’t be read', () => {
    expect(failureOf(new UnreadableRecord('quotes/one', []))).toEqual({
      kind: 'unreadable',
      error: 'Waiting: quotes/one can’t be read.',
    });
  });

  it.each([
    [
      'data of another form',
      new AppError('invalid-argument', 'No', { issues: [{ path: 'a', message: 'b' }] }),
    ],
    ['a document that is gone', new AppError('not-found', 'We can’t find this quote.')],
    [
      'one of these below another',
      new AppError('internal', 'No', { cause: new AppError('not-found', 'No') }),
    ],
  ])('fails for good, visibly, after %s', (_what, thrown) => {
    expect(failureOf(thrown).kind).toBe('permanent');
  });
});
