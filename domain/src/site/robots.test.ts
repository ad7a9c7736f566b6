import { describe, expect, it } from 'vitest';
import { robotsText } from './robots.ts';

describe('robots.txt', () => {
  it('leads to the sitemap by its whole address, and keeps crawlers off the API alone', () => {
    const lines = robotsText('https://downland.example').trim().split('\n');
    expect(lines).toContain('Sitemap: https://downland.example/sitemap.xml');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
  });

  it('names no sitemap where the origin is not known', () => {
    expect(robotsText(undefined)).not.toContain('Sitemap');
  });
});
