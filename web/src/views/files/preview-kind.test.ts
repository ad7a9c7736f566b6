import { uploadTypes } from '@agency/domain/upload/schema';
import { expect, it } from 'vitest';
import { noPreviewReason, previewKind } from './preview-kind.ts';

const MiB = 1024 * 1024;

it('shows pictures, PDFs and texts, and nothing that a browser could run', () => {
  const shown = Object.keys(uploadTypes).filter((contentType) => previewKind({ contentType }) !== null);
  expect(shown).toEqual([
    'image/png',
    'image/jpeg',
    'image/gif',
    'image/webp',
    'image/avif',
    'application/pdf',
    'text/csv',
    'text/plain',
  ]);
});

it.each([
  ['image', 20 * MiB, true, null],
  ['image', 20 * MiB + 1, true, 'up to 20 MB'],
  ['text', MiB + 1, true, 'up to 1 MB'],
  ['pdf', 20 * MiB, true, null],
  ['pdf', 1, false, 'This browser can’t show PDFs here'],
  ['image', 1, false, null],
] as const)('a %s of %i bytes, in a browser with a PDF viewer: %s', (kind, size, showsPdf, reason) => {
  const said = noPreviewReason(kind, { size }, showsPdf);
  expect(said).toEqual(reason === null ? null : expect.stringContaining(reason));
});
