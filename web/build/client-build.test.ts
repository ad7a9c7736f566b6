import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { borderBreaches } from './check-borders.ts';
import { entryFile, toClientAssets } from './client-assets.ts';
import { leanFirebase } from './lean-firebase.ts';
import { leanRouter } from './lean-router.ts';
import { whereCodeRuns } from './where-code-runs.ts';

const web = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'web-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

function outputOf(result: Awaited<ReturnType<typeof build>>): Output {
  if (!Array.isArray(result) && 'output' in result) return result.output;
  throw new Error('one build was expected');
}

/** Bytes of scripts (gzip) that a browser fetches for a file of the manifest. */
function scriptBytes(addresses: readonly string[]): number {
  return addresses.reduce(
    (sum, address) => sum + gzipSync(readFileSync(join(folder, address)), { level: 9 }).length,
    0,
  );
}

describe('the client build', () => {
  let output: Output = [];
  let manifest: Manifest = {};
  beforeAll(async () => {
    // As `web/build.ts` runs: under the test runner's own environment JSX would be compiled for development.
    vi.stubEnv('NODE_ENV', 'production');
    const options = {
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      mode: 'production',
    } as const;
    output = outputOf(await build({ ...options, build: { outDir: folder } }));
    manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    // In a fresh clone it encodes all pictures, which takes longer than the rest.
  }, 300_000);
  afterAll(() => vi.unstubAllEnvs());

  it('keeps Firebase off public pages and server code out of browsers', () => {
    expect(borderBreaches(output)).toEqual([]);
  });

  it('would notice Firebase on a public page', () => {
    const tainted = output.map((item) =>
      item.type === 'chunk' && item.facadeModuleId?.endsWith('/src/site/home/page.tsx')
        ? { ...item, moduleIds: [...item.moduleIds, '/x/node_modules/@firebase/app/dist/index.js'] }
        : item,
    );
    expect(borderBreaches(tainted)).toEqual([
      '/x/node_modules/@firebase/app/dist/index.js reaches site/home',
    ]);
  });

  it('would notice server code', () => {
    const tainted = output.map((item) =>
      item.type === 'chunk' && item.isEntry
        ? { ...item, moduleIds: [...item.moduleIds, '/x/home.server.ts'] }
        : item,
    );
    expect(borderBreaches(tainted)).toHaveLength(1);
  });

  it('has no index.html, which Hosting would serve in place of the home page', () => {
    expect(output.filter(({ fileName }) => fileName.endsWith('.html'))).toEqual([]);
  });

  it('stays within the budget after the first sign of intent', () => {
    const assets = toClientAssets(manifest, folder);
    const forPage = (page: string) =>
      scriptBytes([...assets.entry, ...(assets.scripts[`src/site/${page}/page.tsx`] ?? [])]);
    expect(assets.entry).toHaveLength(1);
    expect(scriptBytes(assets.entry)).toBeLessThanOrEqual(91_000);
    // The worker and its registration (9.5 kB) come on top of these, and make 115 kB.
    expect(forPage('contact')).toBeLessThanOrEqual(105_500);
    expect(forPage('packages')).toBeLessThanOrEqual(105_500);
    expect(forPage('quote')).toBeLessThanOrEqual(105_500);
  });

  it('is compiled as visitors get it', () => {
    const modules = output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []));
    expect(modules.filter((id) => /jsx-dev-runtime/.test(id))).toEqual([]);
  });

  it('leaves out what only libraries ask for', () => {
    const modules = output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []));
    const unused = /node_modules\/(?:@firebase\/(?:database|remote-config)|re2js)\//;
    expect(modules.filter((id) => unused.test(id))).toEqual([]);
  });

  it('takes what it uses of the production build of the router, and nothing else', () => {
    const chunks = output.filter((item) => item.type === 'chunk');
    const router = chunks.flatMap(({ modules }) =>
      Object.entries(modules).filter(([id]) => id.includes('/node_modules/react-router/')),
    );
    expect(router.filter(([id]) => id.includes('/development/'))).toEqual([]);
    expect(router.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)).toBeLessThan(21_000);
  });

  it('knows styles and scripts of every public page', () => {
    const assets = toClientAssets(manifest, folder);
    expect(assets.entry.at(-1)).toBe(`/${manifest[entryFile]?.file}`);
    for (const file of Object.keys(manifest).filter((key) => /^src\/site\/.*page\.tsx$/.test(key))) {
      expect(assets.scripts[file], file).not.toEqual([]);
      for (const sheet of assets.css[file] ?? []) expect(assets.cssText[sheet], sheet).toBeTruthy();
    }
  });
});

describe('libraries that the build changes', () => {
  it.each([
    ['React Router', leanRouter(), /no production build, no names, no contexts, no boundaries found/],
    ['Firebase', leanFirebase(), /ask no longer for re2js, firebase\/database/],
  ])('stop it where %s is no longer as it was', async (_name, plugin, words) => {
    const root = mkdtempSync(join(folder, 'library-'));
    writeFileSync(join(root, 'entry.ts'), 'console.log(1);');
    const input = join(root, 'entry.ts');
    const options = { write: false, rolldownOptions: { input } };
    await expect(
      build({ root, configFile: false, logLevel: 'silent', plugins: [plugin], build: options }),
    ).rejects.toThrow(words);
  });
});

describe('where code runs', () => {
  const buildOf = (files: Record<string, string>, ssr: boolean) => {
    const root = mkdtempSync(join(folder, 'case-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    return build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [whereCodeRuns()],
      build: { write: false, ssr, rolldownOptions: { input: join(root, 'entry.ts') } },
    });
  };

  it('stops a build that takes server code to the browser', async () => {
    const files = {
      'entry.ts': "import { secret } from './key.server.ts';\nconsole.log(secret);",
      'key.server.ts': "export const secret = 'x';",
    };
    await expect(buildOf(files, false)).rejects.toThrow(/key\.server\.ts runs on the server only/);
    await expect(buildOf(files, true)).resolves.toBeDefined();
  });

  it('leaves browser code out of the server bundle', async () => {
    const files = {
      'entry.ts': "export const load = () => import('./sdk.client.ts');",
      'sdk.client.ts': "export const sdk = 'the browser SDK';",
    };
    const code = outputOf(await buildOf(files, true))
      .map((item) => (item.type === 'chunk' ? item.code : ''))
      .join('');
    expect(code).not.toContain('the browser SDK');
  });
});
