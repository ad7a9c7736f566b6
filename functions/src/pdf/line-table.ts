import type { QuoteLine } from '@agency/domain/quote/content';
import { formatMoney, formatPercent, formatQuantity } from '@agency/domain/shared/format';

/** A table of lines as printed: texts alone, so that tests read it without a PDF. */
export interface LineTable {
  /** Those after the description. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn {
  readonly label: string;
  readonly width: number;
}

export interface TableCell {
  readonly text: string;
  /** Small, below it. */
  readonly below: string;
}

export interface TableLine {
  readonly kind: 'line';
  readonly key: string;
  readonly title: string;
  readonly more: string;
  /** What is special about it: 'Optional, not included'. */
  readonly note: string;
  readonly isMuted: boolean;
  /** One per column. */
  readonly cells: readonly TableCell[];
}

export type TableRow =
  | TableLine
  | { readonly kind: 'title'; readonly key: string; readonly title: string; readonly text: string };

/** A line of a quote or invoice with its net from the calculator. */
export interface PricedLine {
  readonly line: Pick<
    QuoteLine,
    'description' | 'unitLabel' | 'unitPrice' | 'discount' | 'vatRate' | 'outsideScope'
  > & {
    readonly billing?: QuoteLine['billing'];
  };
  readonly quantity: number;
  readonly net: number;
  /** False for an offered line that does not count in the totals. */
  readonly included?: boolean;
}

type CellOf = (priced: PricedLine) => TableCell;

const plain = (text: string): TableCell => ({ text, below: '' });

const quantityCell: CellOf = ({ line, quantity }) =>
  plain(`${formatQuantity(quantity)} ${line.unitLabel}`.trim());
const priceCell: CellOf = ({ line }) => plain(formatMoney(line.unitPrice));
const discountCell: CellOf = ({ line }) => plain(line.discount === 0 ? '' : formatPercent(line.discount));
const vatCell: CellOf = ({ line }) =>
  plain(line.outsideScope ? 'Outside scope' : formatPercent(line.vatRate));
const netCell: CellOf = ({ line, net, included = true }) => ({
  text: formatMoney(net),
  below: [line.billing === 'monthly' ? 'a month' : '', included ? '' : 'not included']
    .filter(Boolean)
    .join(',\n'),
});

/** The columns of a table of these lines: discount where a line has one, VAT where VAT is charged. */
export function tableColumns(
  lines: readonly Pick<QuoteLine, 'discount' | 'outsideScope'>[],
  vatRegistered: boolean,
): readonly (TableColumn & { readonly cell: CellOf })[] {
  const hasDiscount = lines.some((line) => line.discount > 0);
  const vatWidth = lines.some((line) => line.outsideScope) ? 42 : 30;
  return [
    { label: 'Quantity', width: 70, cell: quantityCell },
    { label: 'Unit price', width: 68, cell: priceCell },
    ...(hasDiscount ? [{ label: 'Discount', width: 42, cell: discountCell }] : []),
    ...(vatRegistered ? [{ label: 'VAT', width: vatWidth, cell: vatCell }] : []),
    { label: vatRegistered ? 'Net' : 'Amount', width: 74, cell: netCell },
  ];
}

/** A description's first line is its title; the rest is small below. */
export function splitDescription(description: string): { readonly title: string; readonly more: string } {
  const [title = '', ...rest] = description.split('\n');
  return { title, more: rest.join('\n').trim() };
}

export function tableLine(
  key: string,
  priced: PricedLine,
  columns: ReturnType<typeof tableColumns>,
  note = '',
): TableLine {
  return {
    kind: 'line',
    key,
    ...splitDescription(priced.line.description),
    note,
    isMuted: priced.included === false,
    cells: columns.map(({ cell }) => cell(priced)),
  };
}
