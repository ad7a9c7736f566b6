/** The record an entry belongs to: 'projects/P-1' also for what stands below it. */
export function recordOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/** What an entry is found by in one condition, whichever of these is chosen. */
export interface AuditSubject {
  /** The first part of the path: 'quotes'. */
  readonly kind?: string | undefined;
  /** `recordOf` its path, in place of the kind. */
  readonly record?: string | undefined;
  readonly action?: string | undefined;
}

/** 'quotes sendQuote'; null where nothing is chosen. */
export function subjectKey({ kind, record, action }: AuditSubject): string | null {
  return [record || kind, action].filter(Boolean).join(' ') || null;
}

/** Every key under which an entry is found: a list of them needs one index, the choices for themselves one each. */
export function subjectsOf(path: string, action: string): string[] {
  const record = recordOf(path);
  const kind = record.split('/')[0];
  const choices: AuditSubject[] = [{ action }, { kind }, { kind, action }, { record }, { record, action }];
  return choices.flatMap((each) => subjectKey(each) ?? []);
}
