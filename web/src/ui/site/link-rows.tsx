import type { ReactNode } from 'react';
import { Anchor } from '../anchor.tsx';
import { cx } from '../cx.ts';
import { ArrowRightIcon } from '../icons.tsx';
import styles from './link-rows.module.css';

export interface LinkRow {
  readonly href: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** A price, a date, a number of things. */
  readonly meta?: ReactNode;
  /** Related links, under the text. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

interface LinkRowsProps {
  readonly rows: readonly LinkRow[];
  /** Outline level of the titles. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** `wide` sets title and text beside each other; `stacked` is for half a page. */
  readonly shape?: 'wide' | 'stacked' | undefined;
}

/** Links as ruled lines: calmer than cards where there is more to read than to see. The whole line is the target. */
export function LinkRows({ rows, level = 3, shape = 'stacked' }: LinkRowsProps) {
  const Tag = `h${level}` as const;
  return (
    <ul className={cx(styles.rows, shape === 'wide' && styles.wide)}>
      {rows.map(({ href, title, text, meta, links }) => (
        <li key={href} className={styles.row}>
          <div className={styles.head}>
            <Tag className={styles.title}>
              <Anchor href={href}>{title}</Anchor>
            </Tag>
            {meta ? <p className={styles.meta}>{meta}</p> : null}
          </div>
          {text || links ? (
            <div className={styles.body}>
              {text ? <p>{text}</p> : null}
              {links ? (
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <Anchor href={link.href}>{link.label}</Anchor>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          ) : null}
          <ArrowRightIcon className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
