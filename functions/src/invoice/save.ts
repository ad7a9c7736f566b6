import { invoiceActions } from '@agency/domain/invoice/actions';
import { invoiceAmounts } from '@agency/domain/invoice/from-draft';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { assertNoObstacle } from '../platform/assert-no-obstacle.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { readPrivateSettings } from '../platform/settings.ts';
import { readClient } from '../records/client/store.ts';
import { changeInvoice, inInvoice } from '../records/invoice/store.ts';

/** Saves a draft. Totals are recomputed, with VAT only if the agency is registered now. */
export const saveInvoice: OperationHandler<'saveInvoice'> = (deps, { invoiceId, draft }, { person }) =>
  inInvoice(deps, invoiceId, async (unit, invoice) => {
    assertNoObstacle(invoiceActions(invoice).save);
    const { vatRegistered } = await readPrivateSettings(deps, unit);
    const client = await readClient(deps, invoice.clientId, unit);
    const { title } = draft;
    const change = {
      title,
      ...invoiceAmounts(draft, vatRegistered),
      vatRegistered,
      searchTokens: invoiceSearchTokens({ ...invoice, title }, client.name),
    };
    changeInvoice(deps, unit, { invoice, change, actor: person.uid, action: 'saveInvoice' });
    return { saved: true };
  });
