import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Contour } from './contour.tsx';

afterEach(() => vi.unstubAllEnvs());

describe('Contour', () => {
  it.each(['downland', 'websites', 'guildford'])('adds little to a page: %s', (seed) => {
    expect(gzipSync(renderToStaticMarkup(<Contour seed={seed} />)).length).toBeLessThan(3400);
  });

  it('is drawn by the server alone: the render that brings a page to life draws nothing', () => {
    const element = <Contour seed="downland" className="wide" />;
    const [, opening = ''] = /^(<svg[^>]*>)<path/.exec(renderToStaticMarkup(element)) ?? [];
    vi.stubEnv('SSR', false);
    expect(renderToStaticMarkup(element)).toBe(`${opening}</svg>`);
  });
});
