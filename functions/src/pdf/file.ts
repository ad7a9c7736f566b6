/** A PDF with its file name. */
export interface PdfFile {
  readonly fileName: string;
  readonly contentType: 'application/pdf';
  readonly bytes: Uint8Array;
}

export function pdfFile(name: string, bytes: Uint8Array): PdfFile {
  return { fileName: `${name}.pdf`, contentType: 'application/pdf', bytes };
}
