import { isApplication, type PublicPage } from '../support/public-pages.ts';
import { type Audit, type Category, categories } from './scores.ts';

/** The lowest score that a page may have. Reading pages aim at 100. */
export function floorOf(page: PublicPage, category: Category): number {
  // Search engines are kept away from these on purpose.
  if (category === 'seo' && !page.route.indexable) return 0;
  if (!isApplication(page)) return 98;
  return category === 'performance' ? 95 : 100;
}

/** What a page may cost in a browser that has just been started: milliseconds, and the shift as it is. */
export interface SpeedGoal {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

export function speedGoalOf(page: PublicPage): SpeedGoal {
  return { lcp: 1_200, tbt: isApplication(page) ? 250 : 100, cls: 0.005 };
}

/** The figures above their goal, in words: 'TBT 320 ms in a fresh browser (at most 100)'. */
export function slowness(page: PublicPage, { lcp, tbt, cls }: Speed): string[] {
  const goal = speedGoalOf(page);
  const where = 'in a fresh browser';
  return [
    ...(lcp > goal.lcp ? [`LCP ${Math.round(lcp)} ms ${where} (at most ${goal.lcp})`] : []),
    ...(tbt > goal.tbt ? [`TBT ${Math.round(tbt)} ms ${where} (at most ${goal.tbt})`] : []),
    ...(cls > goal.cls ? [`CLS ${cls.toFixed(3)} ${where} (at most ${goal.cls})`] : []),
  ];
}

/** The scores below their minimum, in words: 'performance 97 (at least 98)'. */
export function missesOf(page: PublicPage, { scores }: Audit): string[] {
  return categories.flatMap((category) => {
    const floor = floorOf(page, category);
    return scores[category] < floor ? [`${category} ${scores[category]} (at least ${floor})`] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle of several runs, figure by figure; the faults are those of the last one that had any. */
export function medianOf(audits: readonly Audit[]): Audit {
  const of = (pick: (audit: Audit) => number) => median(audits.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    faults: audits.findLast(({ faults }) => faults.length > 0)?.faults ?? [],
  };
}

export type Speed = Pick<Audit, 'lcp' | 'tbt' | 'cls'>;

export interface Judged {
  readonly page: PublicPage;
  /** In the browser that has looked at all pages before. */
  readonly audit: Audit;
  /** In a browser of its own each time: the middle of three, if the first was slower than it may be. */
  readonly fresh: Speed;
  /** How often it was looked at. */
  readonly runs: number;
}

/** A table in Markdown, the worst first. */
export function tableOf(judged: readonly Judged[]): string {
  const sum = ({ audit }: Judged) =>
    categories.reduce((total, category) => total + audit.scores[category], 0);
  const rows = judged
    .toSorted((a, b) => sum(a) - sum(b))
    .map(({ page, audit, fresh, runs }) => {
      const { scores, lcp, tbt, cls, faults } = audit;
      const figures = [
        ...categories.map((category) => String(scores[category])),
        `${Math.round(lcp)}`,
        `${Math.round(tbt)}`,
        `${Math.round(fresh.lcp)}`,
        `${Math.round(fresh.tbt)}`,
        cls.toFixed(3),
        String(runs),
        faults.join(', '),
      ];
      return `| ${page.path} | ${figures.join(' | ')} |`;
    });
  const head =
    '| page | performance | access | practices | SEO | LCP ms | TBT ms | LCP fresh | TBT fresh | CLS | runs | not perfect |';
  return [head, `|${' --- |'.repeat(12)}`, ...rows].join('\n');
}
