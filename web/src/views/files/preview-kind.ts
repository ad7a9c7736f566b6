import type { ProjectFile } from '@agency/domain/file/schema';
import { formatBytes } from '@agency/domain/shared/format';

export type PreviewKind = 'image' | 'pdf' | 'text';

const MiB = 1024 * 1024;

/** What is read into this page's memory. A text is one element, which grows slow long before it is as large. */
const mostBytes: Readonly<Record<PreviewKind, number>> = { image: 20 * MiB, pdf: 20 * MiB, text: MiB };

/** How browsers can show files of this type; null for the others. The type was found in the bytes, not in the name. */
export function previewKind({ contentType }: Pick<ProjectFile, 'contentType'>): PreviewKind | null {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType === 'text/plain' || contentType === 'text/csv') return 'text';
  return contentType.startsWith('image/') ? 'image' : null;
}

/** Why this file isn't shown, before any of it is fetched; null when it is. */
export function noPreviewReason(
  kind: PreviewKind,
  { size }: Pick<ProjectFile, 'size'>,
  showsPdf: boolean,
): string | null {
  if (size > mostBytes[kind]) {
    return `We show files of this type up to ${formatBytes(mostBytes[kind])}, and this one is ${formatBytes(size)}. Download it to see it.`;
  }
  return kind === 'pdf' && !showsPdf ? 'This browser can’t show PDFs here. Download it to see it.' : null;
}
