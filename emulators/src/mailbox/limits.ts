import type { Firestore } from 'firebase-admin/firestore';

const PAGE = 400;

/** Clears all rate limits: in the emulator run only, so that tests and people can go on. */
export async function resetLimits(db: Firestore): Promise<number> {
  let removed = 0;
  for (;;) {
    const page = await db.collection('rateLimits').limit(PAGE).get();
    if (page.empty) return removed;
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    removed += page.size;
  }
}
