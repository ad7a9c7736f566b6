import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { users } from '../../../firebase/records/user.ts';
import { DraftConflict } from '../../shared/draft-conflict.tsx';
import styles from './quote-conflict.module.css';
import { quoteDifferences } from './quote-differences.ts';
import type { QuoteForm } from './quote-form.ts';
import type { QuoteEditor, Theirs } from './use-quote-editor.ts';

interface Props {
  readonly editor: QuoteEditor;
  readonly theirs: Theirs;
  /** Who edits here. */
  readonly uid: string;
}

function nameOf(savedBy: string | null, uid: string): ReactNode {
  if (savedBy === null) return undefined;
  return savedBy === uid ? <span>In another tab, you</span> : <SavedBy uid={savedBy} />;
}

/** Somebody else saved the quote meanwhile: who, both versions side by side, and the choice between them. */
export function QuoteConflict({ editor, theirs, uid }: Props) {
  const { savedBy } = theirs;
  return (
    <DraftConflict
      what="quote"
      by={nameOf(savedBy, uid)}
      ifMine="If you keep yours, it’s saved over it, and the other is set aside."
      onLoadTheirs={editor.loadTheirs}
      onKeepMine={editor.keepMine}
    >
      <Differences theirs={theirs.values} />
    </DraftConflict>
  );
}

const unknown = 'Someone else';

function SavedBy({ uid }: { readonly uid: string }) {
  return (
    <Feature subject="who saved it" loading={unknown} missing={unknown}>
      <Name uid={uid} />
    </Feature>
  );
}

function Name({ uid }: { readonly uid: string }) {
  return useRecord(users, uid)?.displayName || unknown;
}

function Differences({ theirs }: { readonly theirs: QuoteForm }) {
  const { control, getValues } = useFormContext<QuoteForm>();
  useWatch({ control });
  const found = quoteDifferences(getValues(), theirs);
  return (
    <table className={styles.table}>
      <caption className="sr-only">What differs</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Yours</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ key, label, mine, theirs: other }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{mine || 'Nothing'}</td>
            <td>{other || 'Nothing'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
