import { agreementText } from '@agency/domain/quote/answer';
import type { QuoteTotals } from '@agency/domain/quote/totals';
import type { QuoteView } from '@agency/domain/quote/view';
import { hasVat } from '@agency/domain/quote/words';
import type { AppError } from '@agency/domain/shared/errors';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, useState } from 'react';
import { useEarlyInput } from '../../platform/use-early-input.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../ui/fields/field-id.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readAnswer, storeAnswer } from './answer-draft.ts';
import { type Answering, isAnswerTo } from './answering.ts';
import { type Choices, firstWrongLine, toAnswer } from './choices.ts';
import { CodeStep } from './code-step.tsx';
import styles from './quote-answer.module.css';
import { QuoteDecline } from './quote-decline.tsx';
import { useAnswer } from './use-answer.ts';
import { acceptWords, failureWords, totalInWords, wrongLineWords } from './words.ts';

export const acceptFormId = 'quote-accept';

interface QuoteAnswerProps {
  readonly view: QuoteView;
  readonly choices: Choices;
  readonly totals: QuoteTotals;
  readonly answering: Answering;
  /** A preview shows the form and sends nothing. */
  readonly isPreview: boolean;
}

/** Where the quote is answered: a name, the terms, one button that says what it does and what it costs. */
export function QuoteAnswer({ view, choices, totals, answering, isPreview }: QuoteAnswerProps) {
  const { offer } = view;
  const [name, setName] = useState(() => textOf(answering.returned, 'name'));
  const [agreed, setAgreed] = useState(() => isTicked(view, answering.returned, 'acceptTerms'));
  const [startEarly, setStartEarly] = useState(() => isTicked(view, answering.returned, 'startEarly'));
  const [code, setCode] = useState(() => textOf(answering.returned, 'code'));
  useEarlyInput(acceptFormId, (field) => {
    setName(field('name') || (readAnswer(view.contentHash)?.name ?? ''));
    setAgreed(field('acceptTerms') !== null);
    setStartEarly(field('startEarly') !== null);
    setCode(field('code') ?? '');
  });
  const answer = useAnswer(view, answering);
  const wrongLine = firstWrongLine(offer.content, choices);
  const disabledReason = isPreview
    ? 'This is a preview. Only your client can respond.'
    : wrongLine
      ? wrongLineWords(wrongLine)
      : null;
  const total = totalInWords(totals.oneOff, totals.monthly);
  const isWithVat = [totals.oneOff, totals.monthly].some(
    (part) => part.total > 0 && hasVat(part, offer.vatRegistered),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (disabledReason !== null) return;
    void answer.accept({ name, agreed, startEarly, code, choices: toAnswer(offer.content, choices) });
  };
  const errors = Object.entries(answer.errors).map(([field, message]) => ({ name: field, message }));
  return (
    <section className={styles.answer} aria-labelledby="quote-answer">
      <h2 id="quote-answer">Accept or decline this quote</h2>
      <p className={styles.lead}>{leadWords(offer)}</p>
      <FieldPrefixProvider value="answer">
        <ErrorSummary errors={answer.errors.reason ? [] : errors} attempt={answer.attempt} />
        {answer.failure ? (
          <Failure failure={answer.failure} signInHref={answering.signInHref} onReload={answering.reload} />
        ) : null}
        <form id={acceptFormId} method="post" action={answering.actions?.accept} noValidate onSubmit={submit}>
          {/* Enter presses a form's first button: this one accepts, and does not request another code. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="version" value={offer.version} />
          <input type="hidden" name="contentHash" value={view.contentHash ?? ''} />
          <TextField
            name="name"
            label="Your full name"
            hint="This is your signature on the acceptance."
            autoComplete="name"
            maxLength={100}
            required
            value={name}
            error={answer.errors.name}
            onChange={(event) => {
              setName(event.target.value);
              storeAnswer(view.contentHash, { name: event.target.value });
            }}
          />
          <CheckboxField
            name="acceptTerms"
            value="true"
            label={agreementText(offer)}
            required
            checked={agreed}
            error={answer.errors.acceptTerms}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          {offer.terms.consumer ? (
            <CheckboxField
              name="startEarly"
              value="true"
              label={offer.terms.consumer.startEarlyRequest}
              hint="You don’t have to tick this. If you don’t, we’ll start after the 14 days."
              checked={startEarly}
              onChange={(event) => setStartEarly(event.target.checked)}
            />
          ) : null}
          {answer.code === 'none' ? null : (
            <>
              <input type="hidden" name="codeSent" value={String(answer.code === 'sent')} />
              <CodeStep
                state={answer.code}
                recipient={offer.recipient.email}
                action={answering.actions?.code}
                signInHref={answering.signInHref}
                value={code}
                error={answer.errors.code}
                isAsking={answer.busy === 'code'}
                onChange={setCode}
                onAsk={() => void answer.sendCode()}
              />
            </>
          )}
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={answer.busy === 'accept'}
              disabledReason={disabledReason}
              className={styles.accept}
            >
              {acceptWords(total, offer)}
            </Button>
            <p className={styles.note}>
              {`${isWithVat ? 'Including VAT. ' : ''}We’ll email you a confirmation.`}
            </p>
          </div>
        </form>
        <noscript>
          <p className={styles.note}>
            Without JavaScript, the total on the button doesn’t change with your choices. We’ll work it out
            from what you tick and show it on the confirmation.
          </p>
        </noscript>
        <QuoteDecline
          version={offer.version}
          contentHash={view.contentHash}
          action={answering.actions?.decline}
          busy={answer.busy === 'decline'}
          error={answer.errors.reason}
          disabledReason={isPreview ? 'This is a preview.' : null}
          returnedReason={returnedReason(answering.returned)}
          onDecline={(reason) => void answer.decline(reason)}
        />
      </FieldPrefixProvider>
    </section>
  );
}

function leadWords({ validUntil, buys }: QuoteView['offer']): string {
  const open = `If you accept, the quote is binding for both of us. It’s open until the end of ${unbroken(formatDate(validUntil))}.`;
  return buys === 'private' ? `${open} You can cancel within 14 days of accepting.` : open;
}

function textOf(returned: FormResult | undefined, field: string): string {
  const value = returned?.values[field];
  return typeof value === 'string' ? value : '';
}

function isTicked(
  view: QuoteView,
  returned: FormResult | undefined,
  box: 'acceptTerms' | 'startEarly',
): boolean {
  return returned !== undefined && isAnswerTo(view, returned) && returned.values[box] === 'true';
}

/** Null where the returned form was not the declining one. */
function returnedReason(returned: FormResult | undefined): string | null {
  return returned?.values.reason === undefined ? null : textOf(returned, 'reason');
}

interface FailureProps {
  readonly failure: AppError;
  readonly signInHref: string | undefined;
  readonly onReload: () => void;
}

/** Why the answer failed. After a conflict the quote itself has changed: offer to show it. */
function Failure({ failure, signInHref, onReload }: FailureProps) {
  const { title, tone, action } = failureWords(failure);
  const actions = {
    reload: <Button onClick={onReload}>Show the current quote</Button>,
    signIn: signInHref === undefined ? null : <ButtonLink href={signInHref}>Sign in</ButtonLink>,
    none: null,
  }[action];
  return (
    <Callout tone={tone} title={title} announce="alert" className={styles.failure} actions={actions}>
      <p>{failure.message}</p>
      {failure.issues.map((issue) => (
        <p key={issue.path}>{issue.message}</p>
      ))}
    </Callout>
  );
}
