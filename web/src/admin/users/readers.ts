import { adminList } from '@agency/domain/access/schema';
import { client } from '@agency/domain/client/schema';
import { user } from '@agency/domain/user/schema';
import { reader } from '../../platform/firestore/reader.ts';

export const users = reader('users', user);
export const clients = reader('clients', client);
export const adminLists = reader('access', adminList);
