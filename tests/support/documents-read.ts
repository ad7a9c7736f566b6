import type { Page } from '@playwright/test';

const marker = '"documentChange"';
const countIn = (text: string): number => text.split(marker).length - 1;

/**
 * Counts the documents that a page's database connection delivers from now on: what Firestore bills as reads, apart from
 * questions that find nothing.
 */
export async function countDocuments(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const channels = new Set<string>();
  let count = 0;
  let tail = '';
  const take = (base64: string): void => {
    const text = tail + Buffer.from(base64, 'base64').toString('utf8');
    // The end may hold the start of the next marker, but never a whole one.
    tail = text.slice(-(marker.length - 1));
    count += countIn(text);
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/\/Listen\/channel/.test(response.url)) return;
    channels.add(requestId);
    // Where the response has ended already, there is nothing left to stream.
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => take(bufferedData),
      () => channels.delete(requestId),
    );
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (data && channels.has(requestId)) take(data);
  });
  return () => count;
}
