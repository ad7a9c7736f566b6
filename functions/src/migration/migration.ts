import { type CollectionName, collections } from '@agency/domain/shared/collections';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { parseSnapshot } from '../platform/firestore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a migration does with the documents of one collection. */
export interface MigrationStep {
  readonly collection: CollectionName;
  /**
   * The fields to update in this document, or null if it is already right.
   * @throws UnreadableRecord where it, or what it needs to know, can't be read.
   */
  readonly change: (deps: Deps, snapshot: DocumentSnapshot) => Promise<Fields | null>;
}

/** A change of stored data that a newer build needs and an older one can live with (CONTRIBUTING.md). */
export interface Migration {
  /** What is true once it is done, in a line. */
  readonly says: string;
  readonly steps: readonly MigrationStep[];
}

/**
 * A step over documents that this schema reads: the current one, or one of the migration's own if they don't fit that
 * yet. A change must be null for a document it has already changed, because a migration can be run again.
 */
export function stepOver<T>(
  collection: CollectionName,
  schema: GenericSchema<unknown, T>,
  change: (document: Stored<T>, deps: Deps) => Fields | null | Promise<Fields | null>,
): MigrationStep {
  return {
    collection,
    change: async (deps, snapshot) => {
      const document = parseSnapshot(schema, snapshot);
      return document && change(document, deps);
    },
  };
}

/** Is this path in that collection, and not in another one with the same last name? */
export function isIn(collection: CollectionName, path: string): boolean {
  const [wanted, found] = [collections[collection].split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, i) => i % 2 === 1 || part === found[i]);
}
