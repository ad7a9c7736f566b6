import { describe, expect, it } from 'vitest';
import { notable, notableInDevelopment } from './tools-output.ts';

const cause = {
  name: 'TimeoutError',
  message: 'a limit took longer than 5000 ms',
  stack: 'TimeoutError: a limit took longer than 5000 ms\n    at Timeout.giveUp (chunk.js:24:33)',
};
const logged = (fields: Record<string, unknown>) => `>  ${JSON.stringify({ severity: 'ERROR', ...fields })}`;

describe('what npm start shows of the emulators’ output', () => {
  it('is an error of a function in one line, with what it is about and why', () => {
    const line = logged({ message: 'A limit could not be counted', limit: 'mediaSizes', cause });
    expect(notable(line)).toBe(
      '>  A limit could not be counted (limit mediaSizes): TimeoutError: a limit took longer than 5000 ms',
    );
  });

  it('has the detail that is meant only for the log', () => {
    const line = logged({
      message: 'Refused',
      cause: { name: 'AppError', message: 'Sorry.', detail: 'no key' },
    });
    expect(notable(line)).toBe('>  Refused: AppError: Sorry.: no key');
  });

  it.each([
    ['without a cause', { message: 'Odd', path: '/a' }, '>  Odd (path /a)'],
    ['of a cause in words', { message: 'Odd', cause: 'nobody knows' }, '>  Odd: nobody knows'],
    ['whose fields are no words', { message: 'Odd', seen: { a: 1 }, none: null }, '>  Odd'],
  ])('is an error %s', (_, fields, expected) => {
    expect(notable(logged(fields))).toBe(expected);
  });

  it.each([
    '⚠  functions: out of memory',
    'Error: broken',
    '    at somewhere (a.js:1:2)',
    '>  {"severity":"ERROR","mess',
  ])('is any other warning as it is: %s', (line) => {
    expect(notable(line)).toBe(line);
  });

  it.each([
    '⚠  emulators: firebase-tools will drop support for Java version < 21 soon',
    'i  functions: Beginning execution of "europe-west2-api"',
    '>  {"severity":"INFO","message":"A mail went out"}',
  ])('is not what is intended, or fine: %s', (line) => {
    expect(notable(line)).toBeUndefined();
  });
});

describe('in development', () => {
  it('errors are shown in full, and everything else that functions print', () => {
    const line = logged({ message: 'Odd', cause });
    expect(notableInDevelopment(line)).toBe(line);
    expect(notableInDevelopment('>  hello')).toBe('>  hello');
    expect(notableInDevelopment('i  functions: quiet')).toBeUndefined();
  });
});
