import { type Project, project } from '@agency/domain/project/schema';
import * as v from 'valibot';
import { unique } from './suite.ts';

/** The smallest picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The document of an active project, visible only to staff by default. */
export function newProject(number: string, fields: Readonly<Record<string, unknown>> = {}): Project {
  const now = new Date();
  return v.parse(project, {
    number,
    name: 'Order-ahead website',
    status: 'active',
    clientId: 'client-one',
    memberUids: [],
    membersVersion: 1,
    quoteId: null,
    startOn: null,
    dueOn: null,
    summary: '',
    progress: 0,
    milestonesTotal: 0,
    milestonesCompleted: 0,
    completedAt: null,
    linkId: null,
    searchTokens: [],
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
    ...fields,
  });
}

/** The input of a quote request. */
export const requestFields = (rest: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Kim Fenn',
  email: `${unique('kim')}@example.com`,
  services: ['websites'],
  message: 'We need a new site.',
  consent: true,
  ...rest,
});
