import { adminList } from '@agency/domain/access/schema';
import { client } from '@agency/domain/client/schema';
import { reader } from '../../firebase/firestore/reader.ts';

export const clients = reader('clients', client);
export const adminLists = reader('access', adminList);
