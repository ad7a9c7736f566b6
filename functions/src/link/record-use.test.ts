import { describe, expect, it } from 'vitest';
import { coarseAgent } from './record-use.ts';

describe('coarseAgent', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/141 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141 Safari/537.36', 'computer'],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', 'bot'],
    ['', 'other'],
  ])('%s is a %s', (userAgent, kind) => {
    expect(coarseAgent(userAgent)).toBe(kind);
  });
});
