import { auditEntry } from '@agency/domain/audit/schema';
import { converter } from '../firestore/converter.ts';

export const auditEntries = converter('auditLog', auditEntry);
