import { useCallback } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { fromAnswer } from '../../platform/save-file.ts';
import type { ButtonSize } from '../../ui/button.tsx';
import { DownloadButton } from './download-button.tsx';

interface DownloadInvoiceProps {
  readonly invoiceId: string;
  /** 'INV-2026-0042', for screen readers; null for a draft, which only staff get. */
  readonly number: string | null;
  readonly label?: string | undefined;
  readonly size?: ButtonSize | undefined;
}

/** An invoice or credit note as its client's PDF, for signed-in people. */
export function DownloadInvoice({ invoiceId, number, label = 'Download PDF', size }: DownloadInvoiceProps) {
  const get = useCallback(
    async () => fromAnswer(await callOperation('getInvoicePdf', { invoiceId })),
    [invoiceId],
  );
  const describedAs = `${label} of ${number ?? 'the draft'}`;
  return <DownloadButton get={get} label={label} size={size} describedAs={describedAs} />;
}
