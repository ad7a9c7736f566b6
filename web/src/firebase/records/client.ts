import { client, clientCredit } from '@agency/domain/client/schema';
import { converter } from '../firestore/converter.ts';

export const clients = converter('clients', client);
export const clientCredits = converter('clientCredits', clientCredit);
