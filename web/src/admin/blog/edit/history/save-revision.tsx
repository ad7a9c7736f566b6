import { type FormEvent, useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { newId } from '../../../shared/new-id.ts';
import type { Draft } from '../writing/use-draft.ts';
import styles from './save-revision.module.css';

/** Saves the text as it is now under a name. */
export function SaveRevision({ postId, draft }: { readonly postId: string; readonly draft: Draft }) {
  const toast = useToast();
  const { run, busy, error } = useOperation('saveBlogPostRevision');
  const [name, setName] = useState('');
  const [revisionId, setRevisionId] = useState(newId);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Enter a name');
    await draft.save();
    const answer = await run({ postId, version: draft.versionNow(), revisionId, name });
    if (answer === null) return;
    toast(`Saved as ‘${name.trim()}’`);
    setName('');
    setRevisionId(newId());
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="revisionName"
        label="Save this text as"
        value={name}
        maxLength={80}
        error={problem ?? error?.message}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy}>
        Save revision
      </Button>
    </form>
  );
}
