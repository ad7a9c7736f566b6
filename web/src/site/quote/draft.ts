import type { FormValues } from '../../views/enquiry/form-values.ts';
import { storageKey, storedText } from './stored-draft.ts';

const version = 1;
const lifeMs = 30 * 24 * 3600 * 1000;
/** Uploads not claimed by a request are removed after this. */
const uploadLifeMs = 23 * 3600 * 1000;

export interface DraftUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly at: number;
}

export interface Draft {
  /** The idempotency key, so that a retry after a lost response is the same request. */
  readonly key: string;
  readonly step: number;
  readonly values: FormValues;
  readonly uploads: readonly DraftUpload[];
  /** The choices of addresses that the values have taken in: a reload must not choose them again. */
  readonly applied: readonly string[];
}

/** How a draft ended: other tabs that show it are told. */
export interface DraftEnd {
  readonly key: string;
  readonly ended: 'sent' | 'emptied';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isUpload(value: unknown): value is DraftUpload {
  if (!isObject(value)) return false;
  const { id, name, size, at } = value;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof size === 'number' && typeof at === 'number'
  );
}

// Parsed by hand: the page reads it first, and the schema library is loaded later.
function parseDraft(stored: unknown): (Draft & { readonly savedAt: number }) | undefined {
  if (!isObject(stored) || stored.version !== version || !isObject(stored.values)) return undefined;
  const { savedAt, key, step, uploads, applied } = stored;
  if (typeof savedAt !== 'number' || typeof key !== 'string' || key.length < 8) return undefined;
  if (step !== 0 && step !== 1 && step !== 2) return undefined;
  const values = Object.entries(stored.values).filter(
    (entry): entry is [string, string | string[]] => typeof entry[1] === 'string' || isTexts(entry[1]),
  );
  const files = Array.isArray(uploads) ? uploads.filter(isUpload) : [];
  return {
    savedAt,
    key,
    step,
    values: draftValues(Object.fromEntries(values)),
    uploads: files,
    applied: isTexts(applied) ? applied : [],
  };
}

/** Fields that every visit fills in afresh. */
const askedAnew: ReadonlySet<string> = new Set(['consent']);

/** What of the form is stored. */
export function draftValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !askedAnew.has(name)));
}

function parseEnd(stored: unknown): DraftEnd | undefined {
  if (!isObject(stored) || typeof stored.key !== 'string') return undefined;
  const { key, ended } = stored;
  return ended === 'sent' || ended === 'emptied' ? { key, ended } : undefined;
}

function parseStored(): unknown {
  return JSON.parse(storedText() ?? 'null');
}

/** The draft of this browser; undefined where there is none, it is too old, or storage can't be read. */
export function readDraft(now = Date.now()): Draft | undefined {
  try {
    const draft = parseDraft(parseStored());
    if (!draft || now - draft.savedAt > lifeMs) return undefined;
    const { savedAt: _at, ...rest } = draft;
    return { ...rest, uploads: rest.uploads.filter((file) => now - file.at < uploadLifeMs) };
  } catch {
    return undefined;
  }
}

/** How the last draft of this browser ended; undefined while there is one. */
export function readEnd(): DraftEnd | undefined {
  try {
    return parseEnd(parseStored());
  } catch {
    return undefined;
  }
}

function store(content: object, now: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...content, version, savedAt: now }));
  } catch {
    // Storage is full or blocked: the form still works, but a reload loses the input.
  }
}

export function saveDraft(draft: Draft, now = Date.now()): void {
  store({ ...draft, values: draftValues(draft.values) }, now);
}

/** Of the draft, this browser keeps only that it has ended. */
export function endDraft(end: DraftEnd, now = Date.now()): void {
  store(end, now);
}
