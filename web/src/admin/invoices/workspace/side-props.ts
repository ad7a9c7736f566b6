import type { Client } from '@agency/domain/client/schema';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Opened } from './actions.tsx';

/** What the panels beside an invoice show. */
export interface SideProps {
  readonly invoice: Stored<Invoice>;
  readonly client: Stored<Client>;
  readonly business: PrivateSettings;
  /** In pence. */
  readonly credit: number;
  readonly now: Date;
  readonly onOpen: (opened: Opened) => void;
}
