import type { Difference } from '@agency/domain/audit/difference';
import { nothing, type Shown } from '@agency/domain/audit/values';
import type { TextPart } from '@agency/domain/audit/word-diff';
import { Muted } from '../../ui/text.tsx';
import { Actor } from './actor-name.tsx';
import { ClientName } from './client-name.tsx';
import styles from './differences.module.css';

interface DifferencesProps {
  readonly differences: readonly Difference[];
  /** Of a new record there is nothing to compare with. */
  readonly isNew: boolean;
}

/** The changed fields of an entry, each with its value before and after. */
export function Differences({ differences, isNew }: DifferencesProps) {
  if (differences.length === 0) return <p>The log has no fields for this.</p>;
  return (
    <dl className={styles.differences}>
      {differences.map((difference, index) => (
        // Two fields can have the same label.
        <div key={`${difference.label} ${String(index)}`}>
          <dt>{difference.label}</dt>
          <dd>{isNew ? <New difference={difference} /> : <Changed difference={difference} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { readonly value: Shown | null }) {
  if (value === null) return <Muted>{nothing}</Muted>;
  if (value.kind === 'text') return <span>{value.text}</span>;
  return value.kind === 'person' ? <Actor actor={value.id} /> : <ClientName id={value.id} />;
}

function Values({
  values,
  change,
}: {
  readonly values: readonly Shown[];
  readonly change: 'added' | 'removed' | null;
}) {
  const Tag = change === 'removed' ? 'del' : change === 'added' ? 'ins' : 'span';
  return values.map((value, index) => (
    // The same can stand twice in a list.
    <li key={`${value.kind === 'text' ? value.text : value.id} ${String(index)}`}>
      {change === null ? null : <Muted>{change === 'added' ? 'Added' : 'Removed'}</Muted>}
      <Tag>
        <Value value={value} />
      </Tag>
    </li>
  ));
}

function New({ difference }: { readonly difference: Difference }) {
  switch (difference.kind) {
    case 'value':
      return <Value value={difference.after} />;
    case 'text':
      return <Text parts={difference.parts} />;
    case 'list':
      return (
        <ul className={styles.values}>
          <Values values={difference.added} change={null} />
        </ul>
      );
    case 'order':
      return (
        <ul className={styles.values}>
          <Values values={difference.items} change={null} />
        </ul>
      );
  }
}

function Changed({ difference }: { readonly difference: Difference }) {
  switch (difference.kind) {
    case 'value':
      return (
        <ul className={styles.values}>
          <li>
            <Muted>Before</Muted>
            <del>
              <Value value={difference.before} />
            </del>
          </li>
          <li>
            <Muted>After</Muted>
            <ins>
              <Value value={difference.after} />
            </ins>
          </li>
        </ul>
      );
    case 'text':
      return <Text parts={difference.parts} />;
    case 'list':
      return (
        <ul className={styles.values}>
          <Values values={difference.removed} change="removed" />
          <Values values={difference.added} change="added" />
        </ul>
      );
    case 'order':
      return (
        <>
          <p>In another order now:</p>
          <ol className={styles.order}>
            <Values values={difference.items} change={null} />
          </ol>
        </>
      );
  }
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

function Text({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <p className={styles.text}>
      {parts.map(({ change, text }, index) => {
        const Tag = tags[change];
        // Pieces are told apart by their place alone.
        return <Tag key={String(index)}>{text}</Tag>;
      })}
    </p>
  );
}
