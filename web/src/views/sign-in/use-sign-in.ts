import { toAppError } from '@agency/domain/shared/errors';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Door, doors } from './door.ts';
import { readNextPath } from './next-path.ts';

/** The part with Firebase in it. Fetched at the first touch of the form. */
export function loadSignIn() {
  return import('./sign-in.client.ts');
}

interface Progress {
  readonly busy: boolean;
  readonly error: string | null;
}

/** What a sign-in came to: on to the page that was wanted, or another page is coming by itself. */
export type SignedIn = 'go' | 'stay';

/** Runs a sign-in, then what belongs after it, then goes to the page that was wanted. */
export function useSignIn(door: Door) {
  const [progress, setProgress] = useState<Progress>({ busy: false, error: null });
  const navigate = useNavigate();
  const { search } = useLocation();
  const next = readNextPath(new URLSearchParams(search).get('next')) ?? doors[door].home;

  const run = async (signIn: () => Promise<SignedIn>): Promise<void> => {
    setProgress({ busy: true, error: null });
    try {
      if ((await signIn()) === 'stay') return;
      const { settleSignIn } = await loadSignIn();
      await settleSignIn(door);
      navigate(next, { replace: true });
    } catch (thrown) {
      setProgress({ busy: false, error: toAppError(thrown).message });
    }
  };
  return { ...progress, next, run };
}
