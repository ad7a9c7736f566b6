import { useEffect, useState } from 'react';
import { hasPassword } from './account.client.ts';

/** Does this person sign in with a password? Null until it is known. */
export function useHasPassword(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    hasPassword().then(
      (found) => isHere && setHas(found),
      (error: unknown) => console.error('The account could not be asked', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return has;
}
