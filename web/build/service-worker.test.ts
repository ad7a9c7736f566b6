import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRegistration, buildServiceWorker } from './service-worker.ts';

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

  it('is registered by a module that imports nothing, and weighs 9.5 kB with it', async () => {
    const address = await buildRegistration({ root, outDir });
    expect(address).toMatch(/^\/assets\/register-worker-[\w-]{8}\.js$/);
    const registration = readFileSync(join(outDir, address), 'utf8');
    expect(registration).not.toMatch(/\bimport\s*[({'"]|\bexport\s*[{]/);
    expect(registration).toContain('/sw.js');
    const bytes = [code, registration].map((text) => gzipSync(text, { level: 9 }).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(9_500);
  });
});
