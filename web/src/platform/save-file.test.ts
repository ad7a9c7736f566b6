import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile, fromAnswer } from './save-file.ts';

afterEach(() => vi.unstubAllGlobals());

const pdf = 'application/pdf';

it('returns all the bytes of an answer', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const file = fromAnswer({
    fileName: 'a.pdf',
    contentType: pdf,
    base64: Buffer.from(bytes).toString('base64'),
  });
  expect(file.content.type).toBe(pdf);
  expect(new Uint8Array(await file.content.arrayBuffer())).toEqual(bytes);
});

it('saves a fetched file under the name that the server gives it', async () => {
  const headers = {
    'Content-Type': pdf,
    'Content-Disposition': 'attachment; filename="Quote Q-7K3M9P v2.pdf"',
  };
  vi.stubGlobal('fetch', async () => new Response('%PDF', { headers }));
  const file = await fetchFile('/api/links/quote/token/pdf', 'Quote.pdf');
  expect(file.fileName).toBe('Quote Q-7K3M9P v2.pdf');
  expect(await file.content.text()).toBe('%PDF');
});

it('uses the fallback name where the server gives none', async () => {
  vi.stubGlobal('fetch', async () => new Response('%PDF'));
  expect((await fetchFile('/x', 'Quote.pdf')).fileName).toBe('Quote.pdf');
});

it('says what the server said', async () => {
  const body = { error: { code: 'link-not-valid', message: 'This link no longer works.' } };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }));
  await expect(fetchFile('/x', 'a.pdf')).rejects.toThrow('This link no longer works.');
});

it('says that the server could not be reached, or answered with something else', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(fetchFile('/x', 'a.pdf')).rejects.toThrow('We can’t reach the server');
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(fetchFile('/x', 'a.pdf')).rejects.toThrow('Something went wrong on our side');
});
