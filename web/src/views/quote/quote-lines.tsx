import { choiceFieldName } from '@agency/domain/quote/answer-form';
import type { QuoteLine, QuoteSection } from '@agency/domain/quote/content';
import type { CalculatedLine } from '@agency/domain/quote/totals';
import { lineSum } from '@agency/domain/quote/words';
import { formatMoney, formatQuantity } from '@agency/domain/shared/format';
import { treatmentOf, treatmentWords } from '@agency/domain/vat/treatment';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { type Choices, quantityError } from './choices.ts';
import styles from './quote-lines.module.css';

/** The client's controls of the lines; null where they are only shown. */
export interface LineControls {
  readonly form: string;
  include(line: QuoteLine, included: boolean): void;
  takeOneOf(line: QuoteLine): void;
  typeQuantity(line: QuoteLine, text: string): void;
}

interface LinesProps {
  readonly choices: Choices;
  readonly calculated: ReadonlyMap<string, CalculatedLine>;
  readonly controls: LineControls | null;
  /** True where lines differ in their VAT, so that each says its own. */
  readonly showVatRate: boolean;
}

export function QuoteSectionView({ section, ...lines }: LinesProps & { readonly section: QuoteSection }) {
  return (
    <section className={styles.section} aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`} className={styles.heading}>
        {section.title}
      </h2>
      {section.introduction ? (
        <Paragraphs text={section.introduction} className={styles.introduction} />
      ) : null}
      {blocksOf(section.lines).map((block) => (
        <Block key={block.lines[0]?.id} block={block} {...lines} />
      ))}
    </section>
  );
}

interface LineBlock {
  /** Set for the lines of a choose-one group. */
  readonly group: string | null;
  readonly lines: readonly QuoteLine[];
}

/** Adjacent lines of one choose-one group are shown together under their question. */
function blocksOf(lines: readonly QuoteLine[]): LineBlock[] {
  const blocks: { group: string | null; lines: QuoteLine[] }[] = [];
  for (const line of lines) {
    const group = line.selection.kind === 'oneOf' ? line.selection.group : null;
    const last = blocks.at(-1);
    if (last && last.group === group) last.lines.push(line);
    else blocks.push({ group, lines: [line] });
  }
  return blocks;
}

function Block({ block, ...rest }: LinesProps & { readonly block: LineBlock }) {
  const items = (
    <ul className={styles.lines}>
      {block.lines.map((line) => (
        <Line key={line.id} line={line} {...rest} />
      ))}
    </ul>
  );
  if (block.group === null) return items;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span>{block.group}</span> <span className={styles.hint}>Choose one</span>
      </legend>
      {items}
    </fieldset>
  );
}

function Line({
  line,
  choices,
  calculated,
  controls,
  showVatRate,
}: LinesProps & { readonly line: QuoteLine }) {
  const sum = calculated.get(line.id);
  const isIn = sum?.included ?? true;
  const [first = '', ...rest] = line.description.split('\n');
  const more = rest.join('\n').trim();
  const amount = `${formatMoney(sum?.net ?? 0)}${line.billing === 'monthly' ? ' a month' : ''}`;
  const arithmetic = lineSum(line, sum?.quantity ?? line.quantity);
  const facts = [arithmetic, showVatRate ? treatmentWords(treatmentOf(line)) : ''].filter(Boolean);
  return (
    <li className={cx(styles.line, !isIn && styles.out, controls && isOpen(line) && styles.open)}>
      <div className={styles.words}>
        <Choosable line={line} isIn={isIn} controls={controls}>
          <span className={styles.title}>{first}</span>
        </Choosable>
        {more ? <Paragraphs text={more} className={styles.more} /> : null}
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
        {controls && line.selection.kind === 'adjustable' ? (
          <Quantity line={line} text={choices[line.id]?.quantityText ?? ''} controls={controls} />
        ) : null}
      </div>
      <p className={styles.amount}>
        <span>{amount}</span>
        {isIn ? null : <span className={styles.left}>Not included</span>}
      </p>
    </li>
  );
}

function isOpen({ selection }: QuoteLine): boolean {
  return selection.kind === 'optional' || selection.kind === 'oneOf';
}

interface ChoosableProps {
  readonly line: QuoteLine;
  readonly isIn: boolean;
  readonly controls: LineControls | null;
  readonly children: ReactNode;
}

/** The name of a line, with its checkbox or radio button where the client has a choice. */
function Choosable({ line, isIn, controls, children }: ChoosableProps) {
  if (!isOpen(line)) return children;
  const label = line.selection.kind === 'optional' ? <span className={styles.hint}>Optional</span> : null;
  if (!controls) {
    return (
      <span className={styles.choice}>
        <span className={cx(styles.mark, isIn && styles.marked)} aria-hidden="true">
          {isIn ? <CheckIcon size={14} /> : null}
        </span>
        <span>
          {children} {label}
        </span>
      </span>
    );
  }
  const isOptional = line.selection.kind === 'optional';
  return (
    <label className={styles.choice}>
      <input
        type={isOptional ? 'checkbox' : 'radio'}
        className={cx(styles.input, !isOptional && styles.radio)}
        form={controls.form}
        name={choiceFieldName(line) ?? undefined}
        value={isOptional ? 'on' : line.id}
        checked={isIn}
        onChange={(event) =>
          isOptional ? controls.include(line, event.target.checked) : controls.takeOneOf(line)
        }
      />
      <span>
        {children} {label}
      </span>
    </label>
  );
}

interface QuantityProps {
  readonly line: QuoteLine;
  readonly text: string;
  readonly controls: LineControls;
}

function Quantity({ line, text, controls }: QuantityProps) {
  if (line.selection.kind !== 'adjustable') return null;
  const { min, max } = line.selection;
  const error = quantityError(line, text);
  const id = `quantity-${line.id}`;
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>
        <span>{line.unitLabel === '' ? 'How many' : `How many ${line.unitLabel}`}</span>
        <span className="sr-only">{` of ${line.description.split('\n')[0] ?? ''}`}</span>
      </label>
      <input
        id={id}
        className={styles.number}
        form={controls.form}
        name={choiceFieldName(line) ?? undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-range`}
        onChange={(event) => controls.typeQuantity(line, event.target.value)}
      />
      <span
        id={`${id}-range`}
        className={error ? styles.wrong : styles.range}
        role={error ? 'alert' : undefined}
      >
        {error ?? `${formatQuantity(min)} to ${formatQuantity(max)}`}
      </span>
    </div>
  );
}

/** Plain text of several paragraphs as it was typed. */
export function Paragraphs({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return (
    <div className={cx(styles.paragraphs, className)}>
      {parts.filter(Boolean).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have nothing but their order
        <p key={index}>{part}</p>
      ))}
    </div>
  );
}
