import { formatDateShort, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../ui/anchor.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { Muted } from '../../../ui/text.tsx';
import { nameOf } from '../../shared/invoice-words.ts';
import { useCreditNotes } from '../queries.ts';
import styles from './workspace.module.css';

/** The credit notes of an invoice, the oldest first. */
export function CreditNotes({ invoiceId }: { readonly invoiceId: string }) {
  const { items, next } = useCreditNotes(invoiceId);
  return (
    <ul>
      {items.map((note) => (
        <li key={note.id} className={styles.line}>
          {isUnreadable(note) ? (
            <UnreadableNote path={note.unreadable.path} />
          ) : (
            <>
              <span className={styles.words}>
                <span>
                  <Anchor href={adminPaths.invoice(note)}>{nameOf(note)}</Anchor>{' '}
                  <Muted>{note.issuedOn ? formatDateShort(note.issuedOn) : ''}</Muted>
                </span>
                <Muted className={styles.written}>{note.credits?.reason ?? ''}</Muted>
              </span>
              <span className="num">{formatMoney(-note.totals.total)}</span>
            </>
          )}
        </li>
      ))}
      {next === null ? null : (
        <li className={styles.none}>
          {`These are the first ${items.length}. All of them count towards what’s left to pay.`}
        </li>
      )}
    </ul>
  );
}
