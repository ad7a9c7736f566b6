import { user } from '@agency/domain/user/schema';
import { reader } from '../../platform/firestore/reader.ts';

export const users = reader('users', user);
