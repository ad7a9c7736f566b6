import { nextReminders, reminderObstacle } from '@agency/domain/invoice/reminders';
import { reminderWords } from '@agency/domain/money-settings/words';
import { londonDate } from '@agency/domain/shared/dates';
import { formatDate } from '@agency/domain/shared/format';
import { Button } from '../../../ui/button.tsx';
import panel from '../../shared/panel.module.css';
import type { SideProps } from './side-props.ts';

/** The reminders that were sent, and those to come. */
export function RemindersPanel({ invoice, business, now, onOpen }: SideProps) {
  const today = londonDate(now);
  const next = nextReminders(invoice, business.reminderOffsets, today);
  const sent = sentOf(invoice);
  const [first] = next;
  const obstacle = reminderObstacle(invoice, today);
  return (
    <>
      {sent.length === 0 ? <p className={panel.muted}>No reminders have been sent.</p> : null}
      <ul className={panel.list}>
        {sent.map(({ on, offset }) => (
          <li key={`${on} ${offset}`}>{`Sent ${formatDate(on)}`}</li>
        ))}
        {next.map(({ on, offset }) => (
          <li key={`${on} ${offset}`} className={panel.muted}>
            {`Planned for ${formatDate(on)}, ${reminderWords(offset)}`}
          </li>
        ))}
      </ul>
      {next.length === 0 ? (
        <p className={panel.muted}>{`No more will be sent. ${obstacle ?? ''}`.trim()}</p>
      ) : null}
      {first ? (
        <div className={panel.actions}>
          <Button size="small" onClick={() => onOpen({ kind: 'skip', reminder: first })}>
            Skip the next one
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Invoices from before all were noted only know the last one. */
function sentOf({ reminders, lastReminder }: SideProps['invoice']) {
  return reminders.length === 0 && lastReminder ? [lastReminder] : reminders;
}
