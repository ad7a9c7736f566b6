import { previewView } from '@agency/domain/quote/view';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { ClientView } from '../client-view.tsx';
import type { Sending } from './use-sending.ts';

/** The quote as the client will see it, from the form's current values. */
export function PreviewPanel({ sending, number }: { readonly sending: Sending; readonly number: string }) {
  return (
    <SidePanel
      open={sending.open === 'preview' && sending.offer !== null}
      onOpenChange={(open) => !open && sending.close()}
      title="Client preview"
      size="large"
    >
      {sending.offer ? <ClientView view={previewView(number, sending.offer)} /> : null}
    </SidePanel>
  );
}
