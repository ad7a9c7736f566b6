import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../ui/anchor.tsx';

/** The way from a record to all its changes. `record` is its path: 'quotes/Q-7K3M9P'. */
export function AuditLink({ record }: { readonly record: string }) {
  return (
    <p>
      <Anchor href={adminPaths.audit({ record })}>All changes to this record, in the audit log</Anchor>
    </p>
  );
}
