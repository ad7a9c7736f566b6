import { newMailEach, type QueuedMail } from './outbox.ts';

interface PeopleChange {
  readonly clientId: string;
  /** Who was removed by somebody else; null when nobody was. */
  readonly removed: string | null;
  /** Where bills went, and where they go from now on. */
  readonly bills: { readonly from: string; readonly to: string };
}

/** To whom a change of a client's people or bills concerns. data: clientId. */
export function peopleChanged({ clientId, removed, bills }: PeopleChange, now: Date): QueuedMail[] {
  const mails = (notice: 'removedFromClient' | 'billsMoved', to: readonly string[]) =>
    newMailEach(
      {
        id: `notice.${notice}.${clientId}.${now.getTime()}`,
        template: 'notice',
        to,
        data: { notice, clientId },
      },
      now,
    );
  return [
    ...(removed === null ? [] : mails('removedFromClient', [removed])),
    ...(bills.from === bills.to ? [] : mails('billsMoved', [bills.from, bills.to])),
  ];
}
