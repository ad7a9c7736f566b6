import { readNewAddress, readOldAddress } from './address.ts';
import { movePath } from './chain.ts';
import type { Redirect, RedirectRow } from './schema.ts';

type Step = Pick<Redirect, 'from' | 'to'>;

/** What becomes of a row: `same` is there already. */
export type RedirectOutcome = 'added' | 'changed' | 'same' | 'refused';

export interface ImportedRow {
  /** Its paths; of a row that is refused, what somebody wrote. `to` is where visitors end, in one step. */
  readonly from: string;
  readonly to: string;
  readonly outcome: RedirectOutcome;
  /** Why it is refused, or what happens besides; a sentence. */
  readonly reason: string | null;
}

export interface RedirectImport {
  readonly rows: readonly ImportedRow[];
  /** What to write and to remove, all in one. */
  readonly set: readonly Step[];
  readonly remove: readonly string[];
}

/** The site as it is: what stands at a path. */
export interface KnownSite {
  readonly origin: string;
  /** Somebody can open it, and be sent there. */
  readonly isPage: (path: string) => boolean;
  /** Nobody can be sent on from here, whether or not there is a page: files, signed-in areas, the API. */
  readonly isReserved: (path: string) => boolean;
}

type Reading = Step | { readonly problem: string };

function readRow({ from, to }: RedirectRow, site: KnownSite): Reading {
  const old = readOldAddress(from);
  if ('problem' in old) return old;
  const target = readNewAddress(to, site.origin);
  if ('problem' in target) return target;
  if (old.path === target.path) return { problem: 'Both addresses are the same.' };
  if (site.isPage(old.path))
    return { problem: 'There’s a page of this site at the old address: it can’t lead elsewhere.' };
  if (site.isReserved(old.path)) return { problem: 'The old address belongs to the site itself.' };
  return { from: old.path, to: target.path };
}

/** Every path that rows speak of, to look up what stands there. */
export function pathsIn(rows: readonly RedirectRow[], origin: string): ReadonlySet<string> {
  const read = rows.flatMap(({ from, to }) => [readOldAddress(from), readNewAddress(to, origin)]);
  return new Set(read.flatMap((each) => ('path' in each ? [each.path] : [])));
}

/** Where somebody ends who is sent to `to`: the page, or why there is none. */
function endOf({ from, to }: Step, next: ReadonlyMap<string, string>, site: KnownSite): Reading {
  const seen = new Set([from]);
  let path = to;
  while (!site.isPage(path)) {
    if (seen.has(path)) return { problem: 'These addresses lead round in a circle.' };
    seen.add(path);
    const step = next.get(path);
    if (step === undefined) return { problem: `There’s no page at ${path}.` };
    path = step;
  }
  return { from, to: path };
}

/** The first row of each old address, and why the others are refused. */
function readRows(rows: readonly RedirectRow[], site: KnownSite): Reading[] {
  const first = new Map<string, string>();
  return rows.map((row) => {
    const read = readRow(row, site);
    if ('problem' in read) return read;
    const before = first.get(read.from);
    if (before !== undefined && before !== read.to)
      return { problem: 'An earlier row sends this old address elsewhere.' };
    first.set(read.from, read.to);
    return read;
  });
}

function isStep(reading: Reading): reading is Step {
  return 'from' in reading;
}

/**
 * What importing rows would do, all at once. Visitors are never sent on twice: where the new address leads on, by another row
 * or a redirect that there is, the row leads to its end, and what led to the old address leads there, too.
 */
export function planImport(
  rows: readonly RedirectRow[],
  known: readonly Step[],
  site: KnownSite,
): RedirectImport {
  const before = new Map(known.map(({ from, to }) => [from, to]));
  const read = readRows(rows, site);
  const next = new Map([...before, ...read.filter(isStep).map(({ from, to }) => [from, to] as const)]);
  const after = new Map(before);
  const told = read.map((step, index): ImportedRow => {
    const end = isStep(step) ? endOf(step, next, site) : step;
    if (!isStep(end)) return { ...writtenIn(rows[index]), outcome: 'refused', reason: end.problem };
    const led = before.get(end.from);
    put(after, end);
    return { ...end, ...outcomeOf(led, end, step) };
  });
  return {
    rows: told,
    set: [...after].flatMap(([from, to]) => (before.get(from) === to ? [] : [{ from, to }])),
    remove: [...before.keys()].filter((from) => !after.has(from)),
  };
}

function writtenIn(row: RedirectRow | undefined): Step {
  return { from: row?.from ?? '', to: row?.to ?? '' };
}

function outcomeOf(
  led: string | undefined,
  { to }: Step,
  asked: Reading,
): Pick<ImportedRow, 'outcome' | 'reason'> {
  if (led === to) return { outcome: 'same', reason: null };
  if (led !== undefined) return { outcome: 'changed', reason: `It led to ${led}.` };
  const isShortened = isStep(asked) && asked.to !== to;
  return { outcome: 'added', reason: isShortened ? `${asked.to} leads there.` : null };
}

function put(redirects: Map<string, string>, { from, to }: Step): void {
  const steps = [...redirects].map((step) => ({ from: step[0], to: step[1] }));
  const { set, remove } = movePath(steps, from, to);
  for (const path of remove) redirects.delete(path);
  for (const step of set) redirects.set(step.from, step.to);
}
