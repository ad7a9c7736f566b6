import { decodeFragment } from '../../platform/fragment.ts';

/** Where each history entry was scrolled to. Stored for this tab, so that 'back' after a reload works too. */
const storageKey = 'scroll-positions';
const most = 60;

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (stored === null || typeof stored !== 'object') return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

let keysMade = 0;

export function newKey(): string {
  keysMade += 1;
  return `${Date.now().toString(36)}-${keysMade}`;
}

/** The key of the current history entry; entries that the browser has just made have none. */
export function entryKey(): string | undefined {
  const state: unknown = window.history.state;
  if (state !== null && typeof state === 'object' && 'key' in state && typeof state.key === 'string')
    return state.key;
  return undefined;
}

/** The key of the current history entry, which is given one where it has none. */
export function keyedEntry(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  const key = newKey();
  window.history.replaceState({ key, state: null }, '');
  return key;
}

export function rememberScroll(key: string): void {
  const entries = Object.entries(read()).filter(([known]) => known !== key);
  entries.push([key, Math.round(window.scrollY)]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries.slice(-most))));
  } catch {
    // Storage is full or blocked: 'back' then begins at the top.
  }
}

export function restoreScroll(key: string, otherwise = 0): void {
  // Heights that are only estimated would put another part of the page there.
  document.documentElement.classList.add('whole');
  window.scrollTo({ top: read()[key] ?? otherwise, behavior: 'instant' });
}

/** A new page begins at its top, or at the fragment. */
export function scrollToStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeFragment(hash));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Within one page a visible target stays where it is; so does everything where the address has no fragment. */
export function isInView(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeFragment(hash));
  if (!target) return true;
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight / 2;
}
