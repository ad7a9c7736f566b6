import { useState } from 'react';
import { useMedia } from '../../../platform/use-media.ts';

export interface Beside {
  /** The window has room for the preview beside the form. */
  readonly isPossible: boolean;
  readonly isShown: boolean;
  toggle(): void;
}

/** Whether the preview stands beside the form: by itself where there is plenty of room, until somebody decides. */
export function useBeside(): Beside {
  const isPossible = useMedia('(min-width: 90rem)');
  const isRoomy = useMedia('(min-width: 112rem)');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = isPossible && (wanted ?? isRoomy);
  return { isPossible, isShown, toggle: () => setWanted(!isShown) };
}
