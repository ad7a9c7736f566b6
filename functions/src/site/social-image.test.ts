import type { PageRenderer, SocialCard } from '@agency/domain/site/render';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../platform/deps.ts';
import { ContentUnavailable } from './content-cache.ts';
import { socialImages } from './social-image.ts';
import { drawSocialPicture } from './social-picture.tsx';

const hash = '0123456789abcdef';
const card: SocialCard = {
  address: `/social/services/websites/${hash}.png`,
  title: 'Websites that answer your customers’ questions',
  brandName: 'Downland Digital',
  host: 'downland.example',
  contour: { lines: 'M0 300q200 50 400 0', indexLines: 'M0 400q200 50 400 0' },
};

/** The renderer knows one page; nothing in this test reads the database. */
function makeImages(draw?: (card: SocialCard) => Promise<Uint8Array>) {
  const renderer: Pick<PageRenderer, 'socialCard'> = {
    socialCard: async (path) => (path === '/services/websites' ? card : null),
  };
  const images = socialImages(renderer as PageRenderer, draw);
  const deps = { db: {}, clock: () => new Date(0) } as Deps;
  return (rest: string) => images(rest, deps);
}

describe('the picture of a page', () => {
  it('is a PNG of 1200 × 630 with words and lines on it', async () => {
    const bytes = await drawSocialPicture(card);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(150_000);
    const without = await drawSocialPicture({ ...card, title: '' });
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(without))).not.toBe(0);
    const brightest = async (picture: Uint8Array, top: number) => {
      const part = await sharp(picture).extract({ left: 80, top, width: 900, height: 140 }).png().toBuffer();
      const { channels } = await sharp(part).stats();
      return channels[0]?.max ?? 0;
    };
    // Chalk text on the night: bright where the title is, dark where it is left out; the brand is at the foot.
    expect(await brightest(bytes, 72)).toBeGreaterThan(200);
    expect(await brightest(without, 72)).toBeLessThan(120);
    expect(await brightest(bytes, 480)).toBeGreaterThan(200);
  });

  it.each([['Łódź and Ελλάδα'], ['A'.repeat(400)]])(
    'can be drawn for the title %s',
    async (title) => {
      expect((await drawSocialPicture({ ...card, title })).byteLength).toBeGreaterThan(2_000);
    },
    30_000,
  );

  it('is drawn once for concurrent requests, and cached for good under its own address', async () => {
    let drawn = 0;
    const get = makeImages(async () => {
      drawn += 1;
      return new Uint8Array([1]);
    });
    const answers = await Promise.all([1, 2, 3].map(() => get(`services/websites/${hash}.png`)));
    expect(drawn).toBe(1);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers['Content-Type']).toBe('image/png');
      expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('shows the current title under the address of an older one, and draws nothing more for it', async () => {
    let drawn = 0;
    const get = makeImages(async () => {
      drawn += 1;
      return new Uint8Array([1]);
    });
    for (let index = 0; index < 5; index += 1) {
      const { status, headers } = await get(`services/websites/${String(index).repeat(16)}.png`);
      expect(status).toBe(200);
      expect(headers['Cache-Control']).not.toContain('immutable');
    }
    expect(drawn).toBe(1);
  });

  it.each([
    `no/such/page/${hash}.png`,
    `${hash}.png`,
    'services/websites/short.png',
    `services/websites/${hash}.svg`,
    'services/websites',
    '',
    `services/websites/${hash}.png/x`,
  ])('is not found for %s', async (rest) => {
    const { status } = await makeImages(async () => new Uint8Array())(rest);
    expect(status).toBe(404);
  });

  it('is unavailable while its title can’t be read', async () => {
    const renderer: Pick<PageRenderer, 'socialCard'> = {
      socialCard: () => Promise.reject(new ContentUnavailable('settings')),
    };
    const images = socialImages(renderer as PageRenderer, async () => new Uint8Array());
    const deps = { db: {}, clock: () => new Date(0) } as Deps;
    const { status, headers } = await images(`services/websites/${hash}.png`, deps);
    expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([
      503,
      '10',
      'private, no-store',
    ]);
  });

  it('is tried again after it could not be drawn', async () => {
    let tries = 0;
    const get = makeImages(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no memory');
      return new Uint8Array([1]);
    });
    await expect(get(`services/websites/${hash}.png`)).rejects.toThrow('no memory');
    expect((await get(`services/websites/${hash}.png`)).status).toBe(200);
  });
});
