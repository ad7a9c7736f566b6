import { scheduleOf } from '@agency/domain/invoice/from-quote';
import { quoteTotals } from '@agency/domain/quote/totals';
import type { QuoteView } from '@agency/domain/quote/view';
import { hasVat } from '@agency/domain/quote/words';
import { legalSentences } from '@agency/domain/settings/legal-words';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import type { FormResult } from '@agency/domain/site/render';
import { isSaidPerLine, treatmentOf } from '@agency/domain/vat/treatment';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useEarlyInput } from '../../platform/use-early-input.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { readAnswer, restoredChoices, storeAnswer } from './answer-draft.ts';
import { type Answering, isAnswerTo } from './answering.ts';
import {
  type Choices,
  choicesOfForm,
  chosenLines,
  include,
  startChoices,
  takeOneOf,
  typeQuantity,
} from './choices.ts';
import { QuoteAccepted } from './quote-accepted.tsx';
import { acceptFormId, QuoteAnswer } from './quote-answer.tsx';
import styles from './quote-document.module.css';
import { QuoteHeadView } from './quote-head.tsx';
import { type LineControls, QuoteSectionView } from './quote-lines.tsx';
import { MilestonePlanView, PaymentScheduleView } from './quote-plan.tsx';
import { QuoteRights } from './quote-rights.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { QuoteTotalsView } from './quote-totals.tsx';

export interface QuoteDocumentProps {
  readonly view: QuoteView;
  /** How the client answers; left out where the quote is only shown (the editor's preview, an older version). */
  readonly answering?: Answering | undefined;
  /** After acceptance: where the client goes next. */
  readonly onward?: { readonly href: string; readonly label: string } | undefined;
  /** The address of the current version. */
  readonly newerHref?: string | undefined;
  /** True when it was accepted on this page just now: the confirmation takes the focus. */
  readonly isJustAccepted?: boolean | undefined;
  /** The PDF download; left out where there is none (the editor's preview). */
  readonly download?: ReactNode;
  /** After the answer: content for signed-in clients only. */
  readonly below?: ReactNode;
}

const nobody: Answering = {
  accept: () => Promise.reject(new Error('You can’t respond to a preview')),
  decline: () => Promise.reject(new Error('You can’t respond to a preview')),
  reload: () => undefined,
};

/** A quote as its client sees it: on the link page, the client's screen and in the editor's preview. */
export function QuoteDocument(props: QuoteDocumentProps) {
  const { view, answering, onward, newerHref, isJustAccepted, download, below } = props;
  const { offer } = view;
  const { content } = offer;
  const [choices, setChoices] = useState<Choices>(() => firstChoices(view, answering?.returned));
  useEarlyInput(acceptFormId, (field) => {
    const early = choicesOfForm(content, field);
    setChoices(answering?.returned ? early : restoredChoices(content, readAnswer(view.contentHash), early));
  });
  // Two changes may come before the page is drawn again: both are stored.
  const latest = useRef(choices);
  latest.current = choices;
  const choose = (next: (now: Choices) => Choices) => {
    latest.current = next(latest.current);
    setChoices(latest.current);
    storeAnswer(view.contentHash, { choices: latest.current });
  };
  const totals = useMemo(
    () => quoteTotals(chosenLines(content, choices), content.discount, offer.vatRegistered),
    [content, choices, offer.vatRegistered],
  );
  const isPreview = view.obstacle === 'notSent';
  const isOpen =
    isPreview || (view.obstacle === null && view.newerVersion === null && answering !== undefined);
  const treatments = new Set(content.sections.flatMap(({ lines }) => lines.map(treatmentOf)));
  const controls: LineControls | null = isOpen
    ? {
        form: acceptFormId,
        include: (line, isIn) => choose((now) => include(now, line, isIn)),
        takeOneOf: (line) => choose((now) => takeOneOf(content, now, line)),
        typeQuantity: (line, text) => choose((now) => typeQuantity(now, line, text)),
      }
    : null;
  const calculated = new Map(totals.lines.map((line) => [line.lineId, line]));
  return (
    <article className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <QuoteHeadView
            view={view}
            newerHref={newerHref}
            download={download}
            notice={
              view.obstacle === 'accepted' && onward ? (
                <QuoteAccepted view={view} totals={totals} onward={onward} takesFocus={isJustAccepted} />
              ) : null
            }
          />
          {content.sections.map((section) => (
            <QuoteSectionView
              key={section.id}
              section={section}
              choices={choices}
              calculated={calculated}
              controls={controls}
              showVatRate={offer.vatRegistered && isSaidPerLine(treatments)}
            />
          ))}
          <QuoteTotalsView totals={totals} vatRegistered={offer.vatRegistered} />
          <PaymentScheduleView
            number={view.number}
            schedule={scheduleOf(content)}
            milestones={content.milestones}
            oneOff={totals.oneOff}
            vatRegistered={offer.vatRegistered}
          />
          <MilestonePlanView milestones={content.milestones} />
          <QuoteTerms terms={offer.terms} brandName={offer.seller.brandName} />
          {offer.terms.consumer ? <QuoteRights consumer={offer.terms.consumer} /> : null}
          {isOpen ? (
            <QuoteAnswer
              view={view}
              choices={choices}
              totals={totals}
              answering={answering ?? nobody}
              isPreview={isPreview}
            />
          ) : null}
          {below}
          <Seller offer={offer} number={view.number} />
        </div>
        <Summary view={view} totals={totals} isOpen={isOpen} />
      </div>
    </article>
  );
}

/** The accepted choices, else those of a returned form for this version, else those offered. */
function firstChoices(view: QuoteView, returned: FormResult | undefined): Choices {
  const { content } = view.offer;
  if (view.acceptance?.choices) return startChoices(content, view.acceptance.choices);
  if (!returned || !isAnswerTo(view, returned)) return startChoices(content);
  return choicesOfForm(content, (name) => {
    const value = returned.values[name];
    return typeof value === 'string' ? value : value?.[0];
  });
}

interface SummaryProps {
  readonly view: QuoteView;
  readonly totals: ReturnType<typeof quoteTotals>;
  readonly isOpen: boolean;
}

/** The total, always in view while options are tried: beside the quote, or at the bottom of a phone. */
function Summary({ view, totals, isOpen }: SummaryProps) {
  const { oneOff, monthly } = totals;
  const { vatRegistered, validUntil } = view.offer;
  const isMonthlyOnly = oneOff.total === 0 && monthly.total > 0;
  const main = isMonthlyOnly ? monthly.total : oneOff.total;
  return (
    <aside className={styles.summary} aria-label="Total" data-bottom-bar="">
      <output className={styles.total} htmlFor={acceptFormId}>
        <span className={styles.label}>
          {hasVat(isMonthlyOnly ? monthly : oneOff, vatRegistered) ? 'Total including VAT' : 'Total'}
        </span>
        <span className={styles.amount}>
          <span>{formatMoney(main)}</span>
          {isMonthlyOnly ? <span className={styles.small}> a month</span> : null}
        </span>
        {!isMonthlyOnly && monthly.total > 0 ? (
          <span className={styles.small}>{`and ${formatMoney(monthly.total)} a month`}</span>
        ) : null}
      </output>
      {isOpen ? (
        <>
          <ButtonLink href="#quote-answer" wide className={styles.jump}>
            {' '}
            Accept or decline{' '}
          </ButtonLink>
          <p className={styles.until}>{`Open until ${unbroken(formatDate(validUntil))}`}</p>
        </>
      ) : null}
    </aside>
  );
}

/** The seller's legally required details, and how to ask about the quote, also without an account. */
function Seller({ offer, number }: Pick<QuoteView, 'offer' | 'number'>) {
  const { seller, vatRegistered } = offer;
  return (
    <footer className={styles.seller}>
      <p>{legalSentences({ ...seller, vatRegistered }).join(' ')}</p>
      <p>
        Questions? Email <MailLink address={seller.email} subject={`Quote ${number}`} />
        <span>{` with ${number} in the subject. You’ll get a reply from a person.`}</span>
      </p>
    </footer>
  );
}
