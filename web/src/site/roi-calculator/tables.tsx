import type { Inputs } from '@agency/domain/calculator/inputs';
import { calculate, courseOf } from '@agency/domain/calculator/result';
import { type Case, otherCases, upliftCases } from '@agency/domain/calculator/sensitivity';
import { inputWords, paybackWords, poundsWords, returnWords } from '@agency/domain/calculator/words';
import type { ReactNode } from 'react';
import { listedMonths } from './chart-scale.ts';
import styles from './tables.module.css';

interface Row {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly string[];
  readonly isMarked?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Long figures on a narrow screen scroll in the table's own box. */
function Table({ caption, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.tableBox} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, isMarked }) => (
            <tr key={key} className={isMarked ? styles.marked : undefined}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellsOf({ inputs, result }: Case): readonly string[] {
  return [paybackWords(result, inputs), returnWords(result), poundsWords(result.presentValue)];
}

const outcomes = ['Pays back', 'ROI', 'Present value'];

function upliftRow(each: Case, at: number): Row {
  const head = (
    <>
      <span>{each.label}</span>
      <span className={styles.share}>{inputWords('uplift', each.inputs.uplift)}</span>
    </>
  );
  return { key: each.key, head, cells: cellsOf(each), isMarked: at === 2 };
}

/** The results if the figures are off, which they will be. */
function SensitivityTables({ inputs }: { readonly inputs: Inputs }) {
  return (
    <>
      <Table
        caption="If the uplift is different"
        columns={['Uplift', ...outcomes]}
        rows={upliftCases(inputs).map(upliftRow)}
      />
      <Table
        caption="If something else goes less well"
        columns={['What happens', ...outcomes]}
        rows={otherCases(inputs).map((each) => ({ key: each.key, head: each.label, cells: cellsOf(each) }))}
      />
    </>
  );
}

/** The chart in figures. */
function MonthTable({ inputs }: { readonly inputs: Inputs }) {
  const { plain, discounted } = courseOf(inputs);
  const { monthlyNet, paybackMonth } = calculate(inputs);
  const isInside = paybackMonth !== null && paybackMonth <= inputs.months;
  const listed = [...new Set([...listedMonths(inputs.months), ...(isInside ? [paybackMonth] : [])])];
  const rows = listed
    .toSorted((a, b) => a - b)
    .map((month) => ({
      key: String(month),
      head: month === paybackMonth && month > 0 ? `${month}, paid back` : String(month),
      cells: [
        poundsWords(month === 0 ? (plain[0] ?? 0) : monthlyNet),
        poundsWords(plain[month] ?? 0),
        poundsWords(discounted[month] ?? 0),
      ],
      isMarked: month === paybackMonth,
    }));
  return (
    <Table
      caption="Month by month"
      columns={['Month', 'In that month', 'Running total', 'In today’s money']}
      rows={rows}
    />
  );
}

/** The sensitivity of the result, and the chart in figures. */
export function ResultTables({ inputs }: { readonly inputs: Inputs }) {
  return (
    <div className={styles.details}>
      <h2>If things turn out differently</h2>
      <div className={styles.tables}>
        <div className={styles.pair}>
          <SensitivityTables inputs={inputs} />
        </div>
        <MonthTable inputs={inputs} />
      </div>
    </div>
  );
}
