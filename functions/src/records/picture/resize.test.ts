import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resize } from './resize.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c1d36' } });

describe('resize', () => {
  it.each(['avif', 'webp'] as const)('makes a narrower picture as %s', async (format) => {
    const original = await picture(1000, 500).jpeg().toBuffer();
    const made = await sharp(await resize(original, { width: 480, format })).metadata();
    expect([made.width, made.height, made.format]).toEqual([480, 240, format === 'avif' ? 'heif' : 'webp']);
  });

  it('never enlarges', async () => {
    const made = await resize(await picture(300, 200).png().toBuffer(), { width: 960, format: 'webp' });
    expect((await sharp(made).metadata()).width).toBe(300);
  });

  it.each(['avif', 'webp'] as const)('shrinks a picture that is taller than %s allows', async (format) => {
    const shot = await picture(400, 20_000).png().toBuffer();
    const { width, height } = await sharp(await resize(shot, { width: 480, format })).metadata();
    expect([width, height]).toEqual([328, 16_383]);
  });

  it('sends a photo of more pixels than we hold at half its size, upright, and makes its sizes', async () => {
    const photo = await picture(8064, 6048).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const own = await sharp(await resize(photo, null)).metadata();
    expect([own.width, own.height, own.format]).toEqual([3024, 4032, 'jpeg']);
    const small = await sharp(await resize(photo, { width: 480, format: 'webp' })).metadata();
    expect([small.width, small.height]).toEqual([480, 640]);
  });

  it('says what to do about a picture of more pixels than can be read', async () => {
    const drawing = await picture(8000, 6000).png().toBuffer();
    for (const variant of [null, { width: 480, format: 'webp' }] as const) {
      const refused = { code: 'too-large', message: expect.stringContaining('save a smaller copy') };
      await expect(resize(drawing, variant)).rejects.toMatchObject(refused);
    }
  });

  it('turns a picture upright and drops its camera metadata', async () => {
    const original = await picture(400, 200)
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await sharp(await resize(original, { width: 480, format: 'webp' })).metadata();
    expect([made.width, made.height]).toEqual([200, 400]);
    expect([made.exif, made.orientation]).toEqual([undefined, undefined]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'draws a %s anew in its own size, upright, without a word of the camera',
    async (type) => {
      const original = await picture(400, 200)
        .withExif({
          IFD0: { Copyright: 'Somebody', Make: 'Camera', Artist: 'The owner' },
          IFD2: { BodySerialNumber: 'SN-1234567' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        [type]()
        .toBuffer();
      expect(original.includes('SN-1234567')).toBe(true);
      const made = Buffer.from(await resize(original, null));
      const { width, height, exif, xmp, iptc, orientation, format } = await sharp(made).metadata();
      expect([width, height]).toEqual([200, 400]);
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(format).toBe(type === 'avif' ? 'heif' : type);
      for (const word of ['Somebody', 'The owner', 'SN-1234567', 'GPS'])
        expect(made.includes(word)).toBe(false);
    },
  );

  it('leaves an animation moving where it is opened by itself', async () => {
    const frames = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 64, height: 64, channels: 3 as const, background },
    }));
    const moving = await sharp(await Promise.all(frames.map((each) => sharp(each).png().toBuffer())), {
      join: { animated: true },
    })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(await resize(moving, null)).metadata()).pages).toBe(2);
  });

  it.each(['gif', 'webp'] as const)('shows only the first frame of an animated %s', async (type) => {
    const frames = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 64, height: 64, channels: 3 as const, background },
    }));
    const moving = await sharp(await Promise.all(frames.map((each) => sharp(each).png().toBuffer())), {
      join: { animated: true },
    })
      [type]({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    for (const format of ['webp', 'avif'] as const) {
      const made = await resize(moving, { width: 480, format });
      const { width, height, pages = 1 } = await sharp(made, { animated: true }).metadata();
      expect([width, height, pages]).toEqual([64, 64, 1]);
      const { dominant } = await sharp(made).stats();
      expect(dominant.r).toBeGreaterThan(200);
      expect(dominant.b).toBeLessThan(50);
    }
  });

  it('opens no picture that decodes to more pixels than memory holds', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    await expect(resize(bomb, { width: 480, format: 'webp' })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it.each([
    ['a drawing that can run script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['no picture', 'just words'],
  ])('refuses %s', async (_what, content) => {
    await expect(resize(Buffer.from(content), { width: 480, format: 'webp' })).rejects.toMatchObject({
      code: 'unsupported-type',
    });
  });

  it('carries on after a failure', async () => {
    const broken = resize(Buffer.from('just words'), { width: 480, format: 'webp' });
    const fine = resize(await picture(10, 10).png().toBuffer(), { width: 480, format: 'webp' });
    await expect(broken).rejects.toThrow();
    expect((await fine).byteLength).toBeGreaterThan(0);
  });
});
