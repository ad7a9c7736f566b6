import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { InvoiceEditor } from './use-invoice-editor.ts';

/** Notices about the form: a colleague's save, one's own text put aside, a failed save. */
export function EditorBanners({ editor }: { readonly editor: InvoiceEditor }) {
  const { conflict, aside, error } = editor;
  return (
    <>
      {conflict ? (
        <Callout
          tone="warning"
          title="Someone else saved this draft while you were working"
          announce="alert"
          actions={
            <>
              <Button ref={handOnFocus} size="small" onClick={editor.loadTheirs}>
                Load theirs
              </Button>
              <Button ref={handOnFocus} size="small" onClick={editor.keepMine}>
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
      ) : null}
      {aside ? (
        <Callout
          tone="info"
          title="Your changes are set aside"
          announce="status"
          actions={
            <>
              <Button ref={handOnFocus} size="small" onClick={editor.useAside}>
                Use my changes
              </Button>
              <Button ref={handOnFocus} size="small" variant="quiet" onClick={editor.dropAside}>
                Discard them
              </Button>
            </>
          }
        >
          <p>They haven’t been saved. They’re lost if you leave this page.</p>
        </Callout>
      ) : null}
      {error && !conflict && error.issues.length === 0 ? (
        <Callout tone="danger" title="This hasn’t been saved" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
    </>
  );
}
