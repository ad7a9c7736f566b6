import { describe, expect, it } from 'vitest';
import { BusyAnswer, isPassing, lineOf, Problem, textOf } from './problem.ts';

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const fetchFailed = new TypeError('fetch failed', { cause: reset });

describe('an error as printed', () => {
  it('names its causes, down to the first', () => {
    const error = new Error('The seed broke', { cause: fetchFailed });
    expect(textOf(error)).toMatch(
      /^Error: The seed broke\n[\s\S]*because of: TypeError: fetch failed[\s\S]*because of: Error: read ECONNRESET/,
    );
    expect(lineOf(error)).toBe('The seed broke: fetch failed: read ECONNRESET');
  });

  it('is its code when it has no message, as after several addresses were tried', () => {
    const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
    const error = new TypeError('fetch failed', { cause: new AggregateError([refused], 'all of them') });
    expect(lineOf(error)).toBe('fetch failed: all of them: ECONNREFUSED');
  });

  it('has no stack when the user can fix it', () => {
    expect(textOf(new Problem('Port 1 is taken.', { cause: reset }))).toBe('Port 1 is taken.');
  });

  it('ends, although an error is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(lineOf(error)).toBe('round');
  });

  it('may be no error at all', () => {
    expect(textOf('just words')).toBe('just words');
  });
});

describe('a temporary failure', () => {
  it.each([
    ['a connection that broke', fetchFailed],
    ['an answer that says so', new BusyAnswer('answered 503')],
    [
      'an answer that did not come',
      new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    ],
    ['what a command says of one', new Error('Command failed: node x.ts\n14 UNAVAILABLE: No connection')],
    ['one in the causes', new Error('No link', { cause: new BusyAnswer('answered 500') })],
  ])('is %s', (_, error) => {
    expect(isPassing(error)).toBe(true);
  });

  it.each([
    ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['a refusal', new Error('ensureUser answered 403: no')],
    ['words', 'ECONNRESET'],
  ])('is not %s', (_, error) => {
    expect(isPassing(error)).toBe(false);
  });
});
