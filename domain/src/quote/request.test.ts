import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { toIssues } from '../shared/parse.ts';
import { quoteRequestInput } from './request.ts';
import { attribution, submittedAttribution } from './schema.ts';

test('whatever an address told of where a visitor came from, it is taken and can be read again', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 700 });
  const names = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'landingPage'];
  const touch = fc.record(Object.fromEntries(names.map((name) => [name, anyText])));
  fc.assert(
    fc.property(touch, fc.option(touch), anyText, (last, first, text) => {
      const sentFrom = { page: text, referrer: text };
      const taken = v.parse(submittedAttribution, { first, last, sentFrom });
      expect(v.parse(attribution, taken)).toEqual(taken);
    }),
  );
});

describe('what a request asks of several fields', () => {
  const issuesOf = (input: Record<string, unknown>) => {
    const result = v.safeParse(quoteRequestInput, input);
    return result.success ? [] : toIssues(result.issues).map(({ path, message }) => `${path}: ${message}`);
  };

  it('is said while others are empty: nothing chosen, and no phone for a call', () => {
    const untouched = { name: '', email: '', message: '', services: [], packageId: '', consent: false };
    const issues = issuesOf({ ...untouched, phone: '', contactPreference: 'phone' });
    expect(issues).toContain('services: Choose at least one service or a package');
    expect(issues).toContain('phone: Enter a phone number, or choose email');
  });

  it('is one message a field', () => {
    const issues = issuesOf({ name: '', email: '', message: '', services: [], consent: false });
    const paths = issues.map((issue) => issue.split(':')[0]);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths.toSorted()).toEqual(['consent', 'email', 'message', 'name', 'services']);
  });
});
