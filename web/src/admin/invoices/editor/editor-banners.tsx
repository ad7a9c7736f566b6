import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DraftConflict } from '../../shared/draft-conflict.tsx';
import type { InvoiceEditor } from './use-invoice-editor.ts';

/** Notices about the form: a colleague's save, one's own text put aside, a failed save. */
export function EditorBanners({ editor }: { readonly editor: InvoiceEditor }) {
  const { conflict, aside, error } = editor;
  return (
    <>
      {conflict ? (
        <DraftConflict what="draft" onLoadTheirs={editor.loadTheirs} onKeepMine={editor.keepMine} />
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
