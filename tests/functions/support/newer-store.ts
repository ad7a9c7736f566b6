import { claimsDecision } from '@agency/domain/access/schema';
import { documentSchemas } from '@agency/domain/schemas';
import { type CollectionName, collections } from '@agency/domain/shared/collections';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import { fromNextRelease, plant } from '../../releases/plant.ts';

// The database as a newer build would leave it: every map in every document has a field unknown to this build.

const groups = [...new Set(Object.values(collections).map((path) => path.split('/').at(-2) ?? ''))];

// Object.keys forgets that these are exactly the names.
const names = Object.keys(collections) as CollectionName[];

/** The schema of a document by its path; undefined for one that isn't ours. */
function schemaOf(path: string): GenericSchema | undefined {
  if (path.startsWith('locks/claims-')) return claimsDecision;
  const name = names.find((each) => {
    const parts = collections[each].split('/');
    const given = path.split('/');
    return (
      given.length === parts.length && parts.every((part, i) => part.startsWith('{') || part === given[i])
    );
  });
  return name && documentSchemas[name][path === 'settings/private' ? 1 : 0];
}

async function everyDocument(db: Firestore): Promise<DocumentSnapshot[]> {
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return found.flatMap(({ docs }) => docs);
}

/** The marks in a value: each place has its own. */
function marksIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === fromNextRelease && typeof inner === 'string' ? [inner] : marksIn(inner),
  );
}

/** Plants unknown fields where missing, and reports what became of them. */
export function newerStore(db: Firestore) {
  const planted = new Map<string, string[]>();
  let count = 0;

  function lostFrom(documents: readonly DocumentSnapshot[]): string[] {
    const now = new Map(documents.map((found) => [found.ref.path, marksIn(found.data())]));
    return [...planted].flatMap(([path, marks]) => {
      const left = now.get(path);
      const missing = left ? marks.filter((mark) => !left.includes(mark)) : [];
      return missing.length > 0 ? [`${path} lost ${missing.length} of ${marks.length}`] : [];
    });
  }

  async function plantIn(found: DocumentSnapshot): Promise<void> {
    const { path } = found.ref;
    const schema = schemaOf(path);
    if (!schema) return;
    const mark = (): string => {
      count += 1;
      return `${path} ${count}`;
    };
    const before = found.data() ?? {};
    const after = plant(schema, before, mark);
    const marks = marksIn(after);
    if (marks.length !== marksIn(before).length) await found.ref.set(Object.assign({}, after));
    planted.set(path, marks);
  }

  return {
    /** Plants fields where there are none, and returns which documents had lost some, and how many; deleted documents do not count. */
    async plant(): Promise<string[]> {
      const documents = await everyDocument(db);
      const lost = lostFrom(documents);
      await Promise.all(documents.map(plantIn));
      return lost;
    },
  };
}
