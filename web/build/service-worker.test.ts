import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServiceWorker } from './service-worker.ts';

const root = join(import.meta.dirname, '..');
const outDir = mkdtempSync(join(tmpdir(), 'worker-build-'));
afterAll(() => rmSync(outDir, { recursive: true }));

describe('the worker', () => {
  let code = '';
  beforeAll(async () => {
    await buildServiceWorker({ root, outDir, buildId: 'build-of-the-test' });
    code = readFileSync(join(outDir, 'sw.js'), 'utf8');
  });

  it('is one classic script at a fixed address', () => {
    expect(readdirSync(outDir).filter((name) => name !== 'assets')).toEqual(['sw.js']);
    expect(code).not.toMatch(/\bimport\s*[({'"]|\bexport\s*[{]|import\.meta/);
    expect(() => new Function(code)).not.toThrow();
  });

  it('fetches the offline page of its build and the two fonts of every page beforehand, nothing else', () => {
    expect(code).toContain('build-of-the-test');
    expect(readdirSync(join(outDir, 'assets')).sort()).toEqual([
      expect.stringMatching(/^bricolage-common-[\w-]{8}\.woff2$/),
      expect.stringMatching(/^figtree-common-[\w-]{8}\.woff2$/),
    ]);
  });

  it('is small', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(9 * 1024);
  });
});
