import { londonDate } from '@agency/domain/shared/dates';
import type { CivilDate } from '@agency/domain/shared/fields';
import { useSyncExternalStore } from 'react';

const today = (): CivilDate => londonDate(new Date());

/** Timers of a page in the background may be late: it looks again when somebody comes back to it. */
function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The day in London, also on a page that stays open beyond midnight: what is due today is overdue then. */
export function useToday(): CivilDate {
  return useSyncExternalStore(subscribe, today, today);
}
