import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Runs this for every matching document, one after the other. Returns how many there were. */
export async function forEvery(
  every: AsyncGenerator<QueryDocumentSnapshot>,
  work: (snapshot: QueryDocumentSnapshot) => Promise<void>,
  isMeant: (snapshot: QueryDocumentSnapshot) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const snapshot of every) {
    if (!isMeant(snapshot)) continue;
    await work(snapshot);
    count += 1;
  }
  return count;
}
