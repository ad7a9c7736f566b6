import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Contour } from './contour.tsx';

describe('Contour', () => {
  it.each(['downland', 'websites', 'guildford'])('adds little to a page: %s', (seed) => {
    expect(gzipSync(renderToStaticMarkup(<Contour seed={seed} />)).length).toBeLessThan(3400);
  });
});
