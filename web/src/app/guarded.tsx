import { type ReactNode, useEffect, useState } from 'react';
import type { GuardName } from '../routes.ts';
import { loadSignedInRoot, type SignedInRoot } from './signed-in-root.ts';

type State = { readonly root?: SignedInRoot; readonly failure?: unknown };

/** A guarded page: its frame from the server, the rest once the session is known. */
export function Guarded({ guard, children }: { readonly guard: GuardName; readonly children: ReactNode }) {
  const [{ root: Root, failure }, setState] = useState<State>({});
  useEffect(() => {
    let here = true;
    const show = (state: State) => here && setState(state);
    loadSignedInRoot().then(
      (root) => show({ root }),
      (error: unknown) => show({ failure: error }),
    );
    return () => {
      here = false;
    };
  }, []);
  // Thrown in render so that the page's error boundary shows it like any other failure.
  if (failure !== undefined) throw failure;
  if (!Root) {
    return (
      <p role="status" data-pending="">
        Opening your page…
      </p>
    );
  }
  return <Root guard={guard}>{children}</Root>;
}
