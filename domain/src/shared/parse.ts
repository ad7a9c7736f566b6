import * as v from 'valibot';
import { AppError, type Issue, notRight } from './errors.ts';
import { pickKnown } from './unknown-fields.ts';
import { withDates } from './with-dates.ts';

/**
 * A schema's findings as issues with dotted paths. Of a field's own faults the first is told: an empty one is not
 * malformed besides. Rules over several fields each say something of their own.
 */
export function toIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  const told = new Set<string>();
  return issues.flatMap((issue) => {
    const path = v.getDotPath(issue) ?? '';
    if (issue.type !== 'partial_check' && told.has(path)) return [];
    told.add(path);
    return [{ path, message: messageOf(issue) }];
  });
}

/** Keys that are missing or not known get words of ours; valibot's own speak of types. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  const isOurs = !issue.message.startsWith('Invalid ');
  if (issue.type !== 'object' && issue.type !== 'strict_object') {
    return isOurs ? issue.message : 'This isn’t what we expected here';
  }
  if (issue.expected === 'never') return 'We don’t know this field';
  return issue.expected === 'Object' ? 'This must be an object' : 'This is missing';
}

/**
 * Parses input at a boundary.
 * @throws AppError `invalid-argument` with one issue per wrong field.
 */
export function parseInput<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw notRight(toIssues(result.issues));
}

/** A stored document with the id it stands under. */
export type Stored<T> = T & { readonly id: string };

/** A stored document that does not fit its schema: all that is known of it is its path. */
export class UnreadableRecord extends AppError {
  /** 'projects/P-7K3M9P/milestones/one' */
  readonly path: string;

  constructor(path: string, issues: readonly Issue[]) {
    const wrong = issues.map((issue) => `${issue.path}: ${issue.message}`);
    super('internal', 'We can’t read a record this needs. We’ve been told and will look into it.', {
      detail: `${path} does not fit its schema: ${wrong.join('; ')}`,
    });
    this.path = path;
  }
}

/**
 * Reads a stored document with its schema: the one converter of both SDKs. What a newer build added to it is left out.
 * @throws UnreadableRecord when what is stored does not fit.
 */
export function parseDocument<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  path: string,
  data: unknown,
): v.InferOutput<TSchema> & { readonly id: string } {
  const result = v.safeParse(schema, pickKnown(schema, withDates(data)));
  if (!result.success) throw new UnreadableRecord(path, toIssues(result.issues));
  return Object.assign({}, result.output, { id: path.slice(path.lastIndexOf('/') + 1) });
}

/** Stands in a list for a document that can't be read: all that is known of it is its path. */
export interface Unreadable {
  readonly id: string;
  readonly unreadable: UnreadableRecord;
}

/** An entry of a list, which can't be shown before it is known to be readable (`isUnreadable`). */
export type Listed<T> = Stored<T> | Unreadable;

export function isUnreadable<T extends object>(row: T | Unreadable): row is Unreadable {
  return 'unreadable' in row && row.unreadable instanceof UnreadableRecord;
}

/** The rows that can be read: for figures and choices. A list shows the others too. */
export function readableRows<T>(rows: readonly Listed<T>[]): readonly Stored<T>[] {
  return rows.filter((row): row is Stored<T> => !isUnreadable(row));
}
