import type { Issue } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldOf, readTrap, stillWrong } from '../../views/enquiry/form-values.ts';
import { failureOf, sendWithKey } from '../../views/enquiry/send-with-key.ts';
import { readAttribution } from '../../visit/attribution.ts';
import { issuesOfFiles, stepOf, steps, toRequestBody } from './form-values.ts';
import { loadLater } from './later.ts';
import type { QuotePageData } from './quote-data.ts';
import { type DraftFields, useDraftFields } from './use-draft-fields.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

type Body = Record<string, unknown>;

interface Outcome {
  readonly issues: readonly Issue[];
  readonly failure?: string | undefined;
  /** Counts refusals, so that the focus goes to the summary each time. */
  readonly attempt: number;
}

export interface QuoteForm extends Omit<DraftFields, 'draft' | 'sync'>, Outcome {
  readonly uploads: Uploads;
  /** All steps one below the other, after a post without script was refused. */
  readonly open: boolean;
  readonly sending: boolean;
  /** Something was typed or ticked. */
  changed(): void;
  next(): Promise<void>;
  submit(): Promise<void>;
}

const send = (body: Body, key: RefObject<string>) =>
  sendWithKey(paths.api.quoteRequests(), body, key, loadLater);

/** The issues of the fields. If they can't be checked now, the server will. */
async function issuesOfFields(body: Body): Promise<readonly Issue[]> {
  try {
    const { findIssues } = await loadLater();
    return findIssues(body);
  } catch {
    return [];
  }
}

export function useQuoteForm(data: QuotePageData, posted: FormResult | undefined): QuoteForm {
  const uploads = useUploads();
  const { draft, sync, ...fields } = useDraftFields(data, posted, uploads);
  const { step, go } = fields;
  const [outcome, setOutcome] = useState<Outcome & { readonly step: number }>({
    issues: posted?.issues ?? [],
    attempt: 0,
    step: 0,
  });
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const opened = useRef(0);
  const navigate = useNavigate();
  useEffect(() => {
    opened.current = performance.now();
  }, []);

  const body = () => {
    const trap = fields.form.current ? readTrap(fields.form.current, opened.current) : '';
    const attachments = uploads.uploaded.map(({ id }) => id);
    return toRequestBody(fields.read(), { attachments, attribution: readAttribution(), trap });
  };
  const refuse = (issues: readonly Issue[], failure?: string) => {
    const target = issues.length > 0 ? Math.min(...issues.map(stepOf)) : step;
    setOutcome(({ attempt }) => ({ issues, failure, attempt: attempt + 1, step: target }));
    go(target);
  };
  const clearIssues = () => setOutcome((before) => ({ ...before, issues: [], failure: undefined }));
  const recheck = async () => {
    const { findIssues } = await loadLater();
    const now = [...issuesOfFiles(uploads.files), ...findIssues(body())];
    setOutcome((before) => ({ ...before, issues: stillWrong(before.issues, now) }));
  };
  const recheckToldIssues = () => {
    if (outcome.issues.length > 0) recheck().catch(() => undefined);
  };
  const changed = () => {
    fields.read();
    loadLater().catch(() => undefined);
    recheckToldIssues();
  };
  const failed = uploads.files.filter(({ state }) => state === 'failed').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that failed and was removed is a mend like any other
  useEffect(recheckToldIssues, [failed]);

  const next = async () => {
    const asked: readonly string[] = steps[step]?.fields ?? [];
    const known = [...issuesOfFiles(uploads.files), ...(await issuesOfFields(body()))];
    const wrong = known.filter((issue) => asked.includes(fieldOf(issue)));
    if (wrong.length > 0) return refuse(wrong);
    clearIssues();
    go(step + 1);
  };
  const submit = async () => {
    // What another tab has changed or sent is looked at first.
    if (busy.current || !draft.current || sync()) return;
    const lost = issuesOfFiles(uploads.files);
    if (lost.length > 0) return refuse(lost);
    busy.current = true;
    setSending(true);
    const result = await send(body(), draft.current.key);
    busy.current = false;
    setSending(false);
    if (result.kind !== 'sent')
      return refuse(result.kind === 'invalid' ? result.issues : [], failureOf(result));
    draft.current.finish();
    void navigate(paths.quoteThankYou(result.reference), { replace: true });
  };
  const startAnew = () => {
    clearIssues();
    fields.startAnew();
  };
  const open = posted !== undefined;
  // Of the step that is shown: Back leaves them behind.
  const shown = open || outcome.step === step ? outcome : { ...outcome, issues: [], failure: undefined };
  return { ...fields, ...shown, step, uploads, open, sending, changed, next, submit, startAnew };
}
