import { accountEntry, client, clientCredit, clientNotes } from '@agency/domain/client/schema';
import { converter } from '../firestore/converter.ts';

export const clients = converter('clients', client);
export const clientCredits = converter('clientCredits', clientCredit);
export const clientAccounts = converter('clientAccount', accountEntry);
export const clientsNotes = converter('clientPrivate', clientNotes);
