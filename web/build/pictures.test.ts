import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cache = join(folder, 'cache');
const root = join(folder, 'web');
afterAll(() => rmSync(folder, { recursive: true }));

async function buildOnce(ssr: boolean): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures(cache)],
    build: { write: false, ssr, rolldownOptions: { input: join(root, 'entry.ts') } },
  });
  if (!Array.isArray(result) && 'output' in result) return result;
  throw new Error('one build was expected');
}

const assetsOf = ({ output }: Rolldown.RolldownOutput) =>
  output.flatMap((each) => (each.type === 'asset' ? [each] : []));
const codeOf = ({ output }: Rolldown.RolldownOutput) =>
  output.map((each) => ('code' in each ? each.code : '')).join('');
const addressesIn = (code: string) => new Set(code.match(/\/assets\/[\w-]+\.(?:avif|webp)/g));

describe('pictures of the build', () => {
  let client: Rolldown.RolldownOutput;
  let server: Rolldown.RolldownOutput;
  beforeAll(async () => {
    mkdirSync(root);
    const screen = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0c1d36' } })
      .png()
      .toBuffer();
    writeFileSync(join(root, 'screen.png'), screen);
    writeFileSync(
      join(root, 'entry.ts'),
      "import picture from './screen.png?picture';\nconsole.log(picture);",
    );
    client = await buildOnce(false);
    server = await buildOnce(true);
  }, 180_000);

  it('are named by both builds alike, and made by the one for browsers', () => {
    const named = addressesIn(codeOf(client));
    expect(named.size).toBe(6);
    expect(addressesIn(codeOf(server))).toEqual(named);
    expect(new Set(assetsOf(client).map(({ fileName }) => `/${fileName}`))).toEqual(named);
    expect(assetsOf(server)).toEqual([]);
  });

  it('come as AVIF and WebP, no wider than the original, with its ratio', async () => {
    for (const { fileName, source } of assetsOf(client)) {
      const { width, height, format } = await sharp(Buffer.from(source)).metadata();
      expect(format, fileName).toBe(fileName.endsWith('.avif') ? 'heif' : 'webp');
      // The widest is made under the name of the next width and is as wide as the original.
      expect(width, fileName).toBe(Math.min(900, Number(/-(\d+)-[0-9a-f]{8}\./.exec(fileName)?.[1])));
      expect((height ?? 0) / (width ?? 1), fileName).toBeCloseTo(600 / 900, 2);
    }
    const code = codeOf(client);
    expect(code).toMatch(/-480-[0-9a-f]{8}\.avif 480w, [^"]*-720-[0-9a-f]{8}\.avif 720w, [^"]* 900w/);
    expect(code).toMatch(/"?width"?: ?900/);
    expect(code).toMatch(/"?height"?: ?600/);
  });

  it('are encoded once on a machine', async () => {
    const times = () => readdirSync(cache).map((name) => [name, statSync(join(cache, name)).mtimeMs]);
    const before = times();
    expect(before.map(([name]) => name).toSorted()).toEqual(
      assetsOf(client)
        .map(({ fileName }) => basename(fileName))
        .toSorted(),
    );
    await buildOnce(false);
    expect(times()).toEqual(before);
  });
});
