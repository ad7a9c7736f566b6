import * as v from 'valibot';
import { agencyInput } from '../agency-settings/sections.ts';
import { moneyInput, moneySections } from '../money-settings/sections.ts';
import { settingsFiles } from '../settings/files.ts';
import { bankDetails } from '../settings/schema.ts';
import { operation, output } from './contract.ts';

/** Records that a change would touch: at most 99 are counted, and the first of them are named. */
export interface Touched {
  readonly count: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
  readonly first: readonly { readonly id: string; readonly title: string }[];
}

/** One mail that the reminder rules would send. */
export interface PreviewedReminder {
  readonly on: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly invoices: readonly { readonly id: string; readonly number: string }[];
}

/** How the business is run. */
export const settingsOperations = {
  /** Saves one section of the settings of the agency; refused when somebody else saved it since it was seen. */
  saveAgencySettings: operation('admin', agencyInput, output<{ changed: boolean }>()),
  /** Saves one section of the money settings; refused when somebody else saved it since it was seen. */
  saveMoneySettings: operation('admin', moneyInput, output<{ changed: boolean }>()),
  /** The drafts, billing series and open quotes whose totals other VAT settings would change. */
  previewVatChange: operation(
    'admin',
    moneySections.vat,
    output<{ invoices: Touched; series: Touched; quotes: Touched }>(),
  ),
  /** The next ten mails by these rules, over the open invoices; `isCut` where there were too many of them to read. */
  previewReminders: operation(
    'admin',
    v.strictObject({ offsets: settingsFiles.entries.private.entries.reminderOffsets }),
    output<{ sends: readonly PreviewedReminder[]; isCut: boolean }>(),
  ),
  /**
   * Asks for new bank details, which count after 24 hours unless an admin stops them. Needs a sign-in within the last 5
   * minutes; every admin is mailed.
   */
  changeBankDetails: operation(
    'admin',
    v.strictObject({ details: bankDetails }),
    output<{ countsAt: string }>(),
  ),
  /** Stops those that were asked for at this time, in milliseconds; every admin is mailed. */
  stopBankDetails: operation('admin', v.strictObject({ askedAt: v.number() }), output<{ stopped: true }>()),
} as const;
