import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { OfferPreview } from './preview-panel.tsx';
import { type QuoteForm, quoteFormSchema } from './quote-form.ts';
import { checkSending } from './send-check.ts';
import styles from './side-by-side.module.css';
import type { FullSources } from './sources.ts';

/** How long the preview waits for the next key. */
const delayMs = 400;

interface Props {
  readonly head: QuoteHead;
  readonly sources: FullSources;
}

/** What the client will see, beside the form: the last state of it that could be sent, and what keeps the present one. */
export function LivePreview({ head, sources }: Props) {
  const { offer, missing } = useOffer(head, sources);
  return (
    <section aria-label="What the client will see" className={styles.preview}>
      {missing.length > 0 ? <Missing missing={missing} isOlder={offer !== null} /> : null}
      {offer ? (
        <Feature subject="the preview" loading={<LoadingState label="Laying out the quote" lines={6} />}>
          <OfferPreview offer={offer} head={head} terms={sources.business.terms} />
        </Feature>
      ) : null}
    </section>
  );
}

interface MissingProps {
  readonly missing: readonly string[];
  readonly isOlder: boolean;
}

function Missing({ missing, isOlder }: MissingProps) {
  return (
    <Callout
      tone="info"
      title={
        isOlder ? 'The preview shows an earlier state' : 'The preview appears once the quote is complete'
      }
    >
      <ul>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Callout>
  );
}

interface Checked {
  readonly offer: Offer | null;
  readonly missing: readonly string[];
}

function useOffer(head: QuoteHead, sources: FullSources): Checked {
  const { control, getValues } = useFormContext<QuoteForm>();
  const watched = useWatch({ control });
  const [shown, setShown] = useState<Checked>(() => check(getValues(), head, sources));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watched values say that something changed
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = check(getValues(), head, sources);
      setShown((before) => (next.offer ? next : { ...next, offer: before.offer }));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [watched, getValues, head, sources]);
  return shown;
}

function check(values: QuoteForm, head: QuoteHead, sources: FullSources): Checked {
  const parsed = v.safeParse(quoteFormSchema, values);
  if (!parsed.success) return { offer: null, missing: wordsOf(parsed.issues) };
  const { offer, obstacles } = checkSending(parsed.output, { head, ...sources }, new Date());
  return { offer, missing: obstacles ? wordsOf(obstacles) : [] };
}

/** Each sentence once: ten lines without a description are one thing to do. */
function wordsOf(issues: readonly { readonly message: string }[]): readonly string[] {
  return [...new Set(issues.map(({ message }) => message))];
}
