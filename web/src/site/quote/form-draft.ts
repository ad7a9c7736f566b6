import { type FormValues, readForm } from '../../views/enquiry/form-values.ts';
import type { DraftEnd } from './draft.ts';
import { lists } from './form-values.ts';
import { defaults, type Shared } from './merge.ts';
import { TabDraft } from './tab-draft.ts';
import type { Uploads } from './use-uploads.ts';
import { type Control, writeForm } from './write-form.ts';

/** What the form says above its fields: where they come from, or what became of them. */
export interface DraftNote {
  readonly words: string;
  readonly canEmpty: boolean;
}

const ends: Readonly<Record<DraftEnd['ended'], string>> = {
  sent: 'You’ve sent this request from another tab. You can use this empty form for a new one.',
  emptied: 'You cleared this form in another tab.',
};

function restoredWords(replaced: readonly string[]): string {
  const restored = 'We’ve filled in what you entered last time in this browser.';
  return replaced.length === 0
    ? restored
    : `${restored} What you’ve just entered replaced “${replaced.join('”, “')}”.`;
}

const shared = { words: 'We’ve added what you entered in another tab.', canEmpty: true };

/** The form as its draft needs it. */
export interface DraftedForm {
  readonly element: HTMLFormElement;
  /** What its address chooses. */
  readonly given: FormValues;
  /** It shows what a post without script sent, and not the draft. */
  readonly isPosted: boolean;
  readonly uploads: Uploads;
  /** The field that is being typed in. */
  typing(): EventTarget | null;
  /** The fields show something else now. */
  filled(note: DraftNote | null): void;
  /** The form is empty now. */
  emptied(): void;
}

function controlsOf({ elements }: HTMLFormElement): Control[] {
  return [...elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

export interface FormDraft {
  /** The idempotency key of the request. */
  readonly key: { current: string };
  /** Takes in what other tabs stored; true where that changed the form. */
  sync(): boolean;
  store(step: number): void;
  startAnew(): void;
  /** The request was sent. */
  finish(): void;
}

/** Shows what this browser has stored of the form, and stores it from now on. */
export function openDraft(form: DraftedForm, isNews: boolean): FormDraft {
  const tab = new TabDraft();
  const shown = (): Shared => ({
    values: readForm(form.element, lists),
    uploads: form.uploads.uploaded(),
  });
  const fill = ({ values, uploads }: Shared, note: DraftNote | null, spared: EventTarget | null) => {
    const focus = { active: document.activeElement, spared };
    writeForm(controlsOf(form.element), { ...defaults, ...values }, focus);
    form.uploads.adopt(uploads);
    form.filled(note);
  };
  const empty = (note: DraftNote | null) => {
    form.uploads.clear();
    fill({ values: {}, uploads: [] }, note, null);
    form.emptied();
  };
  const found = form.isPosted ? null : tab.open(form.given, shown().values);
  if (found) fill(found, isNews ? shared : { words: restoredWords(found.replaced), canEmpty: true }, null);
  const sync = () => {
    const news = tab.takeIn(shown);
    if (news === null) return false;
    if ('ended' in news) empty({ words: ends[news.ended], canEmpty: false });
    else fill(news.merged, shared, form.typing());
    return true;
  };
  return {
    key: tab.key,
    sync,
    store(step) {
      if (!sync()) tab.store(shown(), step, form.given);
    },
    startAnew() {
      tab.empty();
      empty(null);
    },
    finish: () => tab.finish(),
  };
}
