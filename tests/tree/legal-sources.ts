import { files, text } from './sources.ts';

/**
 * What a text says of the law names its source in the same file, with the day on which it was checked:
 * `Law, checked 2026-11-30: Equality Act 2010, section 20: reasonable adjustments.`
 */
export interface LegalSource {
  readonly file: string;
  /** The civil date of the last check, 'YYYY-MM-DD'. */
  readonly checkedOn: string;
  /** 'Equality Act 2010, section 20: reasonable adjustments'. */
  readonly source: string;
}

const entry = /(?:\/\/|<!--) Law, checked (\S+): (.*?)\.?(?: -->)?$/gm;

/** Texts that visitors read: of pages, articles, demos and sample posts. */
export const contentFiles = files.filter(
  (file) =>
    /^web\/src\/site\/(?:content|demos|roi-calculator)\/.*(?:\.md|\.server\.ts)$/.test(file) ||
    /^emulators\/src\/seed\/.*\.md$/.test(file),
);

export function legalSourcesIn(file: string): readonly LegalSource[] {
  return [...(text.get(file) ?? '').matchAll(entry)].map(([, checkedOn = '', source = '']) => ({
    file,
    checkedOn,
    source,
  }));
}

/** The text without its sources. */
export const withoutSources = (file: string): string => (text.get(file) ?? '').replace(entry, '');
