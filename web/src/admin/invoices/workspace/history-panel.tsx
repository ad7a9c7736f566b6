import { formatDateTime } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { Timeline } from '../../../ui/app/timeline.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { ActorName } from '../../shared/actor-name.tsx';
import panel from '../../shared/panel.module.css';
import { useHistory, useInvoice } from '../queries.ts';
import { creditNoteIn, historyWords, reasonIn } from './history-words.ts';

/** The last 25 changes of an invoice, from the audit log. */
export function HistoryPanel({ invoiceId }: { readonly invoiceId: string }) {
  const entries = useHistory(invoiceId);
  if (entries.length === 0) return <p className={panel.muted}>No changes yet.</p>;
  return (
    <Timeline
      label="History"
      events={entries.map((entry) => {
        const { id } = entry;
        if (isUnreadable(entry)) {
          return { id, title: <UnreadableNote path={entry.unreadable.path} />, tone: 'warning' };
        }
        return {
          id,
          title: (
            <>
              {entry.actor === 'system' ? null : (
                <Feature subject="who did it" loading={null} missing={null}>
                  <ActorName uid={entry.actor} gone="Someone whose account is closed" />
                </Feature>
              )}
              <span>{historyWords(entry)}</span>
              <OfCreditNote id={creditNoteIn(entry)} />
            </>
          ),
          detail: reasonIn(entry) === '' ? null : <p className={panel.muted}>{`“${reasonIn(entry)}”`}</p>,
          time: formatDateTime(entry.at),
          dateTime: entry.at.toISOString(),
        };
      })}
    />
  );
}

/** ', CN-2026-0003': the number stands in the note alone. */
function OfCreditNote({ id }: { readonly id: string | null }) {
  if (id === null) return null;
  return (
    <Feature subject="the credit note" loading={null} missing={null}>
      <CreditNoteLink id={id} />
    </Feature>
  );
}

function CreditNoteLink({ id }: { readonly id: string }) {
  const note = useInvoice(id);
  if (!note?.number) return null;
  return (
    <>
      <span>, </span>
      <Anchor href={adminPaths.invoice({ id })}>{note.number}</Anchor>
    </>
  );
}
