import type { ListedRedirect } from '@agency/domain/operations/redirect';
import { useCallback, useEffect, useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';

interface Listed {
  readonly redirects: readonly ListedRedirect[];
  readonly next: string | null;
}

/** The redirects that stand, as far as they were asked for; null before the first answer. */
export function useRedirects() {
  const { run, busy, error } = useOperation('listRedirects');
  const [listed, setListed] = useState<Listed | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const page = await run({ after });
      if (page === null) return;
      setListed((before) => ({
        redirects: after === null ? page.redirects : [...(before?.redirects ?? []), ...page.redirects],
        next: page.next,
      }));
    },
    [run],
  );
  useEffect(() => void load(null), [load]);
  const drop = (gone: string) =>
    setListed((before) =>
      before === null ? null : { ...before, redirects: before.redirects.filter(({ from }) => from !== gone) },
    );
  return { listed, busy, error, load, drop };
}
