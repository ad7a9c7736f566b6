import { handOnFocus } from '../app/focus-return.ts';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import styles from './form.module.css';
import type { Meanwhile } from './stored-form.ts';

/** Somebody else saved what was being changed here: theirs or mine, but never unseen. */
export function MeanwhileNote({ meanwhile }: { readonly meanwhile: Meanwhile }) {
  return (
    <Callout
      tone="warning"
      title="This was changed elsewhere while you were typing"
      announce="alert"
      className={styles.meanwhile}
      actions={
        <>
          <Button ref={handOnFocus} size="small" onClick={meanwhile.loadTheirs}>
            Load the saved version
          </Button>
          <Button ref={handOnFocus} size="small" onClick={meanwhile.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Loading the saved version discards your changes. If you keep yours, saving them replaces it.</p>
    </Callout>
  );
}
