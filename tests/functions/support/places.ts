import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** Every document of a project at any depth, as path and text: those below a deleted one too. */
export async function everything(db: Firestore): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const walk = async (collection: CollectionReference): Promise<void> => {
    const refs = await collection.listDocuments();
    const snapshots = refs.length === 0 ? [] : await db.getAll(...refs);
    for (const one of snapshots) if (one.exists) found.set(one.ref.path, JSON.stringify(one.data()));
    const below = await Promise.all(refs.map((ref) => ref.listCollections()));
    await Promise.all(below.flat().map(walk));
  };
  await Promise.all((await db.listCollections()).map(walk));
  return found;
}

/** The collections, by their templates, in whose documents (or ids) one of these words appears. */
export function placesIn(documents: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const places = [...documents]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) =>
      path
        .split('/')
        .filter((_part, index) => index % 2 === 0)
        .join('/'),
    );
  return [...new Set(places)].toSorted();
}
