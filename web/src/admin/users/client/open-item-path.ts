import type { OpenItem } from '@agency/domain/client/archive';
import { adminPaths } from '@agency/domain/site/admin-paths';

/** Where staff end it; null where there is nothing to open. */
export function openItemPath(item: OpenItem, clientId: string): string | null {
  switch (item.kind) {
    case 'quote':
      return adminPaths.quote(item.id);
    case 'project':
      return adminPaths.project({ id: item.id });
    case 'billing':
      return adminPaths.project({ id: item.projectId });
    case 'invoice':
    case 'draftInvoice':
    case 'advance':
      return adminPaths.invoice({ id: item.id });
    case 'credit':
      return adminPaths.client(clientId, { tab: 'credit' });
    case 'unreadable':
      return null;
  }
}
