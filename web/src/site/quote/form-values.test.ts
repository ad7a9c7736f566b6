import { services } from '@agency/domain/site/services';
import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, messagesOf, textOf } from '../../views/enquiry/form-values.ts';
import { findIssues } from './check.ts';
import { issuesOfFiles, stepOf, steps, toRequestBody } from './form-values.ts';

const filled = {
  name: 'Ada Boat',
  email: 'ada@example.com',
  phone: '',
  company: '',
  packageId: '',
  services: ['websites', 'hosting'],
  message: 'A site for boats.',
  budget: '',
  timeline: '',
  contactPreference: 'email',
  consent: 'true',
};
const none = { attachments: [] };

describe('the values of the quote form', () => {
  it('become a request that the schema accepts', () => {
    const body = toRequestBody(filled, { attachments: ['upload-1'] });
    expect(findIssues(body)).toEqual([]);
    expect(body).toMatchObject({
      consent: true,
      services: ['websites', 'hosting'],
      attachments: ['upload-1'],
    });
  });

  it('say in the schema’s words what is missing', () => {
    const messages = messagesOf(findIssues(toRequestBody({}, none)));
    expect(Object.keys(messages).toSorted()).toEqual(['consent', 'email', 'message', 'name', 'services']);
    for (const message of Object.values(messages)) expect(message).not.toMatch(/Invalid|undefined/);
  });

  it('ask for a service or a package', () => {
    const issues = findIssues(toRequestBody({ ...filled, services: [] }, none));
    expect(issues.map(fieldOf)).toEqual(['services']);
    expect(findIssues(toRequestBody({ ...filled, services: [], packageId: 'package-1' }, none))).toEqual([]);
  });

  it('ask for a number if we are to ring', () => {
    const issues = findIssues(toRequestBody({ ...filled, contactPreference: 'phone' }, none));
    expect(issues.map(fieldOf)).toEqual(['phone']);
  });

  it('belong to one step each, and errors lead to it', () => {
    const fields = steps.flatMap((step) => [...step.fields] as string[]);
    expect(new Set(fields).size).toBe(fields.length);
    expect(stepOf({ path: 'services.0', message: '' })).toBe(0);
    expect(stepOf({ path: 'message', message: '' })).toBe(1);
    expect(stepOf({ path: '', message: '' })).toBe(2);
    expect(Object.keys(services)).toContain('websites');
  });

  it('are not sent without a chosen file that did not arrive', () => {
    const files = [
      { name: 'brief.pdf', state: 'failed' },
      { name: 'logo.png', state: 'done' },
      { name: 'plan.docx', state: 'uploading' },
    ];
    const [lost, ...others] = issuesOfFiles(files);
    expect(others).toEqual([]);
    expect(lost?.message).toContain('brief.pdf');
    expect(lost?.message).not.toMatch(/logo|plan/);
    expect(lost && stepOf(lost)).toBe(1);
    expect(issuesOfFiles(files.slice(1))).toEqual([]);
    expect(lost?.message).toContain('try it again');
    const refused = [{ name: 'page.html', state: 'failed', isRefused: true }];
    expect(issuesOfFiles(refused)[0]?.message).toBe('Not uploaded: page.html. Please remove it');
  });

  it('are read as text and as list', () => {
    expect(textOf({ a: ['x', 'y'] }, 'a')).toBe('x');
    expect(textOf({}, 'a')).toBe('');
    expect(listOf({ a: 'x' }, 'a')).toEqual(['x']);
    expect(listOf({ a: '' }, 'a')).toEqual([]);
  });
});
