import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons.tsx';
import type { Option } from './course.ts';
import styles from './order-field.module.css';

interface OrderFieldProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onValue: (value: readonly string[]) => void;
}

function swapped(ids: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const [one, other] = [ids[at], ids[at + by]];
  if (one === undefined || other === undefined) return ids;
  return ids.map((id, index) => (index === at ? other : index === at + by ? one : id));
}

/** Items to be put in order, each with a step up and a step down. */
export function OrderField({ label, options, value, onValue }: OrderFieldProps) {
  const [said, setSaid] = useState('');
  const step = (at: number, by: -1 | 1, text: string) => {
    const next = swapped(value, at, by);
    if (next === value) return;
    onValue(next);
    setSaid(`${text}: now ${at + by + 1} of ${value.length}.`);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>Use the arrows to put the lines in order.</p>
      <ol className={styles.items}>
        {value.map((id, at) => {
          const text = options.find((option) => option.id === id)?.text ?? '';
          return (
            <li key={id} className={styles.item}>
              <span className={styles.place}>{at + 1}</span>
              <span className={styles.text}>{text}</span>
              <IconButton
                label={`Move up: ${text}`}
                aria-disabled={at === 0 || undefined}
                onClick={() => step(at, -1, text)}
              >
                <ArrowUpIcon size={18} />
              </IconButton>
              <IconButton
                label={`Move down: ${text}`}
                aria-disabled={at === value.length - 1 || undefined}
                onClick={() => step(at, 1, text)}
              >
                <ArrowDownIcon size={18} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}
