import { AppError } from '@agency/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { fromCallableError, fromHttpError } from './operation-errors.ts';

function callableError(code: string, message: string, details?: unknown): Error {
  return Object.assign(new Error(message), {
    code: `functions/${code}`,
    ...(details === undefined ? {} : { details }),
  });
}

describe('fromCallableError', () => {
  it('keeps code, message and issues', () => {
    const issues = [{ path: 'content.title', message: 'Enter title' }];
    const error = fromCallableError(callableError('invalid-argument', 'Not right.', { issues }));
    expect(error).toMatchObject({ code: 'invalid-argument', message: 'Not right.', issues });
  });

  it('prefers our own code where the protocol has none', () => {
    const thrown = callableError('not-found', 'This link no longer works.', { code: 'link-not-valid' });
    expect(fromCallableError(thrown).code).toBe('link-not-valid');
  });

  it.each([
    callableError('internal', 'internal'),
    callableError('unavailable', ''),
    callableError('deadline-exceeded', ''),
  ])('describes a broken connection in words', (thrown) => {
    expect(fromCallableError(thrown).message).toMatch(/connection/);
  });

  it.each(['internal [0]', 'internal [500]'])('shows nobody the words of the SDK: %s', (message) => {
    expect(fromCallableError(callableError('internal', message)).message).toMatch(/connection/);
  });

  it('describes a refusal by the platform itself in words, and keeps ours', () => {
    expect(fromCallableError(callableError('unauthenticated', 'Unauthenticated'))).toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('Reload the page'),
    });
    const own = callableError('unauthenticated', 'Please enter your password again.', {
      code: 'unauthenticated',
    });
    expect(fromCallableError(own).message).toBe('Please enter your password again.');
  });

  it('drops malformed issues', () => {
    const error = fromCallableError(
      callableError('invalid-argument', 'No.', { issues: [1, { path: 2 }, null] }),
    );
    expect(error.issues).toEqual([]);
  });

  it('passes our own errors through, and makes one of anything else', () => {
    const own = new AppError('not-found', 'Gone');
    expect(fromCallableError(own)).toBe(own);
    expect(fromCallableError('boom')).toMatchObject({ code: 'internal' });
    expect(fromCallableError(callableError('data-loss', 'x'))).toMatchObject({ code: 'internal' });
  });
});

describe('fromHttpError', () => {
  it('reads the body of the contract', () => {
    const body = {
      error: { code: 'failed-precondition', message: 'Expired.', issues: [{ path: 'a', message: 'b' }] },
    };
    expect(fromHttpError(409, body)).toMatchObject({
      code: 'failed-precondition',
      message: 'Expired.',
      issues: [{ path: 'a', message: 'b' }],
    });
  });

  it.each([null, '', { error: 'x' }, { error: { code: 'odd', message: 'm' } }])('survives %j', (body) => {
    expect(fromHttpError(502, body)).toMatchObject({ code: 'internal' });
  });
});
