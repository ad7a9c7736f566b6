import type { Issue } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldOf, readTrap } from '../../views/enquiry/form-values.ts';
import type { SendResult } from '../../views/enquiry/send.ts';
import { notLoaded, sendWithKey } from '../../views/enquiry/send-with-key.ts';
import { type Outcome, useOutcome } from '../../views/enquiry/use-outcome.ts';
import { issuesOfFiles, stepOf, steps, toRequestBody } from './form-values.ts';
import { loadLater } from './later.ts';
import type { QuotePageData } from './quote-data.ts';
import { type DraftFields, useDraftFields } from './use-draft-fields.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

type Body = Record<string, unknown>;

export interface QuoteForm extends DraftFields, Outcome {
  readonly uploads: Uploads;
  /** All steps one below the other, after a post without script was refused. */
  readonly isOpen: boolean;
  readonly sending: boolean;
  next(): Promise<void>;
  submit(): Promise<void>;
  startAnew(): Promise<void>;
}

const changedElsewhere: SendResult = {
  kind: 'failed',
  message: 'We’ve just added what you entered in another tab. Please check it before you send.',
};

/** The form as its endpoint takes it. */
function useBody(fields: DraftFields, uploads: Uploads): () => Body {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return () => {
    const trap = fields.form.current ? readTrap(fields.form.current, opened.current) : '';
    return toRequestBody(fields.read(), { attachments: uploads.uploaded().map(({ id }) => id), trap });
  };
}

/** Sends the form as it is with what other tabs have stored; returns also what was sent. */
async function send({ open }: DraftFields, body: () => Body): Promise<readonly [SendResult, Body]> {
  try {
    const draft = await open();
    if (draft.sync()) return [changedElsewhere, {}];
    const sent = body();
    const result = await sendWithKey(paths.api.quoteRequests(), sent, draft.key, loadLater);
    if (result.kind === 'sent') draft.finish();
    return [result, sent];
  } catch {
    return [notLoaded, {}];
  }
}

/** What the form was refused for; it is shown in its own step, and Back leaves it behind. */
function useRefusals(posted: FormResult | undefined, { step, go }: DraftFields, uploads: Uploads) {
  const outcome = useOutcome(posted);
  const [at, setAt] = useState(0);
  const lead = (issues: readonly Issue[]) => {
    const target = issues.length > 0 ? Math.min(...issues.map(stepOf)) : step;
    setAt(target);
    go(target);
  };
  return {
    ...outcome,
    told: posted || at === step ? outcome : { ...outcome, issues: [], failure: undefined },
    refuse(issues: readonly Issue[]) {
      outcome.refuse(issues);
      lead(issues);
    },
    answer(result: Exclude<SendResult, { kind: 'sent' }>, sent: Body) {
      const issues = outcome.answer(result, sent);
      uploads.lose(issues);
      lead(issues);
    },
  };
}

export function useQuoteForm(data: QuotePageData, posted: FormResult | undefined): QuoteForm {
  const uploads = useUploads();
  const fields = useDraftFields(data, posted, uploads);
  const body = useBody(fields, uploads);
  const { told, refuse, answer, recheck, clear } = useRefusals(posted, fields, uploads);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const navigate = useNavigate();

  const findAll = async () => [...issuesOfFiles(uploads.files), ...(await loadLater()).findIssues(body())];
  const recheckTold = () => {
    if (told.issues.length > 0)
      findAll().then(
        (now) => recheck(now, body()),
        () => undefined,
      );
  };
  const failed = uploads.files.filter(({ state }) => state === 'failed').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that failed and was removed is a mend like any other
  useEffect(recheckTold, [failed]);
  const changed = (event: FormEvent) => {
    fields.changed(event);
    loadLater().catch(() => undefined);
    recheckTold();
  };
  const next = async () => {
    const asked: readonly string[] = steps[fields.step]?.fields ?? [];
    // If the fields can't be checked now, the server will.
    const known = await findAll().catch(() => issuesOfFiles(uploads.files));
    const wrong = known.filter((issue) => asked.includes(fieldOf(issue)));
    if (wrong.length > 0) return refuse(wrong);
    clear();
    fields.go(fields.step + 1);
  };
  const submit = async () => {
    const lost = issuesOfFiles(uploads.files);
    if (busy.current) return;
    if (lost.length > 0) return refuse(lost);
    busy.current = true;
    setSending(true);
    const [result, sent] = await send(fields, body);
    busy.current = false;
    setSending(false);
    if (result.kind === 'sent') void navigate(paths.quoteThankYou(result.reference), { replace: true });
    else answer(result, sent);
  };
  const startAnew = async () => {
    clear();
    (await fields.open()).startAnew();
    fields.arrive();
  };
  const isOpen = posted !== undefined;
  return { ...fields, ...told, uploads, isOpen, sending, changed, next, submit, startAnew };
}
