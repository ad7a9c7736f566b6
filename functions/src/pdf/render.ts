import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from './fonts.ts';

/**
 * The bytes of a document. The same document gives the same bytes: its time of making comes from what it tells of, and
 * nothing in it is random.
 */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  await registerFonts();
  return renderToBuffer(document);
}
