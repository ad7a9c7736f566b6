import type { World } from '../world.ts';

/** One mailbox may be mailed only a few times an hour: one test's use, or one caller's, must not affect another. */
export async function clearLimits({ deps }: World): Promise<void> {
  const { docs } = await deps.db.collection('rateLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
