import { outboxMail } from '@agency/domain/mail/schema';
import { converter } from '../firestore/converter.ts';

export const mails = converter('outbox', outboxMail);
