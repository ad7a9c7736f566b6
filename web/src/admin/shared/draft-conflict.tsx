import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

interface Props {
  /** 'quote', 'draft'. */
  readonly what: string;
  readonly onLoadTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** A colleague saved what is being edited: take theirs, or save over it knowingly. */
export function DraftConflict({ what, onLoadTheirs, onKeepMine }: Props) {
  return (
    <Callout
      tone="warning"
      title={`Someone else saved this ${what} while you were working`}
      announce="alert"
      actions={
        <>
          <Button ref={handOnFocus} size="small" onClick={onLoadTheirs}>
            Load theirs
          </Button>
          <Button ref={handOnFocus} size="small" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        If you load theirs, yours is set aside so you can still use it. If you keep yours, your next save
        replaces theirs.
      </p>
    </Callout>
  );
}
