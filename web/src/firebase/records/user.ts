import { user } from '@agency/domain/user/schema';
import { converter } from '../firestore/converter.ts';

export const users = converter('users', user);
