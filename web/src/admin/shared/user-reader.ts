import { user } from '@agency/domain/user/schema';
import { reader } from '../../firebase/firestore/reader.ts';

export const users = reader('users', user);
