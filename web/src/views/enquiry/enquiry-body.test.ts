import { describe, expect, it } from 'vitest';
import { findIssues } from './check.ts';
import { toEnquiryBody } from './enquiry-body.ts';
import { stillWrong } from './form-values.ts';

const filled = {
  name: 'Ada King',
  email: 'ada@example.com',
  subject: 'A booking page',
  message: 'For a pottery studio.',
  consent: 'true',
};

describe('what a short form sends', () => {
  it('is what its endpoint accepts', () => {
    expect(findIssues('contact', toEnquiryBody('contact', filled, ''))).toEqual([]);
    const { subject: _subject, ...rest } = filled;
    const wanted = { ...rest, packageId: 'care-plan', phone: '', company: '' };
    expect(findIssues('packageRequest', toEnquiryBody('packageRequest', wanted, ''))).toEqual([]);
  });

  it('reports every missing field, consent included', () => {
    const fieldsOf = (kind: 'contact' | 'packageRequest') =>
      [...new Set(findIssues(kind, toEnquiryBody(kind, {}, '')).map(({ path }) => path))].toSorted();
    expect(fieldsOf('contact')).toEqual(['consent', 'email', 'message', 'name', 'subject']);
    expect(fieldsOf('packageRequest')).toEqual(['consent', 'email', 'name', 'packageId']);
  });

  it('sends a filled honeypot to the server without checking it here', () => {
    const body = toEnquiryBody('contact', filled, 'https://spam.example');
    expect(body.website).toBe('https://spam.example');
    expect(findIssues('contact', body)).toEqual([]);
  });
});

describe('what is told of a form', () => {
  const issue = (path: string, message = 'Wrong') => ({ path, message });

  it('leaves out a mended field, and names no other yet', () => {
    const issues = [issue('name'), issue('services.0')];
    const now = [issue('email'), issue('services', 'Choose at least one')];
    expect(stillWrong({ issues }, now, {})).toEqual([issue('services', 'Choose at least one')]);
  });

  it('keeps what only the server could find until that field changes', () => {
    const body = { name: 'Ada', email: 'ada@example.com', attachments: ['a'] };
    const issues = [issue('email'), issue('attachments.0'), issue('')];
    const told = { issues, body };
    expect(stillWrong(told, [], { ...body })).toEqual(issues);
    expect(stillWrong(told, [], { ...body, name: 'Adah' })).toEqual([issue('email'), issue('attachments.0')]);
    const next = { ...body, email: 'ada@', attachments: [] };
    expect(stillWrong(told, [issue('email', 'Not an address'), issue('name')], next)).toEqual([
      issue('email', 'Not an address'),
    ]);
  });
});
