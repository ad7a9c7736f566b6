import type { Issue } from '@agency/domain/shared/errors';

/** The form as text: as sent by a post without script, and as stored in the draft. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Traps for programs that fill in everything; never part of a draft. */
export const traps: ReadonlySet<string> = new Set(['website', 'elapsedMs']);
const noLists: ReadonlySet<string> = new Set();

export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

export function listOf(values: FormValues, name: string): readonly string[] {
  const value = values[name];
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}

/** The current fields; those named in `lists` may be repeated. */
export function readForm(form: HTMLFormElement, lists: ReadonlySet<string> = noLists): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || traps.has(name)) continue;
    if (!lists.has(name)) values[name] = value;
    else values[name] = [...listOf(values, name), value];
  }
  return values;
}

/**
 * Records how long the form was open, in case the browser sends it without script after all, and returns the trap's
 * value.
 */
export function readTrap(form: HTMLFormElement, openedAt: number): string {
  const elapsed = form.elements.namedItem('elapsedMs');
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now() - openedAt));
  const trap = form.elements.namedItem('website');
  return trap instanceof HTMLInputElement ? trap.value : '';
}

/** 'services.0' → 'services': the field that carries the error. */
export function fieldOf(issue: Issue): string {
  return issue.path.split('.')[0] ?? '';
}

/** First message of every field. */
export function messagesOf(issues: readonly Issue[]): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[fieldOf(issue)] ??= issue.message;
  return messages;
}

export interface Refused {
  readonly issues: readonly Issue[];
  /** What the server refused; undefined where the browser found the issues. */
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Of what was told, what is wrong still, in the words of now: a mended field is named no longer, and no other yet. What
 * only the server can know stays until its field says something else.
 */
export function stillWrong(
  { issues, body: refused }: Refused,
  now: readonly Issue[],
  body: Readonly<Record<string, unknown>>,
): readonly Issue[] {
  const text = (of: Readonly<Record<string, unknown>>, field: string) =>
    JSON.stringify(field === '' ? of : of[field]);
  const stays = issues.filter(
    (issue) => refused && text(refused, fieldOf(issue)) === text(body, fieldOf(issue)),
  );
  const staying = new Set(stays.map(fieldOf));
  const changed = new Set(issues.map(fieldOf).filter((field) => !staying.has(field)));
  return [...stays, ...now.filter((issue) => changed.has(fieldOf(issue)))];
}
