export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What one run of Lighthouse (mobile preset) says of one page. */
export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds, and the shift as it is. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Names of audits that count and are not perfect. */
  readonly faults: readonly string[];
}
