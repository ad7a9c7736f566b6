import type { Issue } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldOf, readTrap } from '../../views/enquiry/form-values.ts';
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

export interface QuoteForm extends Omit<DraftFields, 'key' | 'finish' | 'setStep'>, Outcome {
  readonly uploads: Uploads;
  /** All steps one below the other, after a post without script was refused. */
  readonly open: boolean;
  readonly sending: boolean;
  go(step: number): void;
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
  const { key, finish, setStep, ...fields } = useDraftFields(data, posted, uploads);
  const [outcome, setOutcome] = useState<Outcome>({ issues: posted?.issues ?? [], attempt: 0 });
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
    setOutcome((before) => ({ issues, failure, attempt: before.attempt + 1 }));
    if (issues.length > 0) setStep(Math.min(...issues.map(stepOf)));
  };
  const clearIssues = () => setOutcome((before) => ({ issues: [], attempt: before.attempt }));

  const next = async () => {
    const asked: readonly string[] = steps[fields.step]?.fields ?? [];
    const known = [...issuesOfFiles(uploads.files), ...(await issuesOfFields(body()))];
    const wrong = known.filter((issue) => asked.includes(fieldOf(issue)));
    if (wrong.length > 0) return refuse(wrong);
    clearIssues();
    setStep(fields.step + 1);
  };
  const submit = async () => {
    if (busy.current) return;
    const lost = issuesOfFiles(uploads.files);
    if (lost.length > 0) return refuse(lost);
    busy.current = true;
    setSending(true);
    const result = await send(body(), key);
    busy.current = false;
    setSending(false);
    if (result.kind !== 'sent')
      return refuse(result.kind === 'invalid' ? result.issues : [], failureOf(result));
    finish();
    void navigate(paths.quoteThankYou(result.reference), { replace: true });
  };
  const startAnew = () => {
    clearIssues();
    fields.startAnew();
  };
  const go = (step: number) => {
    clearIssues();
    setStep(step);
  };
  return { ...fields, ...outcome, uploads, open: posted !== undefined, sending, go, next, submit, startAnew };
}
