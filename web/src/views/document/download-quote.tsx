import { useCallback } from 'react';
import { callOperation } from '../../firebase/operations.client.ts';
import { fromAnswer } from '../../platform/save-file.ts';
import type { ButtonSize } from '../../ui/button.tsx';
import { DownloadButton } from './download-button.tsx';

interface DownloadQuoteProps {
  readonly quoteId: string;
  /** Null for the working copy, which only staff get. */
  readonly version: number | null;
  readonly size?: ButtonSize | undefined;
}

/** A version of a quote as a PDF, for signed-in people. */
export function DownloadQuote({ quoteId, version, size }: DownloadQuoteProps) {
  const get = useCallback(
    async () => fromAnswer(await callOperation('getQuotePdf', { quoteId, version })),
    [quoteId, version],
  );
  const describedAs = version === null ? 'Download PDF of the draft' : `Download PDF of version ${version}`;
  return <DownloadButton get={get} size={size} describedAs={describedAs} />;
}

/** The certificate of an acceptance as a PDF, for signed-in people. */
export function DownloadCertificate({ certificateId }: { readonly certificateId: string }) {
  const get = useCallback(
    async () => fromAnswer(await callOperation('getCertificatePdf', { certificateId })),
    [certificateId],
  );
  return <DownloadButton get={get} label="Download certificate" />;
}
