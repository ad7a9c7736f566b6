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
   * The fields to update in this document, or null where it is right already.
   * @throws UnreadableRecord where it, or what it needs to know, can't be read.
   */
  readonly change: (deps: Deps, snapshot: DocumentSnapshot) => Promise<Fields | null>;
}

/** A change of what is stored, which a newer build needs and an older one can live with (CONTRIBUTING.md). */
export interface Migration {
  /** What is true once it is done, in a line. */
  readonly says: string;
  readonly steps: readonly MigrationStep[];
}

/**
 * A step over documents that this schema reads: today's, or one of its own where they are not yet as today's wants them.
 * A change may be asked for again, and must then be null: a migration is done over and over where somebody wants that.
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

/** Does this path stand in that collection, and not in another one whose last name is the same? */
export function isIn(collection: CollectionName, path: string): boolean {
  const [wanted, found] = [collections[collection].split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, i) => i % 2 === 1 || part === found[i]);
}
