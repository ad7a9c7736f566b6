import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Contour } from './contour.tsx';

describe('Contour', () => {
  it.each(['downland', 'websites', 'guildford'])('costs a page little: %s', (seed) => {
    expect(gzipSync(renderToStaticMarkup(<Contour seed={seed} />)).length).toBeLessThan(3400);
  });
});
