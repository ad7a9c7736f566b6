import type { HeldData } from '@agency/domain/platform/data-request';
import { useState } from 'react';
import { useOperation } from '../../../firebase/use-operation.ts';

/** Whose data was asked for, and when. */
export interface Asked {
  readonly email: string;
  readonly askedOn: string;
}

/** Finds what is held of somebody; what was found last stays while it is looked up again. */
export function useHeld() {
  const { run, busy, error } = useOperation('findPerson');
  const [found, setFound] = useState<{ readonly asked: Asked; readonly data: HeldData } | null>(null);
  const find = async (asked: Asked): Promise<void> => {
    const data = await run({ email: asked.email });
    if (data) setFound({ asked, data });
  };
  return { found, find, busy, error, clear: () => setFound(null) };
}
