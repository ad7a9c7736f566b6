import { isBlank } from '@agency/domain/shared/plain-text';
import { type Exact, exactRecord } from './exact.ts';
import { type Ask, findRecords, type Group, readsPerStep } from './find-records.ts';
import { eachOnce, type Found, type KindName, keyOf, kindNames, matchesOf } from './found.ts';

/** Long enough that a word typed in one go is one search. */
const delayMs = 50;
/** How long a group waits for those that stand above it. */
const patienceMs = 100;
/** How long the answers to a text count as those of now. */
const freshMs = 10_000;

/** A search of one letter finds half of all there is. */
const fewestLetters = 2;

export interface Search {
  /** In the order in which they are shown. */
  readonly groups: readonly Group[];
  readonly isBusy: boolean;
  readonly isOffline: boolean;
}

export interface SearchParts {
  readonly ask: Ask;
  /** The record of a number. */
  readonly readExact: (exact: Exact) => Promise<readonly Found[]>;
  readonly isOnline: () => boolean;
  /** Hears of everything that is found. */
  readonly onFound: (found: readonly Found[]) => void;
}

export interface RecordSearch {
  readonly type: (typed: string, kinds?: readonly KindName[]) => void;
  readonly state: () => Search;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: Search = { groups: [], isBusy: false, isOffline: false };

/**
 * Which kinds are shown, by those that were and those that have answered: in their order, each once those above it have
 * answered. One that takes too long goes below, so that nothing moves down under somebody's finger.
 */
export function shownKinds(
  shown: readonly KindName[],
  answered: ReadonlySet<KindName>,
  isWaitOver: boolean,
): readonly KindName[] {
  const rest = kindNames.filter((kind) => !shown.includes(kind));
  const firstMissing = rest.findIndex((kind) => !answered.has(kind));
  const ready = isWaitOver || firstMissing < 0 ? rest : rest.slice(0, firstMissing);
  return [...shown, ...ready.filter((kind) => answered.has(kind))];
}

/** Finds records while somebody types: what is known at once, the rest as it arrives. */
export function createRecordSearch(parts: SearchParts): RecordSearch {
  const { state, show, subscribe } = createStore(nothing);
  const pool = new Map<string, Found>();
  const cached = new Map<string, { at: number; state: Search }>();
  let step = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    type(typed, kinds = kindNames) {
      step += 1;
      clearTimeout(timer);
      const own = step;
      const key = `${kinds.join()} ${typed.trim().toLowerCase()}`;
      const before = cached.get(key);
      if (typed.trim().length < fewestLetters) return show(nothing);
      if (before && Date.now() - before.at < freshMs) return show(before.state);
      const groups = createBoard(pool, typed, kinds, () => undefined).groups();
      const isOffline = !parts.isOnline();
      show({ groups, isBusy: !isOffline, isOffline });
      if (isOffline) return;
      timer = setTimeout(async () => {
        const wanted = { typed, kinds, pool, isWanted: () => own === step, show };
        if (await searchOnce(parts, wanted)) cached.set(key, { at: Date.now(), state: state() });
      }, delayMs);
    },
    state,
    subscribe,
  };
}

function createStore<T>(first: T) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    show(next: T) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Step {
  readonly typed: string;
  readonly kinds: readonly KindName[];
  /** What earlier steps have read. */
  readonly pool: Map<string, Found>;
  readonly isWanted: () => boolean;
  readonly show: (search: Search) => void;
}

/** Searches once; true if it came to its end and nothing failed. */
async function searchOnce(parts: SearchParts, step: Step): Promise<boolean> {
  const { typed, kinds, pool, isWanted, show } = step;
  let hasFailed = false;
  const board = createBoard(pool, typed, kinds, (groups, isBusy) => {
    if (isWanted()) show({ groups, isBusy, isOffline: false });
  });
  const patience = setTimeout(board.stopWaiting, patienceMs);
  const onGroup = (group: Group) => {
    for (const each of group.found) pool.set(keyOf(each), each);
    parts.onFound(group.found);
    hasFailed ||= group.problem !== null;
    board.put(group);
  };
  const reads = await askExact(parts, typed, kinds, onGroup);
  if (reads > 0 && isWanted()) await findRecords({ typed, kinds, ask: parts.ask, reads, onGroup, isWanted });
  clearTimeout(patience);
  board.finish();
  return isWanted() && !hasFailed;
}

/** A whole number is asked for alone; returns what may be read besides: nothing where it was found. */
async function askExact(
  parts: SearchParts,
  typed: string,
  kinds: readonly KindName[],
  onGroup: (group: Group) => void,
): Promise<number> {
  const exact = exactRecord(typed);
  if (exact === null || !kinds.includes(exact.kind)) return readsPerStep;
  // Where this fails, the search that follows says why.
  const found = await parts.readExact(exact).catch(() => []);
  if (found.length === 0) return readsPerStep - 1;
  onGroup({ kind: exact.kind, found, hasMore: false, problem: null });
  return 0;
}

/** The groups of one text: what earlier texts have found and matches it too, and what arrives. */
function createBoard(
  pool: ReadonlyMap<string, Found>,
  typed: string,
  kinds: readonly KindName[],
  onChange: (groups: readonly Group[], isBusy: boolean) => void,
) {
  const known = isBlank(typed) ? [] : matchesOf([...pool.values()], typed);
  const before = known.filter(({ kind, tokens }) => kinds.includes(kind) && tokens !== null);
  const answers = new Map<KindName, Group>();
  let shown: readonly KindName[] = kindNames.filter((kind) => before.some((each) => each.kind === kind));
  let isWaitOver = false;
  const groupOf = (kind: KindName): Group => {
    const answer = answers.get(kind) ?? { kind, found: [], hasMore: false, problem: null };
    const earlier = before.filter((each) => each.kind === kind).map((each) => pool.get(keyOf(each)) ?? each);
    return { ...answer, found: eachOnce([...earlier, ...answer.found]) };
  };
  const groups = () => shown.map(groupOf);
  const change = (isBusy: boolean) => {
    const answered = new Set([...answers.keys(), ...kindNames.filter((kind) => !kinds.includes(kind))]);
    shown = shownKinds(shown, answered, isWaitOver);
    onChange(groups(), isBusy);
  };
  return {
    groups,
    put(group: Group) {
      answers.set(group.kind, group);
      change(true);
    },
    stopWaiting() {
      isWaitOver = true;
      change(true);
    },
    finish() {
      isWaitOver = true;
      change(false);
    },
  };
}
