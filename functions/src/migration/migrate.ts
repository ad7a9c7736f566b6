import {
  type MigrationProgress,
  maxUnreadableNamed,
  migrationProgress,
} from '@agency/domain/platform/schema';
import { AppError } from '@agency/domain/shared/errors';
import { UnreadableRecord } from '@agency/domain/shared/parse';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, runnableQuery, withoutId } from '../platform/firestore.ts';
import { isIn, type Migration, type MigrationStep } from './migration.ts';

const pageSize = 200;

/** The counts of one page of documents. */
interface Looked {
  readonly changes: readonly { readonly ref: DocumentReference; readonly fields: object }[];
  /** The paths of unreadable documents, and why. */
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
  readonly count: number;
}

/** What a migration did, or would do. */
export type Counts = Pick<MigrationProgress, 'lookedAt' | 'changed' | 'unreadable'>;

function pageOf(db: Firestore, { collection }: MigrationStep, after: string | null): Query {
  const query = runnableQuery(
    db,
    {
      collection,
      group: true,
      where: [],
      orderBy: [{ field: '__name__', direction: 'asc' }],
      limit: pageSize,
      caller: 'system',
    },
    [],
  );
  return after === null ? query : query.startAfter(db.doc(after));
}

/** What a step makes of one document. */
async function lookAtOne(
  deps: Deps,
  step: MigrationStep,
  snapshot: QueryDocumentSnapshot,
): Promise<Partial<Looked>> {
  const { ref } = snapshot;
  try {
    const fields = await step.change(deps, snapshot);
    return fields ? { changes: [{ ref, fields }] } : {};
  } catch (thrown) {
    if (!(thrown instanceof UnreadableRecord)) throw thrown;
    return { unreadable: [{ path: ref.path, why: thrown.detail ?? thrown.message }] };
  }
}

async function lookAt(
  deps: Deps,
  step: MigrationStep,
  docs: readonly QueryDocumentSnapshot[],
): Promise<Looked> {
  const own = docs.filter(({ ref }) => isIn(step.collection, ref.path));
  const looked = await Promise.all(own.map((snapshot) => lookAtOne(deps, step, snapshot)));
  return {
    changes: looked.flatMap(({ changes = [] }) => changes),
    unreadable: looked.flatMap(({ unreadable = [] }) => unreadable),
    count: own.length,
  };
}

/** Reads everything and changes nothing: what a run from the start would do. */
export async function countMigration(
  deps: Deps,
  migration: Migration,
  report: (line: string) => void,
): Promise<Counts> {
  let [lookedAt, changed, unreadable] = [0, 0, 0];
  for (const step of migration.steps) {
    let after: string | null = null;
    do {
      const { docs } = await pageOf(deps.db, step, after).get();
      const looked = await lookAt(deps, step, docs);
      lookedAt += looked.count;
      changed += looked.changes.length;
      unreadable += looked.unreadable.length;
      reportUnreadable(looked, report);
      after = docs.length === pageSize ? (docs.at(-1)?.ref.path ?? null) : null;
    } while (after !== null);
  }
  return { lookedAt, changed, unreadable };
}

function reportUnreadable({ unreadable }: Looked, report: (line: string) => void): void {
  for (const { path, why } of unreadable) report(`  can’t be read and stays as it is: ${path} (${why})`);
}

function beginningOf({ steps: [first] }: Migration, now: Date): MigrationProgress {
  if (!first) throw new Error('A migration has steps');
  return {
    collection: first.collection,
    after: null,
    lookedAt: 0,
    changed: 0,
    unreadable: 0,
    unreadablePaths: [],
    startedAt: now,
    updatedAt: now,
    finishedAt: null,
  };
}

/** The progress after this page: further in the collection, on to the next one, or finished. */
function advanced(
  { steps }: Migration,
  progress: MigrationProgress,
  { changes, unreadable, count }: Looked,
  page: { readonly last: string | null; readonly at: number; readonly now: Date },
): MigrationProgress {
  const next = page.last === null ? steps[page.at + 1] : steps[page.at];
  const paths = [...progress.unreadablePaths, ...unreadable.map(({ path }) => path)];
  return {
    ...progress,
    collection: next?.collection ?? progress.collection,
    after: page.last,
    lookedAt: progress.lookedAt + count,
    changed: progress.changed + changes.length,
    unreadable: progress.unreadable + unreadable.length,
    unreadablePaths: paths.slice(0, maxUnreadableNamed),
    updatedAt: page.now,
    finishedAt: next ? null : page.now,
  };
}

/**
 * Changes the next page and records the progress in one commit, so that a killed run has done whole pages only, and
 * each once. A concurrent change makes the page start again from what is stored now; two runs at once take turns with
 * the pages.
 */
function nextPage(deps: Deps, name: string, migration: Migration) {
  const ref = documentRef(deps.db, 'migrations', name);
  return commit(deps, async (unit) => {
    const stored = await findDocument(migrationProgress, ref, unit);
    const progress = stored ? withoutId(stored) : beginningOf(migration, deps.clock());
    if (progress.finishedAt !== null) return { progress, page: undefined };
    const at = migration.steps.findIndex(({ collection }) => collection === progress.collection);
    const step = migration.steps[at];
    if (!step) throw begunOtherwise(name, progress.collection);
    const { docs } = await unit.find(pageOf(deps.db, step, progress.after));
    const looked = await lookAt(deps, step, docs);
    for (const each of looked.changes) unit.update(each.ref, each.fields);
    const last = docs.length === pageSize ? (docs.at(-1)?.ref.path ?? null) : null;
    const next = advanced(migration, progress, looked, { last, at, now: deps.clock() });
    unit.set(ref, next);
    return { progress: next, page: { collection: step.collection, looked } };
  });
}

function begunOtherwise(name: string, collection: string): AppError {
  return new AppError(
    'failed-precondition',
    `‘${name}’ was started by a build that had it go through ‘${collection}’. To start again, add --again.`,
  );
}

/**
 * Runs a migration to its end, page by page, reporting each. Returns at once if it had finished before.
 * @throws AppError `failed-precondition` where it was started with other options, `resource-exhausted` under constant
 * contention: run it again, and it continues from there.
 */
export async function migrate(
  deps: Deps,
  name: string,
  migration: Migration,
  report: (line: string) => void,
): Promise<MigrationProgress> {
  for (;;) {
    const { progress, page } = await nextPage(deps, name, migration);
    if (page) {
      reportUnreadable(page.looked, report);
      report(`${page.collection}: ${inWords(progress)}`);
    }
    if (progress.finishedAt !== null) return progress;
  }
}

/** Resets its progress. */
export async function resetMigration(deps: Deps, name: string): Promise<void> {
  await documentRef(deps.db, 'migrations', name).delete();
}

/** '450 looked at, 312 changed, 1 can’t be read' */
export function inWords({ lookedAt, changed, unreadable }: Counts): string {
  return `${lookedAt} looked at, ${changed} changed, ${unreadable} can’t be read`;
}
