import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice as invoiceSchema } from '@agency/domain/invoice/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { noteStageDue } from '../mail-queue/stage-due.ts';
import type { Deps } from '../platform/deps.ts';
import { everyDocument } from '../platform/firestore.ts';
import { inTurnLogged } from '../platform/in-turn.ts';
import { inInvoice } from '../records/invoice/store.ts';

/** Asks staff about stages whose date has come, each in its own commit: runs may repeat, overlap and be cut off. */
export function askForStages(deps: Deps): Promise<number> {
  const today = londonDate(deps.clock());
  return inTurnLogged(
    deps,
    everyDocument(deps, invoiceSchema, invoiceQueries.stagesToAsk, ['draft', null, today]),
    ({ id }) =>
      inInvoice(deps, id, async (unit, invoice) => {
        const { status, stageAskedOn, dueSince } = invoice;
        if (status !== 'draft' || stageAskedOn !== null || dueSince === null || dueSince > today)
          return false;
        await noteStageDue(deps, unit, invoice, dueSince);
        return true;
      }),
    'Staff could not be asked to issue an invoice',
    ({ id }) => ({ invoice: id }),
  );
}
