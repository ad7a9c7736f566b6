import { type BlogPostDraftText, blogPostDraftText } from '@agency/domain/blog-post/draft';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

/** What was typed and hadn't got to the server, as this browser keeps it. */
export interface DraftCopy {
  readonly text: BlogPostDraftText;
  /** The version on the server that it follows. */
  readonly version: number;
}

/** Whose copy of which post, in which tab: each has a place of its own, so that none takes another's. */
export interface CopyPlace {
  readonly uid: string;
  readonly postId: string;
  readonly tab: string;
}

const copyLifeMs = 14 * 86_400_000;

const stored = v.object({
  text: blogPostDraftText,
  version: v.number(),
  savedAt: v.number(),
});

const keyOf = ({ uid, postId, tab }: CopyPlace): string => `${uid}/${postId}/${tab}`;

/**
 * Not `localStorage`, which a browser writes down only seconds later: a crash would take what was typed. Storage can be full
 * or forbidden: a copy is a courtesy, never a reason to fail.
 */
let database: UseStore | undefined;
function copies(): UseStore {
  database ??= createStore('unsaved-posts', 'copies');
  return database;
}

function quietly(work: () => Promise<unknown>): void {
  try {
    work().catch(() => undefined);
  } catch {
    // A browser without such a store throws at once.
  }
}

export function keepCopy(place: CopyPlace, copy: DraftCopy, now: number): void {
  quietly(() => set(keyOf(place), { ...copy, savedAt: now }, copies()));
}

export function dropCopy(place: CopyPlace): void {
  quietly(() => del(keyOf(place), copies()));
}

/**
 * The latest copy that an earlier visit of this person left of this post; null where there is none. Old ones go, and those of
 * whoever used this browser before.
 */
export async function findCopy(
  { uid, postId }: Omit<CopyPlace, 'tab'>,
  now: number,
): Promise<DraftCopy | null> {
  try {
    let latest: v.InferOutput<typeof stored> | null = null;
    for (const [key, value] of await entries<string, unknown>(copies())) {
      const copy = v.safeParse(stored, value);
      const isOfUse = copy.success && now - copy.output.savedAt < copyLifeMs && key.startsWith(`${uid}/`);
      if (!isOfUse) await del(key, copies());
      else if (key.startsWith(`${uid}/${postId}/`)) {
        // From now on this tab holds it.
        await del(key, copies());
        if (latest === null || copy.output.savedAt > latest.savedAt) latest = copy.output;
      }
    }
    return latest;
  } catch {
    return null;
  }
}
