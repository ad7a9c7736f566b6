import type { Deps } from '../platform/deps.ts';
import { usesOfPicture } from '../records/picture/uses.ts';

/** Is this a picture of posts none of which shows it to everybody yet? It may tell what the post will say. */
export async function isOfDraftsAlone(deps: Deps, path: string): Promise<boolean> {
  const uses = await usesOfPicture(deps, path.slice('media/'.length));
  return uses.some(({ kind }) => kind === 'post') && !uses.some((use) => use.isPublic);
}
