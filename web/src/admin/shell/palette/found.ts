import { isBlank } from '@agency/domain/shared/plain-text';
import { matchesSearch } from '@agency/domain/shared/search-tokens';

/** What the palette finds, in the order of its groups. */
export const kindNames = [
  'client',
  'quote',
  'project',
  'invoice',
  'person',
  'contact',
  'packageRequest',
  'checklist',
  'post',
  'package',
  'portfolioItem',
] as const;
export type KindName = (typeof kindNames)[number];

/** Of which there are so few that all are read together, for a while: asking for them again reads nothing. */
export const shortKinds: ReadonlySet<KindName> = new Set(['package', 'portfolioItem']);

/** A record by its name. */
export interface NamedRecord {
  readonly kind: KindName;
  readonly id: string;
  /** 'Q-7K3M9P New website' */
  readonly label: string;
  /** 'Meadowbank Bakehouse, Sent' */
  readonly detail: string;
}

export interface Found extends NamedRecord {
  /** Put away: of a client, no work is begun for it. */
  readonly isArchived: boolean;
  /** What it is found by; null where the document can't be read, which may match. */
  readonly tokens: readonly string[] | null;
}

/** The documents that a query gave. */
export interface Answer {
  readonly found: readonly Found[];
  /** There may be more behind them. */
  readonly isFull: boolean;
}

export function keyOf({ kind, id }: Pick<NamedRecord, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** Those that match everything typed, and the unreadable, which might. */
export function matchesOf(found: readonly Found[], typed: string): readonly Found[] {
  if (isBlank(typed)) return [];
  return found.filter(({ tokens }) => tokens === null || matchesSearch(tokens, typed));
}

/** Each record once, the first of two. */
export function eachOnce<T extends Pick<NamedRecord, 'kind' | 'id'>>(records: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return records.filter((record) => !seen.has(keyOf(record)) && seen.add(keyOf(record)));
}
