import type { OperationOutput } from '@agency/domain/operations/operations';
import { toAppError } from '@agency/domain/shared/errors';
import { formatDate, formatList } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useEffect, useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import styles from './money.module.css';

type Previewed = OperationOutput<'previewReminders'>;

/** The server is asked once typing has paused for so long. */
const pauseMs = 400;

/** The next ten reminders by these rules; null while what is typed can't be read. */
export function NextSends({ offsets }: { readonly offsets: readonly number[] | null }) {
  const { shown, error } = usePreview(offsets);
  return (
    <section className={styles.preview} aria-labelledby="next-reminders">
      <h3 id="next-reminders" className={styles.sub}>
        Next reminders by these rules
      </h3>
      <p role="status" className={styles.note}>
        {error ?? wordsOf(offsets, shown)}
      </p>
      {shown && shown.sends.length > 0 ? (
        <ul className={styles.list}>
          {shown.sends.map((send) => (
            <li key={`${send.on} ${send.clientId}`}>
              <span>{formatDate(send.on)}</span>
              <span>
                <Anchor href={adminPaths.client(send.clientId)}>{send.clientName || 'Client'}</Anchor>
                <span>{`: ${formatList(send.invoices.map(({ number }) => number))}`}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function wordsOf(offsets: readonly number[] | null, shown: Previewed | null): string {
  if (offsets === null) return 'Complete the rules to see the next reminders.';
  if (shown === null) return 'Looking at the open invoices…';
  if (shown.sends.length === 0) return 'No reminders are due for the invoices that are open now.';
  const count = shown.sends.length === 1 ? 'The next email' : `The next ${shown.sends.length} emails`;
  return shown.isCut
    ? `${count}, from the 500 invoices that have been due the longest.`
    : `${count}, if nothing is paid in the meantime.`;
}

function usePreview(offsets: readonly number[] | null) {
  const [shown, setShown] = useState<Previewed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const key = offsets === null ? null : offsets.join(' ');
  useEffect(() => {
    if (key === null) return undefined;
    let isLast = true;
    const wanted = key === '' ? [] : key.split(' ').map(Number);
    const timer = setTimeout(() => {
      callOperation('previewReminders', { offsets: wanted }).then(
        (found) => {
          if (!isLast) return;
          setShown(found);
          setError(null);
        },
        (thrown: unknown) => isLast && setError(toAppError(thrown).message),
      );
    }, pauseMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { shown: key === null ? null : shown, error };
}
