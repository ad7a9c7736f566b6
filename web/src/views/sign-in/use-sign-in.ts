import { toAppError } from '@agency/domain/shared/errors';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readNextPath } from './next-path.ts';
import { type SignInArea, signInAreas } from './sign-in-area.ts';

/** The part that uses Firebase. Loaded at the first touch of the form. */
export function loadSignIn() {
  return import('./sign-in.client.ts');
}

interface Progress {
  readonly busy: boolean;
  readonly error: string | null;
}

/** The result of a sign-in: go on to the requested page, or another page is already loading. */
export type SignedIn = 'go' | 'stay';

/** Runs a sign-in, completes it, then goes to the requested page. */
export function useSignIn(area: SignInArea) {
  const [progress, setProgress] = useState<Progress>({ busy: false, error: null });
  const navigate = useNavigate();
  const { search } = useLocation();
  const next = readNextPath(new URLSearchParams(search).get('next')) ?? signInAreas[area].home;

  const run = async (signIn: () => Promise<SignedIn>): Promise<void> => {
    setProgress({ busy: true, error: null });
    try {
      if ((await signIn()) === 'stay') return;
      const { completeSignIn } = await loadSignIn();
      await completeSignIn(area);
      navigate(next, { replace: true });
    } catch (thrown) {
      setProgress({ busy: false, error: toAppError(thrown).message });
    }
  };
  return { ...progress, next, run };
}
