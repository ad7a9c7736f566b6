import { cx } from '../cx.ts';
import styles from './text-parts.module.css';

interface ParagraphsProps {
  readonly texts: readonly string[];
  /** The first one carries the idea of the page, and is styled to be read even where the rest is not. */
  readonly lead?: boolean | undefined;
}

/** Plain paragraphs at a readable measure. */
export function Paragraphs({ texts, lead }: ParagraphsProps) {
  return (
    <div className={cx(styles.paragraphs, lead && styles.lead)}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

export interface TextItem {
  readonly title: string;
  readonly text: string;
  /** Where it can be checked, a date, a place. */
  readonly note?: string | undefined;
}

/** Things with a few words each, under hairlines: two or three side by side, or one below the other. */
export function TextItems({
  items,
  columns = 2,
}: {
  readonly items: readonly TextItem[];
  readonly columns?: 1 | 2 | 3 | undefined;
}) {
  return (
    <ul className={cx(styles.items, columns > 1 && styles.two, columns === 3 && styles.three)}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** A short list with its heading, beside the main text: what is left out, what raises the price. */
export function SideList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      <ul>
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
