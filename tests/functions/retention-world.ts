import { applyRetention } from '../../functions/src/personal-data/retention/apply.ts';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import type { World } from './world.ts';

/** 12:00 in London on a day in summer, so that days and UTC differ. */
export const now = new Date('2034-07-15T11:00:00Z');
/** The first instant of 15 July 2032 in London: two years ago to the day. */
export const twoYears = new Date('2032-07-14T23:00:00Z');
export const justBefore = new Date(twoYears.getTime() - 1);

export const run = ({ deps }: World) => applyRetention(deps);

export async function isThere({ deps }: World, path: string): Promise<boolean> {
  return (await deps.db.doc(path).get()).exists;
}

export function areThere(world: World, paths: readonly string[]): Promise<boolean[]> {
  return Promise.all(paths.map((path) => isThere(world, path)));
}

/** The names of the collections below a document. */
export async function below({ deps }: World, path: string): Promise<string[]> {
  const collections = await deps.db.doc(path).listCollections();
  return collections.map(({ id }) => id).toSorted();
}

/** Is an object still in the bucket? */
export async function exists({ deps }: World, path: string): Promise<boolean> {
  const [exists] = await (await bucketOf(deps)).file(path).exists();
  return exists;
}
