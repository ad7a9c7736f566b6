import { formatDateTime } from '@agency/domain/shared/format';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { QuoteEditor } from './use-quote-editor.ts';

/** Notices about the form: somebody else's save, an unsaved copy from an earlier visit, a failed save. */
export function EditorBanners({ editor }: { readonly editor: QuoteEditor }) {
  return (
    <>
      <Conflict editor={editor} />
      <FoundCopy editor={editor} />
      <SetAside editor={editor} />
      {editor.error && !editor.conflict ? (
        <Callout tone="danger" title="This was not saved" announce="alert">
          <p>{`${editor.error.message} What you typed is kept in this browser.`}</p>
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

function Conflict({ editor }: { readonly editor: QuoteEditor }) {
  if (!editor.conflict) return null;
  return (
    <Callout
      tone="warning"
      title="Someone else saved this quote while you were working"
      announce="alert"
      actions={
        <>
          <Button size="small" onClick={editor.loadTheirs}>
            Load theirs
          </Button>
          <Button size="small" onClick={editor.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>
        Load theirs to see their version; yours is set aside and can be brought back. Keep mine, and your next
        save replaces theirs.
      </p>
    </Callout>
  );
}

function FoundCopy({ editor }: { readonly editor: QuoteEditor }) {
  const { copy } = editor;
  if (!copy) return null;
  return (
    <Callout
      tone="info"
      title={`You have changes from ${formatDateTime(copy.savedAt)} that were not saved`}
      announce="status"
      actions={
        <>
          <Button size="small" onClick={editor.takeCopy}>
            Use these changes
          </Button>
          <Button size="small" variant="quiet" onClick={editor.throwCopyAway}>
            Throw them away
          </Button>
        </>
      }
    >
      <p>They are kept in this browser only.</p>
    </Callout>
  );
}

function SetAside({ editor }: { readonly editor: QuoteEditor }) {
  if (!editor.setAside) return null;
  return (
    <Callout
      tone="info"
      title="You see the version that was saved last"
      announce="status"
      actions={
        <Button size="small" onClick={editor.bringBack}>
          Bring my version back
        </Button>
      }
    >
      <p>Your own version is set aside until you save or leave.</p>
    </Callout>
  );
}
