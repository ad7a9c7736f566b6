import { toAppError } from '@agency/domain/shared/errors';
import type { PersonDescription } from '@agency/domain/user/description';
import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';

interface Described {
  /** Null until it has come. */
  readonly description: PersonDescription | null;
  /** Why it couldn't be had; the last that came stays. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  /** Asks again: it isn't live. */
  readonly reload: () => void;
}

/** What the server says of a person, from the account and from all that is shared with them. */
export function useDescription(uid: string): Described {
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(true);
  const [description, setDescription] = useState<PersonDescription | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isLast = true;
    setBusy(true);
    // Each round asks anew.
    void round;
    callOperation('describePerson', { uid })
      .then(
        (found) => {
          if (!isLast) return;
          setDescription(found);
          setFailure(null);
        },
        (thrown: unknown) => isLast && setFailure(toAppError(thrown).message),
      )
      .finally(() => isLast && setBusy(false));
    return () => {
      isLast = false;
    };
  }, [uid, round]);
  const reload = useCallback(() => setRound((one) => one + 1), []);
  return { description, failure, isBusy, reload };
}
