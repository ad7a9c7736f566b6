import type { Inputs } from '@agency/domain/calculator/inputs';
import { breakEvenUplift, calculate, type Result } from '@agency/domain/calculator/result';
import {
  neededWords,
  paybackNote,
  paybackWords,
  percentWords,
  poundsWords,
  returnWords,
  summaryWords,
} from '@agency/domain/calculator/words';
import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { Callout } from '../../ui/callout.tsx';
import type { RoiCalculatorData } from './calculator-data.ts';
import { CumulativeChart } from './chart.tsx';
import { lowestPriceNotes } from './preset-price.ts';
import styles from './roi-calculator.module.css';

const announceAfterMs = 1_200;

/** Announces the result to screen readers after a pause in typing; not the initial one. */
export function Announcement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSaid((before) => (before || text !== first ? text : '')),
      announceAfterMs,
    );
    return () => window.clearTimeout(timer);
  }, [text, first]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function needWords(inputs: Inputs): string {
  const needed = breakEvenUplift(inputs);
  if (needed === null) return 'Even 300% more orders wouldn’t earn it back within this period.';
  if (needed === 0) return 'It needs no uplift, because there is no cost to cover.';
  return `It covers its cost, in today’s money, with ${neededWords(needed)} more orders.`;
}

/** Large type: an amount in the billions wraps between its thousands. */
function Amount({ text }: { readonly text: string }) {
  return text.split(/(?<=,)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number have nothing but their place
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      <span>{part}</span>
    </Fragment>
  ));
}

function KeyFigures({ inputs, result }: { readonly inputs: Inputs; readonly result: Result }) {
  const main = [
    { label: 'Pays back', value: paybackWords(result, inputs), note: paybackNote(result, inputs) },
    {
      label: 'Return (ROI)',
      value: returnWords(result),
      note:
        result.total < 0
          ? `${poundsWords(-result.total)} of the ${poundsWords(result.spent)} you spend won’t be earned back.`
          : `${poundsWords(result.total)} more than the ${poundsWords(result.spent)} spent.`,
    },
    {
      label: 'Net present value',
      value: poundsWords(result.presentValue),
      note: `At ${percentWords(inputs.discountRate)} a year, discounted monthly.`,
    },
  ];
  return (
    <dl className={styles.figures}>
      {main.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>
            <Amount text={value} />
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PanelProps {
  readonly data: Pick<RoiCalculatorData, 'build' | 'monthly' | 'vatRate'>;
  readonly inputs: Inputs | null;
  readonly isStale: boolean;
}

/** The result. Without valid figures there is nothing to show, and it says so. */
export function ResultPanel({ data, inputs, isStale }: PanelProps) {
  if (inputs === null) {
    return (
      <Callout tone="warning" title="No result yet">
        <p>Correct the marked fields to see the result here. Nothing you entered has been lost.</p>
      </Callout>
    );
  }
  const result = calculate(inputs);
  return (
    <>
      {isStale ? (
        <Callout tone="warning">
          <p>Some figures aren’t complete yet. This is the last result we could calculate.</p>
        </Callout>
      ) : null}
      <KeyFigures inputs={inputs} result={result} />
      <p className={styles.need}>
        {`It brings in ${poundsWords(result.monthlyGain)} of extra gross profit a month, ${poundsWords(result.monthlyNet)} after running costs. ${needWords(inputs)}`}
      </p>
      {lowestPriceNotes(data, inputs).map((text) => (
        <p key={text} className={styles.need}>
          {text}
        </p>
      ))}
      <CumulativeChart inputs={inputs} result={result} />
      <Announcement text={summaryWords(result, inputs)} />
    </>
  );
}

/** Scrolls to the result only, and leaves the figures in the address alone. */
function showResult(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById('result')?.scrollIntoView();
  document.getElementById('result-title')?.focus({ preventScroll: true });
}

/** On a phone: the result in one line, in view beside the fields without covering them. */
export function ResultBar({ inputs }: { readonly inputs: Inputs | null }) {
  if (inputs === null) return null;
  const result = calculate(inputs);
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is a link to the result, and it goes there with script too
    <a href="#result" className={styles.bar} onClick={showResult}>
      <span>
        <span className={styles.barLabel}>Pays back</span>
        <span>{paybackWords(result, inputs)}</span>
      </span>
      <span>
        <span className={styles.barLabel}>ROI</span>
        <span>{returnWords(result)}</span>
      </span>
      <span>
        <span className={styles.barLabel}>Present value</span>
        <span>{poundsWords(result.presentValue)}</span>
      </span>
    </a>
  );
}
