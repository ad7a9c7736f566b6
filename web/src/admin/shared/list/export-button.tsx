import { useEffect, useState } from 'react';
import { useLate } from '../../../platform/use-late.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { ExportProps } from './export-dialog.tsx';

const loadDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

/** Exports the selected rows, or everything that the list's filters find; its script is loaded on demand. */
export function ExportButton<T>(props: Omit<ExportProps<T>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLate(loadDialog, isOpen);
  const toast = useToast();
  const isMissed = isOpen && dialog.state === 'missed';
  useEffect(() => {
    if (!isMissed) return;
    toast('We couldn’t load the export. Check your connection and try again.', { tone: 'danger' });
    setOpen(false);
  }, [isMissed, toast]);
  return (
    <>
      <Button
        icon={<DownloadIcon />}
        about={props.list.many}
        busy={isOpen && dialog.state === 'waiting'}
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      {isOpen && dialog.state === 'here' ? <dialog.part {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
