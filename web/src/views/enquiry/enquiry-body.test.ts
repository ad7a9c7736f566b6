import { describe, expect, it } from 'vitest';
import { findIssues } from './check.ts';
import { toEnquiryBody } from './enquiry-body.ts';
import { stillWrong } from './form-values.ts';

const nothing = { attribution: undefined, trap: '' };
const filled = {
  name: 'Ada King',
  email: 'ada@example.com',
  subject: 'A booking page',
  message: 'For a pottery studio.',
  consent: 'true',
};

describe('what a short form sends', () => {
  it('is what its endpoint accepts', () => {
    expect(findIssues('contact', toEnquiryBody('contact', filled, nothing))).toEqual([]);
    const { subject: _subject, ...rest } = filled;
    const wanted = { ...rest, packageId: 'care-plan', phone: '', company: '' };
    expect(findIssues('packageRequest', toEnquiryBody('packageRequest', wanted, nothing))).toEqual([]);
  });

  it('reports every missing field, consent included', () => {
    const fieldsOf = (kind: 'contact' | 'packageRequest') =>
      [...new Set(findIssues(kind, toEnquiryBody(kind, {}, nothing)).map(({ path }) => path))].toSorted();
    expect(fieldsOf('contact')).toEqual(['consent', 'email', 'message', 'name', 'subject']);
    expect(fieldsOf('packageRequest')).toEqual(['consent', 'email', 'name', 'packageId']);
  });

  it('sends a filled honeypot to the server without checking it here', () => {
    const body = toEnquiryBody('contact', filled, { attribution: undefined, trap: 'https://spam.example' });
    expect(body.website).toBe('https://spam.example');
    expect(findIssues('contact', body)).toEqual([]);
  });
});

it('tells of a mended field no longer, and of no other yet', () => {
  const told = [
    { path: 'name', message: 'Enter your name' },
    { path: 'services.0', message: 'We do not offer this service' },
  ];
  const now = [
    { path: 'email', message: 'Enter your email address' },
    { path: 'services', message: 'Choose at least one' },
  ];
  expect(stillWrong(told, now)).toEqual([{ path: 'services', message: 'Choose at least one' }]);
});
