import { adminPaths } from '@agency/domain/site/admin-paths';
import { useLocation } from 'react-router-dom';

/** The list as it was before the checklist was opened. */
export function useBackHref(): string {
  return `${adminPaths.checklists()}${useLocation().search}`;
}
