import type { Inputs } from '@agency/domain/calculator/inputs';
import { type Course, courseOf, type Result } from '@agency/domain/calculator/result';
import { axisWords, percentWords, poundsWords, summaryWords } from '@agency/domain/calculator/words';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './chart.module.css';
import { type Axis, drawing, moneyAxis, monthAxis, pathOf, placer } from './chart-scale.ts';

type Place = ReturnType<typeof placer>;

function Grid({
  months,
  money,
  place,
}: {
  readonly months: Axis;
  readonly money: Axis;
  readonly place: Place;
}) {
  const across = money.ticks.map((tick) => {
    const { y } = place(0, tick);
    return (
      <path key={`y${tick}`} d={`M0 ${y}H${drawing}`} className={tick === 0 ? styles.zero : styles.line} />
    );
  });
  const down = months.ticks.map((tick) => {
    const { x } = place(tick, 0);
    return <path key={`x${tick}`} d={`M${x} 0V${drawing}`} className={styles.line} />;
  });
  return (
    <>
      {down}
      {across}
    </>
  );
}

/** The fraction of a month at which the running total crosses zero, by linear interpolation. */
function crossingOf({ plain }: Course): number | null {
  const first = plain[0] ?? 0;
  const last = plain.at(-1) ?? 0;
  return first < 0 && last > 0 ? ((plain.length - 1) * -first) / (last - first) : null;
}

/** The areas below and above zero: still to be earned back, and earned. */
function Areas({ course, place }: { readonly course: Course; readonly place: Place }) {
  const end = course.plain.length - 1;
  const start = place(0, course.plain[0] ?? 0);
  const last = place(end, course.plain[end] ?? 0);
  const crossing = crossingOf(course);
  if (crossing === null) {
    const isOwed = (course.plain[end] ?? 0) < 0 || (course.plain[0] ?? 0) < 0;
    const whole = pathOf([place(0, 0), start, last, place(end, 0)]);
    return <path d={`${whole}Z`} className={isOwed ? styles.owed : styles.earned} />;
  }
  return (
    <>
      <path d={`${pathOf([place(0, 0), start, place(crossing, 0)])}Z`} className={styles.owed} />
      <path d={`${pathOf([place(crossing, 0), last, place(end, 0)])}Z`} className={styles.earned} />
    </>
  );
}

function Lines({ course, place }: { readonly course: Course; readonly place: Place }) {
  const draw = (values: readonly number[]) => pathOf(values.map((value, month) => place(month, value)));
  return (
    <>
      <path d={draw(course.discounted)} className={cx(styles.series, styles.discounted)} />
      <path d={draw(course.plain)} className={cx(styles.series, styles.plain)} />
    </>
  );
}

/** A line of no length with round ends is a dot that keeps its shape however the drawing is stretched. */
function Dot({ at }: { readonly at: { x: number; y: number } }) {
  return <path d={`M${at.x} ${at.y}h0`} className={styles.dot} />;
}

function Swatch({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
      {children}
    </svg>
  );
}

function Legend({ inputs, result, course }: ChartProps & { readonly course: Course }) {
  const { paybackMonth } = result;
  const isMarked = paybackMonth !== null && paybackMonth > 0 && paybackMonth <= inputs.months;
  return (
    <ul className={styles.legend}>
      <li>
        <Swatch>
          <path d="M1 6H27" className={cx(styles.series, styles.plain)} />
        </Swatch>
        <span>{`Running total, ${poundsWords(course.plain.at(-1) ?? 0)} at the end`}</span>
      </li>
      <li>
        <Swatch>
          <path d="M1 6H27" className={cx(styles.series, styles.discounted)} />
        </Swatch>
        <span>
          {`In today’s money at ${percentWords(inputs.discountRate)} a year, ${poundsWords(result.presentValue)}`}
        </span>
      </li>
      {isMarked ? (
        <li>
          <Swatch>
            <path d="M14 6h0" className={styles.dot} />
          </Swatch>
          <span>{`Paid back in month ${paybackMonth}`}</span>
        </li>
      ) : null}
    </ul>
  );
}

interface ChartProps {
  readonly inputs: Inputs;
  readonly result: Result;
}

/**
 * The running total by month. Lines are drawn in a stretched box and labels are text of the page, so that they keep
 * their size on every screen; the table of months says the same in figures.
 */
export function CumulativeChart({ inputs, result }: ChartProps) {
  const course = courseOf(inputs);
  const money = moneyAxis([...course.plain, ...course.discounted]);
  const months = monthAxis(inputs.months);
  const place = placer(months, money);
  const { paybackMonth } = result;
  const isMarked = paybackMonth !== null && paybackMonth > 0 && paybackMonth <= inputs.months;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>Profit after costs, month by month</figcaption>
      <div className={styles.plot}>
        <div className={styles.money} aria-hidden="true">
          {axisWords(money.ticks.toReversed()).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${drawing} ${drawing}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Chart of the running total. ${summaryWords(result, inputs)} The figures are in the table of months below.`}
        >
          <Areas course={course} place={place} />
          <Grid months={months} money={money} place={place} />
          <Lines course={course} place={place} />
          {isMarked ? <Dot at={place(paybackMonth, course.plain[paybackMonth] ?? 0)} /> : null}
        </svg>
        <div className={styles.months} aria-hidden="true">
          {months.ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <p className={styles.axis} aria-hidden="true">
          Months after launch
        </p>
      </div>
      <Legend inputs={inputs} result={result} course={course} />
    </figure>
  );
}
