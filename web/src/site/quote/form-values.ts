import type { Attribution } from '@agency/domain/quote/schema';
import type { Issue } from '@agency/domain/shared/errors';

/** The form as text: what a post without script sends, what the draft keeps. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Every field of the form, by the step that asks for it. */
export const steps = [
  { title: 'What you need', fields: ['packageId', 'services'] },
  { title: 'Your project', fields: ['message', 'budget', 'timeline', 'attachments'] },
  { title: 'About you', fields: ['name', 'email', 'phone', 'company', 'contactPreference', 'consent'] },
] as const;

const lists: ReadonlySet<string> = new Set(['services']);
/** Traps for programs that fill in everything; never part of a draft. */
const traps: ReadonlySet<string> = new Set(['website', 'elapsedMs']);

export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

export function listOf(values: FormValues, name: string): readonly string[] {
  const value = values[name];
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}

export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || traps.has(name)) continue;
    if (!lists.has(name)) values[name] = value;
    else values[name] = [...listOf(values, name), value];
  }
  return values;
}

/** Notes how long the form was open, should the browser send it by itself after all, and says what the trap holds. */
export function readTrap(form: HTMLFormElement, openedAt: number): string {
  const elapsed = form.elements.namedItem('elapsedMs');
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now() - openedAt));
  const trap = form.elements.namedItem('website');
  return trap instanceof HTMLInputElement ? trap.value : '';
}

interface Extras {
  readonly attachments: readonly string[];
  readonly attribution?: Attribution | undefined;
  /** What stands in the field that people can't see. */
  readonly trap?: string;
}

/** The body of `POST /api/quote-requests`. */
export function toRequestBody(
  values: FormValues,
  { attachments, attribution, trap }: Extras,
): Record<string, unknown> {
  const texts = Object.keys(values).filter((name) => !lists.has(name));
  return {
    // Empty ones travel too, so that what is missing is told in the schema's words.
    ...Object.fromEntries(['name', 'email', 'message', ...texts].map((name) => [name, textOf(values, name)])),
    services: listOf(values, 'services'),
    consent: textOf(values, 'consent') === 'true',
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(attribution ? { attribution } : {}),
    ...(trap ? { website: trap } : {}),
  };
}

/** 'services.0' → 'services': the field that carries the error. */
export function fieldOf(issue: Issue): string {
  return issue.path.split('.')[0] ?? '';
}

export function stepOf(issue: Issue): number {
  const field = fieldOf(issue);
  const index = steps.findIndex((step) => step.fields.some((name) => name === field));
  return index === -1 ? steps.length - 1 : index;
}

/** First message of every field. */
export function messagesOf(issues: readonly Issue[]): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[fieldOf(issue)] ??= issue.message;
  return messages;
}
