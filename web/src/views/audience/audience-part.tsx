import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './audience-part.module.css';

export type Audience = 'client' | 'internal';

const words = {
  client: { tone: 'info', words: 'The client can see this' },
  later: { tone: 'info', words: 'The client sees this once you share the project' },
  internal: { tone: 'warning', words: 'Only staff can see this' },
} as const;

interface AudiencePartProps {
  readonly audience: Audience;
  /** False while the client can't see any of it. */
  readonly isShared?: boolean;
  readonly title: string;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A part of a staff screen that says by word, colour and place who sees what is in it. */
export function AudiencePart({ audience, isShared = true, title, level, children }: AudiencePartProps) {
  const id = useId();
  const Tag = `h${level}` as const;
  const { tone, words: said } = words[audience === 'client' && !isShared ? 'later' : audience];
  return (
    <section className={cx(styles.part, styles[audience])} aria-labelledby={id}>
      <div className={styles.head}>
        <Tag id={id}>{title}</Tag>
        <StatusBadge tone={tone}>{said}</StatusBadge>
      </div>
      {children}
    </section>
  );
}
