import { blogPostDraftText } from '@agency/domain/blog-post/draft';
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { DraftCopy } from './draft-saver.ts';

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
  sent: v.nullable(blogPostDraftText),
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

/** Drops this tab's copy, and those that it took over. */
export function dropCopy(place: CopyPlace, takenOver: readonly string[]): void {
  quietly(() => delMany([keyOf(place), ...takenOver], copies()));
}

/** The latest copy of a post, and the keys of all: they stay until this tab has saved what it took over. */
export interface FoundCopies {
  readonly latest: DraftCopy | null;
  readonly keys: readonly string[];
}

const nothing: FoundCopies = { latest: null, keys: [] };

/** What earlier visits of this person left of this post. Old ones go, and those of anyone who used this browser before. */
export async function findCopies({ uid, postId }: Omit<CopyPlace, 'tab'>, now: number): Promise<FoundCopies> {
  try {
    const all = (await entries<string, unknown>(copies())).map(([key, value]) => {
      const copy = v.safeParse(stored, value);
      const isOfUse = copy.success && now - copy.output.savedAt < copyLifeMs && key.startsWith(`${uid}/`);
      return { key, copy: isOfUse ? copy.output : null };
    });
    const useless = all.flatMap(({ key, copy }) => (copy === null ? [key] : []));
    if (useless.length > 0) await delMany(useless, copies());
    const ofPost = all.flatMap(({ key, copy }) =>
      copy !== null && key.startsWith(`${uid}/${postId}/`) ? [{ key, copy }] : [],
    );
    const [latest] = ofPost.toSorted((one, other) => other.copy.savedAt - one.copy.savedAt);
    return { latest: latest?.copy ?? null, keys: ofPost.map(({ key }) => key) };
  } catch {
    return nothing;
  }
}
