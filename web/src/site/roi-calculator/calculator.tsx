import { type InputErrors, inputNames, usualTyped } from '@agency/domain/calculator/inputs';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../ui/fields/field-id.ts';
import { messagesOf, textOf } from '../../views/enquiry/form-values.ts';
import { Trap } from '../../views/enquiry/trap.tsx';
import type { RoiCalculatorData } from './calculator-data.ts';
import { InputFields } from './input-fields.tsx';
import { CopyAndPrint, SendResult } from './keep-result.tsx';
import { PrintedAddress, PrintedInputs } from './printed.tsx';
import { ResultBar, ResultPanel } from './result-panel.tsx';
import styles from './roi-calculator.module.css';
import { ResultTables } from './tables.tsx';
import { useCalculation } from './use-calculation.ts';
import { useSending } from './use-sending.ts';

const formId = 'roi';

/** Enter in a field presses the first button of a form, seen or not: what it means depends on where it was pressed. */
function asksToSend({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const field = document.activeElement;
  return button?.hasAttribute('data-send') || (field instanceof HTMLInputElement && field.name === 'email');
}

function summaryOf(
  errors: InputErrors,
  email: string | undefined,
  whole: string | undefined,
): SummaryError[] {
  const ofFields = inputNames.flatMap((name) => {
    const message = errors[name];
    return message ? [{ name, message }] : [];
  });
  return [
    ...(whole ? [{ message: whole }] : []),
    ...ofFields,
    ...(email ? [{ name: 'email', message: email }] : []),
  ];
}

interface CalculatorProps {
  readonly data: RoiCalculatorData;
  readonly posted: FormResult | undefined;
}

/** Fields, result and its actions in one form, so that without script each button sends all figures. */
export function Calculator({ data, posted }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const messages = messagesOf(posted?.issues ?? []);
  const calculation = useCalculation(formId, posted, data.figures);
  const sending = useSending({ emailError: messages.email });
  const { typed, errors, inputs, isStale, judgeAll } = calculation;
  const isRefused = sending.attempt > 0 ? !sending.failure && sending.sentTo === null : posted !== undefined;
  const summary = isRefused ? summaryOf(errors, sending.emailError, messages['']) : [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asksToSend(event)) void sending.send(event.currentTarget, typed, judgeAll);
    else judgeAll();
  };
  return (
    <FieldPrefixProvider value={formId}>
      <form
        ref={form}
        id={formId}
        className={styles.tool}
        method="post"
        action={paths.api.calculations()}
        noValidate
        onSubmit={submit}
        onInput={(event) => {
          sending.recheck(event.currentTarget, typed).catch(() => undefined);
        }}
      >
        <Trap />
        <ErrorSummary errors={summary} attempt={sending.attempt} />
        <div className={styles.columns}>
          <div className={styles.fields}>
            <InputFields data={data} calculation={calculation} />
            <div className={styles.foot}>
              <span className={styles.unscripted}>
                <Button type="submit" name="show" value="true">
                  Calculate
                </Button>
              </span>
              <Button
                variant="quiet"
                className={styles.scripted}
                onClick={() => calculation.take(usualTyped)}
              >
                Back to the example
              </Button>
            </div>
            <ResultBar inputs={inputs} />
          </div>
          <section className={styles.result} id="result" aria-labelledby="result-title">
            <h2 id="result-title" className={styles.resultTitle} tabIndex={-1}>
              Your result
            </h2>
            {inputs ? <PrintedInputs inputs={inputs} /> : null}
            <ResultPanel data={data} inputs={inputs} isStale={isStale} />
            <CopyAndPrint />
            <PrintedAddress calculation={calculation} />
          </section>
        </div>
        {inputs ? <ResultTables inputs={inputs} /> : null}
        <section className={styles.sendPart} id="send" aria-labelledby="send-title">
          <div>
            <h2 id="send-title">Save or share it</h2>
            <p>
              We’ll email you the result, every figure and a link to open them again, so you can share them
              with a partner or your accountant.
            </p>
          </div>
          <SendResult sending={sending} email={textOf(posted?.values ?? {}, 'email')} wasSent={data.sent} />
        </section>
      </form>
    </FieldPrefixProvider>
  );
}
