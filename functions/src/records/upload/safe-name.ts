import { type UploadType, uploadTypes } from '@agency/domain/upload/schema';

/** Extensions that fit a type besides its usual one. */
const otherEndings: Readonly<Partial<Record<UploadType, readonly string[]>>> = {
  'image/jpeg': ['jpeg', 'jpe'],
  'text/plain': ['md', 'log'],
  'video/mp4': ['m4v'],
};
const longest = 200;

/** The last part of a name, without characters that mean something in paths or headers; never empty. */
export function cleanName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, '').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(clean)) return 'file';
  if (clean.length <= longest) return clean;
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  // A cut may leave half of a character.
  return `${clean.slice(0, longest - 20).replace(/[\uD800-\uDBFF]$/, '')}${ending}`;
}

/**
 * A name that is safe to open: cleaned, and with an extension that fits what the file is, so that nothing checked as
 * text is saved as 'setup.bat'.
 */
export function safeName(sent: string, type: UploadType): string {
  const clean = cleanName(sent);
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(clean)?.[1]?.toLowerCase();
  const usual = uploadTypes[type];
  const fits = ending !== undefined && (ending === usual || otherEndings[type]?.includes(ending));
  if (fits) return clean;
  return `${clean.slice(0, longest - 6).replace(/[\uD800-\uDBFF]$/, '')}.${usual}`;
}
