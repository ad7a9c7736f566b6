import type { Issue } from '@agency/domain/shared/errors';
import { type FormValues, fieldOf, listOf, textOf } from '../../views/enquiry/form-values.ts';

/** Every field of the form, by the step that asks for it. */
export const steps = [
  { title: 'What you need', fields: ['packageId', 'services'] },
  { title: 'Your project', fields: ['message', 'budget', 'timeline', 'attachments'] },
  { title: 'About you', fields: ['name', 'email', 'phone', 'company', 'contactPreference', 'consent'] },
] as const;

export const lists: ReadonlySet<string> = new Set(['services']);
interface Extras {
  readonly attachments: readonly string[];
  /** The value of the honeypot field. */
  readonly trap?: string;
}

/** The body of `POST /api/quote-requests`. */
export function toRequestBody(values: FormValues, { attachments, trap }: Extras): Record<string, unknown> {
  const texts = Object.keys(values).filter((name) => !lists.has(name));
  return {
    // Empty ones are sent too, so that the schema's own messages name what is missing.
    ...Object.fromEntries(['name', 'email', 'message', ...texts].map((name) => [name, textOf(values, name)])),
    services: listOf(values, 'services'),
    consent: textOf(values, 'consent') === 'true',
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(trap ? { website: trap } : {}),
  };
}

interface ChosenFile {
  readonly name: string;
  readonly state: string;
  /** The same file would be refused again. */
  readonly isRefused?: boolean | undefined;
}

/** Files that did not arrive: the person would otherwise believe they were sent with the request. */
export function issuesOfFiles(files: readonly ChosenFile[]): readonly Issue[] {
  const failed = files.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return [];
  const what = failed.length === 1 ? 'it' : 'them';
  const words = failed.some(({ isRefused }) => !isRefused)
    ? `try ${what} again, or remove ${what}`
    : `remove ${what}`;
  const names = failed.map(({ name }) => name).join(', ');
  return [{ path: 'attachments', message: `Not uploaded: ${names}. Please ${words}` }];
}

export function stepOf(issue: Issue): number {
  const field = fieldOf(issue);
  const index = steps.findIndex((step) => step.fields.some((name) => name === field));
  return index === -1 ? steps.length - 1 : index;
}
