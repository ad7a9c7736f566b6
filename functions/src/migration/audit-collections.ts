import { auditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { type Migration, stepOver } from './migration.ts';

/** To run after 0.2.0: later entries are written with it. */
export const auditCollections: Migration = {
  says: 'Every entry of the audit log is found by its kind of record, its record and its action.',
  steps: [
    stepOver('auditLog', auditEntry, ({ path, action, subjects }) => {
      const right = subjectsOf(path, action);
      return canonicalJson(subjects ?? null) === canonicalJson(right) ? null : { subjects: right };
    }),
  ],
};
