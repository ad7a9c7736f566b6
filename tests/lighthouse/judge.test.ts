import { describe, expect, it } from 'vitest';
import { type Route, routes } from '../../web/src/routes.ts';
import type { PublicPage } from '../support/public-pages.ts';
import { medianOf, missesOf, slowness, tableOf } from './judge.ts';
import type { Audit } from './scores.ts';

function pageAt(path: string): PublicPage {
  const route = routes.find((one: Route) => one.path === path);
  if (!route) throw new Error(`There is no route ${path}`);
  return { path, route };
}

const audit = (performance: number, seo = 100, faults: string[] = []): Audit => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo },
  lcp: 1000 + performance,
  tbt: 0,
  cls: 0,
  faults,
});

describe('judging a page', () => {
  it('asks more speed of pages that are read than of applications, and SEO only where it may be found', () => {
    expect(missesOf(pageAt('/'), audit(98))).toEqual([]);
    expect(missesOf(pageAt('/'), audit(97, 97))).toEqual([
      'performance 97 (at least 98)',
      'seo 97 (at least 98)',
    ]);
    expect(missesOf(pageAt('/quote'), audit(95))).toEqual([]);
    expect(missesOf(pageAt('/quote'), audit(94, 99))).toHaveLength(2);
    expect(missesOf(pageAt('/client/login'), audit(95, 60))).toEqual([]);
  });

  it('asks of a fresh browser what the goals say, and more of pages that are read', () => {
    const goal = { lcp: 1200, tbt: 100, cls: 0.005 };
    expect(slowness(pageAt('/'), goal)).toEqual([]);
    expect(slowness(pageAt('/'), { lcp: 1201, tbt: 101, cls: 0.006 })).toEqual([
      'LCP 1201 ms in a fresh browser (at most 1200)',
      'TBT 101 ms in a fresh browser (at most 100)',
      'CLS 0.006 in a fresh browser (at most 0.005)',
    ]);
    expect(slowness(pageAt('/quote'), { ...goal, tbt: 250 })).toEqual([]);
    expect(slowness(pageAt('/quote'), { ...goal, tbt: 251 })).toHaveLength(1);
  });

  it('takes the middle of several runs', () => {
    const { scores, lcp, faults } = medianOf([audit(90, 100, ['slow']), audit(99), audit(98)]);
    expect([scores.performance, lcp, faults]).toEqual([98, 1098, ['slow']]);
  });

  it('shows the worst first', () => {
    const fresh = { lcp: 1200, tbt: 90, cls: 0 };
    const rows = tableOf([
      { page: pageAt('/'), audit: audit(100), fresh, runs: 1 },
      { page: pageAt('/quote'), audit: audit(95), fresh, runs: 3 },
    ]).split('\n');
    expect(rows.slice(2).map((row) => row.split(' | ')[0])).toEqual(['| /quote', '| /']);
    expect(new Set(rows.map((row) => row.split('|').length))).toEqual(new Set([14]));
  });
});
