import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { type AppError, toAppError } from '@agency/domain/shared/errors';

/** A draft as it is stored. */
export interface Version {
  readonly text: BlogPostDraftText;
  readonly version: number;
  readonly by: string;
}

/** What was typed and hadn't got to the server, as this browser keeps it. */
export interface DraftCopy {
  readonly text: BlogPostDraftText;
  /** The version on the server that it follows. */
  readonly version: number;
  /** What was on its way as the next version; null where nothing was. */
  readonly sent: BlogPostDraftText | null;
}

/** Where drafts are stored: on the server, and a copy in this browser of what has not got there yet. */
export interface DraftStore {
  /** Stores the text as the version after this one. @throws AppError `failed-precondition` where that is another by now. */
  save(text: BlogPostDraftText, version: number): Promise<void>;
  keepCopy(copy: DraftCopy): void;
  dropCopy(): void;
}

export interface DraftState {
  readonly text: BlogPostDraftText;
  /** The version on the server that the text follows. */
  readonly version: number;
  /** The text isn't on the server yet. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last try failed; null once one got through. */
  readonly error: AppError | null;
  /** What somebody else saved meanwhile: nothing is saved until one of the two is chosen. */
  readonly theirs: Version | null;
  /** Counts the texts that came from elsewhere and took the place of what was shown. */
  readonly replaced: number;
}

/** How long nothing is typed before it is saved, the longest that it waits, and how long after a failure. */
export const saveTimes = { pauseMs: 700, longestMs: 1400, copyMs: 300, retryMs: 5000 } as const;

const isSame = (one: BlogPostDraftText, other: BlogPostDraftText): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);

/**
 * What a copy goes on from: a version that was on its way when the browser died, and got through, is its own. Any other than
 * the one that it follows is somebody else's.
 */
export function baseOf(copy: DraftCopy, stored: Version): Version {
  const isOwn = stored.version === copy.version + 1 && copy.sent !== null && isSame(copy.sent, stored.text);
  return isOwn ? stored : { ...stored, version: copy.version };
}

/**
 * Saves a draft while it is typed: one save at a time, each on top of the last, and a copy in the browser until it has got
 * through. What somebody else saves is taken over where nothing is unsaved here, and is a conflict where something is.
 */
export class DraftSaver {
  readonly #store: DraftStore;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** What the server has, as far as is known. */
  #stored: BlogPostDraftText;
  #sent: BlogPostDraftText | null = null;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | null = null;

  constructor(store: DraftStore, stored: Version) {
    this.#store = store;
    this.#stored = stored.text;
    this.#state = {
      text: stored.text,
      version: stored.version,
      isDirty: false,
      isSaving: false,
      error: null,
      theirs: null,
      replaced: 0,
    };
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly change = (change: Partial<BlogPostDraftText>): void => {
    const text = { ...this.#state.text, ...change };
    this.#set({ text, isDirty: !isSame(text, this.#stored) });
    this.#unsavedSince ??= Date.now();
    // Not put off by further typing: what a crash can take is no more than this.
    this.#copyTimer ??= setTimeout(() => this.#keepCopy(), saveTimes.copyMs);
    this.#plan();
  };

  /** Another text in place of what is shown: a version brought back. */
  readonly replace = (text: BlogPostDraftText): void => {
    this.#set({ replaced: this.#state.replaced + 1 });
    this.change(text);
  };

  #keepCopy(): void {
    clearTimeout(this.#copyTimer);
    this.#copyTimer = undefined;
    const { text, version, isDirty } = this.#state;
    if (isDirty) this.#store.keepCopy({ text, version, sent: this.#sent });
    else this.#store.dropCopy();
  }

  #plan(): void {
    clearTimeout(this.#saveTimer);
    const waited = this.#unsavedSince === null ? 0 : Date.now() - this.#unsavedSince;
    const delay = Math.max(0, Math.min(saveTimes.pauseMs, saveTimes.longestMs - waited));
    this.#saveTimer = setTimeout(() => void this.save(), delay);
  }

  /** Saves now what isn't saved; resolves once it is, or can't be. */
  readonly save = async (): Promise<void> => {
    clearTimeout(this.#saveTimer);
    const { text, version, isDirty, isSaving, theirs } = this.#state;
    if (!isDirty || isSaving || theirs !== null) return;
    this.#sent = text;
    this.#unsavedSince = null;
    this.#set({ isSaving: true });
    this.#keepCopy();
    try {
      await this.#store.save(text, version);
      this.#gotThrough(text, version + 1);
    } catch (thrown) {
      this.#set({ isSaving: false, error: toAppError(thrown) });
      // Of a conflict the listener hears, which has the other version too.
      this.#saveTimer = setTimeout(() => void this.save(), saveTimes.retryMs);
    }
  };

  /** The server has this text as this version. */
  #gotThrough(text: BlogPostDraftText, version: number): void {
    this.#sent = null;
    this.#stored = text;
    if (version < this.#state.version) return;
    const isDirty = !isSame(this.#state.text, text);
    this.#set({ version, isDirty, isSaving: false, error: null });
    this.#keepCopy();
    if (isDirty) this.#plan();
    else clearTimeout(this.#saveTimer);
  }

  /** A version that the server has, from the listener: our own, or somebody else's. */
  readonly hear = (heard: Version): void => {
    const { text, version, isDirty } = this.#state;
    if (heard.version <= version) return;
    if (this.#sent !== null && isSame(heard.text, this.#sent)) this.#gotThrough(heard.text, heard.version);
    else if (!isDirty || isSame(text, heard.text)) this.#take(heard);
    else this.#conflict(heard);
  };

  #conflict(theirs: Version): void {
    clearTimeout(this.#saveTimer);
    this.#set({ theirs, isSaving: false });
    this.#keepCopy();
  }

  #take({ text, version }: Version): void {
    clearTimeout(this.#saveTimer);
    this.#stored = text;
    this.#sent = null;
    const replaced = isSame(text, this.#state.text) ? this.#state.replaced : this.#state.replaced + 1;
    this.#set({ text, version, isDirty: false, isSaving: false, error: null, theirs: null, replaced });
    this.#keepCopy();
  }

  /** Theirs is shown; returns what was unsaved here. */
  readonly takeTheirs = (): BlogPostDraftText | null => {
    const { text, theirs } = this.#state;
    if (theirs === null) return null;
    this.#take(theirs);
    return text;
  };

  /** What is shown here is saved over theirs. */
  readonly keepMine = (): void => {
    const { theirs } = this.#state;
    if (theirs === null) return;
    this.#stored = theirs.text;
    this.#set({ theirs: null, version: theirs.version, isDirty: true, error: null });
    void this.save();
  };

  /** The editor closes: what isn't saved yet is, and a copy stays until it is. */
  readonly close = (): void => {
    this.#keepCopy();
    void this.save();
  };
}
