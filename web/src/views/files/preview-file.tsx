import type { FileRef, ProjectFile } from '@agency/domain/file/schema';
import { useState } from 'react';
import { Dialog } from '../../ui/app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadFile } from './download-file.tsx';
import { Preview } from './preview.tsx';
import { type PreviewKind, previewKind } from './preview-kind.ts';

type Shown = Pick<ProjectFile, 'name' | 'contentType' | 'size'>;

interface PreviewFileProps {
  readonly file: FileRef;
  readonly of: Shown;
}

/** Opens a picture, PDF or text over the page; nothing for other files. */
export function PreviewFile({ file, of }: PreviewFileProps) {
  const [isOpen, setOpen] = useState(false);
  const kind = previewKind(of);
  if (kind === null) return null;
  return (
    <>
      <Button size="small" about={of.name} onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen ? <PreviewDialog file={file} of={of} kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface PreviewDialogProps extends PreviewFileProps {
  readonly kind: PreviewKind;
  readonly onClose: () => void;
}

function PreviewDialog({ file, of, kind, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title={of.name}
      onOpenChange={(next) => !next && onClose()}
      actions={<DownloadFile file={file} name={of.name} />}
    >
      <Preview file={file} of={of} kind={kind} />
    </Dialog>
  );
}
