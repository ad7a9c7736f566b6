import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from './fonts.ts';

/**
 * A document's bytes. The same document gives the same bytes: its creation time comes from its content, and nothing in
 * it is random.
 */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  await registerFonts();
  return renderToBuffer(document);
}
