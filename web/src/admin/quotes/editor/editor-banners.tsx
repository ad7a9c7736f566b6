import { formatDateTime } from '@agency/domain/shared/format';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { QuoteConflict } from './quote-conflict.tsx';
import type { QuoteEditor } from './use-quote-editor.ts';

/** Notices about the form: somebody else's save, an unsaved copy from an earlier visit, a failed save. */
export function EditorBanners({ editor, uid }: { readonly editor: QuoteEditor; readonly uid: string }) {
  return (
    <>
      {editor.conflict ? <QuoteConflict editor={editor} theirs={editor.conflict} uid={uid} /> : null}
      <Aside editor={editor} />
      {editor.error && !editor.conflict ? (
        <Callout tone="danger" title="This hasn’t been saved" announce="alert">
          <p>{`${editor.error.message} What you entered is stored in this browser.`}</p>
          {editor.error.issues.length > 0 ? (
            <ul>
              {editor.error.issues.map(({ path, message }) => (
                <li key={`${path}${message}`}>{message}</li>
              ))}
            </ul>
          ) : null}
        </Callout>
      ) : null}
    </>
  );
}

function Aside({ editor }: { readonly editor: QuoteEditor }) {
  const { aside, use, throwAway } = editor;
  return aside.map((copy) => (
    <Callout
      key={`${copy.savedAt.toISOString()} ${copy.revision}`}
      tone="info"
      title={
        copy.isTheirs
          ? `Your colleague’s version was set aside on ${formatDateTime(copy.savedAt)}`
          : `You have changes from ${formatDateTime(copy.savedAt)} that haven’t been saved`
      }
      announce="status"
      actions={
        <>
          <Button ref={handOnFocus} size="small" onClick={() => use(copy)}>
            Use these changes
          </Button>
          <Button ref={handOnFocus} size="small" variant="quiet" onClick={() => throwAway(copy)}>
            Discard them
          </Button>
        </>
      }
    >
      <p>
        They’re only stored in this browser. If you use them, anything you’ve entered since is set aside
        instead.
      </p>
    </Callout>
  ));
}
