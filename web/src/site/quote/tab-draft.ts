import type { FormValues } from '../../views/enquiry/form-values.ts';
import { newKey } from '../../views/enquiry/send-with-key.ts';
import { type Draft, type DraftEnd, draftValues, endDraft, readDraft, readEnd, saveDraft } from './draft.ts';
import { choiceOf, isEmpty, isSameDraft, mergeDrafts, mergeVisit, type Shared, type Visit } from './merge.ts';
import { storedText } from './stored-draft.ts';

const nothing: Shared = { values: {}, uploads: [] };

/** What another tab did to the draft: it ended it, or both are one now. */
export type News = { readonly ended: DraftEnd['ended'] } | { readonly merged: Shared };

/**
 * The browser's one draft, as this tab takes part in it: every tab stores it at each change, and first takes in what
 * the others have stored.
 */
export class TabDraft {
  /** The idempotency key of the request. */
  readonly key = { current: newKey() };
  /** The key that the stored draft has. */
  #stored = this.key.current;
  /** What this tab and the browser's storage last had in common. */
  #base = nothing;
  #known = storedText();
  #applied: readonly string[] = [];
  /** The step that this tab stored last: of its own, or two tabs would answer each other for ever. */
  #step = 0;
  #isOver = false;

  /** What a visit begins with: the draft, the choice of its address, what was typed already; null without a draft. */
  open(chosen: FormValues, typed: FormValues): Visit | null {
    const draft = readDraft();
    if (!draft) return null;
    this.#adopt(draft);
    return mergeVisit(draft, chosen, typed);
  }

  /** What other tabs stored since, merged with what this one shows; null where that is nothing new. */
  takeIn(shown: () => Shared): News | null {
    const text = storedText();
    if (this.#isOver || text === this.#known) return null;
    this.#known = text;
    const end = readEnd();
    if (end?.key === this.#stored) {
      this.#beginAnew();
      return { ended: end.ended };
    }
    const draft = readDraft();
    if (!draft) return null;
    const mine = shown();
    const merged = mergeDrafts(this.#base, mine, draft);
    this.#adopt(draft);
    return isSameDraft(mine, merged) ? null : { merged };
  }

  store(shown: Shared, step: number, chosen: FormValues): void {
    if (this.#isOver) return;
    const now = { values: draftValues(shown.values), uploads: shown.uploads };
    if (isSameDraft(this.#base, now) && this.#step === step) return;
    if (isEmpty(now, chosen) && this.#base === nothing) return;
    this.#applied = [...new Set([...this.#applied, choiceOf(chosen)])];
    saveDraft({ ...now, key: this.key.current, step, applied: this.#applied });
    this.#base = now;
    this.#stored = this.key.current;
    this.#step = step;
    this.#known = storedText();
  }

  /** Begins another draft: the form was emptied. */
  empty(): void {
    endDraft({ key: this.#stored, ended: 'emptied' });
    this.#beginAnew();
  }

  /** The request was sent: this tab stores nothing from now on. */
  finish(): void {
    this.#isOver = true;
    endDraft({ key: this.#stored, ended: 'sent' });
  }

  #adopt(draft: Draft): void {
    this.#setKey(draft.key);
    this.#base = draft;
    this.#known = storedText();
    this.#applied = draft.applied;
  }

  #beginAnew(): void {
    this.#setKey(newKey());
    this.#base = nothing;
    this.#known = storedText();
  }

  #setKey(key: string): void {
    this.key.current = key;
    this.#stored = key;
  }
}
