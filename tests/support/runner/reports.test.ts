import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, readReport } from './reports.ts';

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  duration: 12,
  failureMessages,
});

describe('the report of Vitest', () => {
  it('is counted test by test, with the words of each failure', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [test('one', 'passed'), test('two', 'passed')],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [test('three', 'failed', ['1 is not 2'])] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 2,
      failures: [{ title: 'three (b.test.ts)', detail: '1 is not 2' }],
      secondTries: [],
      tests: ['one (a.test.ts)', 'two (a.test.ts)', 'three (b.test.ts)'].map((title) => ({
        title,
        milliseconds: 12,
      })),
    });
  });
  it('tells what went wrong before a test passed', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [test('one', 'passed', ['1 is not 2'])] },
      ],
    };
    expect(countVitest(report)).toMatchObject({
      passed: 1,
      failures: [],
      secondTries: [{ title: 'one (a.test.ts)', detail: '1 is not 2' }],
    });
  });
  it('counts a file that does not load as failed', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toMatchObject({
      passed: 0,
      failures: [{ title: 'a.test.ts', detail: 'Cannot find module' }],
    });
  });
  it.each(['skipped', 'pending', 'todo'])('does not let a %s test pass', (status) => {
    const report = {
      testResults: [{ name: 'a', status: 'passed', assertionResults: [test('one', status)] }],
    };
    expect(countVitest(report).failures).toHaveLength(1);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'quote.test.ts',
    line: 3,
    tests: [
      {
        status,
        results: [
          ...(status === 'flaky' ? [{ duration: 5, errors: [] }] : []),
          { duration: 7, errors: message ? [{ message }] : [] },
        ],
      },
    ],
  });

  it('is counted through all its groups', () => {
    const report = {
      suites: [
        {
          title: 'quote.test.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            { title: 'sending', specs: [spec('twice', 'unexpected', 'two quotes'), spec('once', 'skipped')] },
          ],
        },
      ],
      errors: [],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failures: [
        { title: 'sending › twice (quote.test.ts:3)', detail: 'two quotes' },
        { title: 'sending › once (quote.test.ts:3)', detail: 'It is skipped.' },
      ],
      secondTries: [],
      tests: ['opens', 'sending › twice', 'sending › once'].map((title) => ({
        title: `${title} (quote.test.ts:3)`,
        milliseconds: 7,
      })),
    });
  });
  it('tells what went wrong before a test passed', () => {
    const report = {
      suites: [{ title: 'quote.test.ts', specs: [spec('opens', 'flaky', 'no quote')] }],
      errors: [],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failures: [],
      secondTries: [{ title: 'opens (quote.test.ts:3)', detail: 'no quote' }],
      tests: [{ title: 'opens (quote.test.ts:3)', milliseconds: 12 }],
    });
  });
  it('has failed when Playwright itself has', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'no browser' }] }).failures).toEqual([
      { title: 'Playwright', detail: 'no browser' },
    ]);
  });
});

describe('a runner', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'reports-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('that wrote no report has failed', () => {
    expect(readReport(join(directory, 'none.json'), countVitest, 'Segmentation fault')).toEqual({
      passed: 0,
      failures: [{ title: 'The runner ended without a report', detail: 'Segmentation fault' }],
    });
  });
  it('that found no tests has failed', () => {
    const file = join(directory, 'empty.json');
    writeFileSync(file, JSON.stringify({ testResults: [] }));
    expect(readReport(file, countVitest, 'No test files found').failures).toEqual([
      { title: 'No tests were found', detail: 'No test files found' },
    ]);
  });
});
