import { isSureToken, searchTokenChoices } from '@agency/domain/shared/search-tokens';
import { type Answer, eachOnce, type Found, type KindName, matchesOf, shortKinds } from './found.ts';

/** What one step of typing may read besides short lists, where a question that finds nothing counts as one. */
export const readsPerStep = 30;
/** What a group shows. */
export const mostShown = 4;

/** The first documents of a kind with a token. @throws what the read throws */
export type Ask = (kind: KindName, token: string, count: number) => Promise<Answer>;

/** What is known of one kind so far. */
export interface Group {
  readonly kind: KindName;
  readonly found: readonly Found[];
  /** There may be more than these. */
  readonly hasMore: boolean;
  /** Why it couldn't be searched. */
  readonly problem: unknown;
}

interface Finding {
  readonly typed: string;
  readonly kinds: readonly KindName[];
  readonly ask: Ask;
  readonly reads?: number;
  /** Hears of each kind as it answers. */
  readonly onGroup: (group: Group) => void;
  /** False once something else was typed. */
  readonly isWanted: () => boolean;
}

/** Of the first round, so that every kind has one. */
function ofFirstRound(kinds: readonly KindName[], reads: number): number {
  const long = kinds.filter((kind) => !shortKinds.has(kind)).length;
  return Math.min(mostShown, Math.floor(reads / Math.max(1, long)));
}

/**
 * Asks every kind at once by the first token; those that aren't answered by it then share what may still be read, a
 * token after the other. One that fails hides no other.
 */
export async function findRecords(finding: Finding): Promise<void> {
  const { typed, kinds, onGroup, isWanted } = finding;
  const groups = new Map<KindName, Group>();
  let open = kinds;
  let left = finding.reads ?? readsPerStep;
  for (const [round, token] of searchTokenChoices(typed).entries()) {
    const count = round === 0 ? ofFirstRound(open, left) : Math.floor(left / open.length);
    const asked = open.slice(0, count === 0 ? left : open.length);
    const isAnswered = new Set<KindName>();
    const askOne = async (kind: KindName) => {
      const before = groups.get(kind) ?? { kind, found: [], hasMore: false, problem: null };
      const { group, reads, isDone } = await answerOf(finding, before, token, Math.max(1, count));
      if (!shortKinds.has(kind)) left -= reads;
      groups.set(kind, group);
      if (isDone) isAnswered.add(kind);
      if (isWanted()) onGroup(group);
    };
    await Promise.all(asked.map(askOne));
    open = asked.filter((kind) => !isAnswered.has(kind));
    if (open.length === 0 || left <= 0 || !isWanted()) return;
  }
}

/** One question of a kind, with what it read and whether another could find more to show. */
async function answerOf({ typed, ask }: Finding, before: Group, token: string, count: number) {
  try {
    const { found, isFull } = await ask(before.kind, token, count);
    const all = eachOnce([...before.found, ...matchesOf(found, typed)]);
    const isWhole = isSureToken(token) && !isFull;
    const group = { ...before, found: all, hasMore: !isWhole && (before.hasMore || isFull) };
    return { group, reads: Math.max(1, found.length), isDone: isWhole || all.length >= mostShown };
  } catch (problem) {
    return { group: { ...before, problem }, reads: 1, isDone: true };
  }
}
