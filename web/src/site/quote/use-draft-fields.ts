import type { FormResult } from '@agency/domain/site/render';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FormValues, readForm } from '../../views/enquiry/form-values.ts';
import type { DraftEnd } from './draft.ts';
import { lists } from './form-values.ts';
import type { Shared } from './merge.ts';
import type { QuotePageData } from './quote-data.ts';
import { TabDraft } from './tab-draft.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { type Steps, useSteps } from './use-steps.ts';
import type { Uploads } from './use-uploads.ts';

// The fields are uncontrolled and need no form library: what was typed before hydration is kept, and the same markup
// works without script.

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

function startValues(data: QuotePageData, posted: FormResult | undefined): FormValues {
  if (posted) return posted.values;
  const { chosenPackage, chosenService } = data;
  return {
    ...(chosenPackage === null ? {} : { packageId: chosenPackage }),
    ...(chosenService === null ? {} : { services: [chosenService] }),
  };
}

/** What the form says above its fields: whence they come, or where they went. */
export type DraftNote = 'restored' | 'shared' | DraftEnd['ended'] | null;

export interface DraftFields extends Pick<Steps, 'step' | 'go'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields' initial values, and a key that changes when they have to be reset. */
  readonly start: { readonly values: FormValues; readonly round: number };
  readonly values: FormValues;
  readonly note: DraftNote;
  /** What this browser stores of it; null until the page is alive. */
  readonly draft: RefObject<TabDraft | null>;
  /** Reads the fields as they are now. */
  read(): FormValues;
  /** Takes in what other tabs stored; true where that changed the form. */
  sync(): boolean;
  startAnew(): void;
}

/** The form's fields, which every tab of the browser stores and shows as one draft. */
export function useDraftFields(
  data: QuotePageData,
  posted: FormResult | undefined,
  uploads: Uploads,
): DraftFields {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<TabDraft>(null);
  const [given] = useState(() => startValues(data, posted));
  const [start, setStart] = useState({ values: given, round: 0 });
  const [values, setValues] = useState(given);
  const [note, setNote] = useState<DraftNote>(null);
  const { step, go, show } = useSteps();

  const read = () => {
    const now = form.current ? readForm(form.current, lists) : values;
    setValues(now);
    return now;
  };
  /** What the fields are about to show: until then they are not what this tab has. */
  const coming = useRef<Shared>(null);
  useBrowserLayoutEffect(() => {
    coming.current = null;
  }, [start.round]);
  const begin = ({ values: next, uploads: files }: Shared, why: DraftNote) => {
    coming.current = { values: next, uploads: files };
    setStart(({ round }) => ({ values: next, round: round + 1 }));
    setValues(next);
    uploads.adopt(files);
    setNote(why);
  };
  const empty = (why: DraftNote) => {
    uploads.clear();
    begin({ values: {}, uploads: [] }, why);
    go(0);
  };
  const shown = () => coming.current ?? { values: read(), uploads: uploads.uploaded };
  const sync = (): boolean => {
    const news = draft.current?.takeIn(shown) ?? null;
    if (news === null) return false;
    if ('ended' in news) empty(news.ended);
    else begin(news.merged, 'shared');
    return true;
  };
  // Once, on hydration.
  useBrowserLayoutEffect(() => {
    draft.current = new TabDraft();
    const typed = read();
    const found = posted ? null : draft.current.open(given, typed);
    if (found) begin(found, 'restored');
    if (!posted) show();
  }, []);
  useOtherTabs(sync);
  const uploadIds = uploads.uploaded.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of uploads is new at every render, its ids are not
  useEffect(() => {
    if (!sync()) draft.current?.store({ values, uploads: uploads.uploaded }, step, given);
  }, [values, step, uploadIds]);

  const startAnew = () => {
    draft.current?.empty();
    empty(null);
  };
  return { form, start, values, step, note, draft, go, read, sync, startAnew };
}
