import type { ReactNode } from 'react';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

interface Props {
  /** 'quote', 'draft'. */
  readonly what: string;
  /** Who saved the other version, where that is known: 'Ada Admin'. */
  readonly by?: ReactNode;
  /** What becomes of theirs. */
  readonly ifMine?: string;
  /** Both versions. */
  readonly children?: ReactNode;
  readonly onLoadTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** A colleague saved what is being edited: take theirs, or save over it knowingly. */
export function DraftConflict({
  what,
  by = 'Someone else',
  ifMine = 'If you keep yours, your next save replaces it.',
  children,
  onLoadTheirs,
  onKeepMine,
}: Props) {
  return (
    <Callout
      tone="warning"
      title={
        <>
          <span>{by}</span>
          <span>{` saved this ${what} while you were working`}</span>
        </>
      }
      announce="alert"
      actions={
        <>
          <Button ref={handOnFocus} size="small" onClick={onLoadTheirs}>
            Load the saved version
          </Button>
          <Button ref={handOnFocus} size="small" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>{`If you load it, yours is set aside so you can still use it. ${ifMine}`}</p>
      {children}
    </Callout>
  );
}
