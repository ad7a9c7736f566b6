import { pictureRefusals } from '@agency/domain/picture/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePicture, refusalOf } from './prepare-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type = '', content = 'a') => new File([content], name, { type });

describe('a file that is to be a picture', () => {
  it.each([
    ['IMG_1.JPG', '', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg', 'image/jpeg'],
    ['image', 'image/png', 'image/png'],
    ['a.webp', '', 'image/webp'],
    ['a.avif', '', 'image/avif'],
    ['a.gif', '', 'image/gif'],
  ])('%s is sent as what it is', async (name, type, contentType) => {
    const chosen = file(name, type);
    expect(await preparePicture(chosen)).toEqual({ file: chosen, contentType });
  });

  it.each(['a.svg', 'a.pdf', 'a', 'a.tiff'])('%s is refused before any of it is sent', async (name) => {
    expect(refusalOf(file(name))).toBe(pictureRefusals.notPicture);
    await expect(preparePicture(file(name))).rejects.toThrow(pictureRefusals.notPicture);
  });

  it('is neither empty nor larger than the bucket takes', () => {
    expect(refusalOf(file('a.png', '', ''))).toBe('The file is empty');
    expect(refusalOf({ name: 'a.png', type: '', size: 51 * 1024 * 1024 })).toMatch(
      /^A picture can be up to 50 MB/,
    );
  });
});

describe('a photo of an iPhone', () => {
  it('becomes a JPEG where the browser can read it', async () => {
    class Canvas {
      getContext = () => ({ drawImage: () => {} });
      convertToBlob = async () => new Blob(['jpeg'], { type: 'image/jpeg' });
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
    const { file: made, contentType } = await preparePicture(file('IMG_1.HEIC', 'image/heic'));
    expect([made.name, made.type, contentType]).toEqual(['IMG_1.jpg', 'image/jpeg', 'image/jpeg']);
  });

  it('is refused elsewhere, with how to send a JPEG', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded');
    });
    await expect(preparePicture(file('IMG_1.heic'))).rejects.toThrow(pictureRefusals.heic);
  });
});
