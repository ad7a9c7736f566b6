import { createHash } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A proxy between the local Hosting, which only compresses files, and a measured browser. */
export interface CompressingFront {
  readonly origin: string;
  close(): Promise<void>;
}

const isText = /^(?:text\/|application\/(?:javascript|json|xml|rss\+xml|manifest\+json)|image\/svg)/;
/** As a CDN does on the fly: quick rather than smallest. */
const quality = 5;
/** The same bytes are compressed once. */
const maxCached = 500;

type Encoding = 'br' | 'gzip';
const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body) => gzipSync(body, { level: 6 }),
};

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

function read(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(Buffer.concat(chunks)));
    answer.once('error', reject);
  });
}

/** Answers as the site at `origin` does, with its texts compressed as the real Hosting sends them. */
export async function startCompressingFront(origin: string): Promise<CompressingFront> {
  const { hostname, port, host } = new URL(origin);
  const cache = new Map<string, Buffer>();
  const compressed = (body: Buffer, encoding: Encoding): Buffer => {
    const key = `${encoding} ${createHash('sha256').update(body).digest('hex')}`;
    const small = cache.get(key) ?? compress[encoding](body);
    if (cache.size < maxCached) cache.set(key, small);
    return small;
  };
  const pass = async (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => {
    const body = await read(answer);
    const {
      'content-length': _length,
      'transfer-encoding': _chunked,
      connection: _hop,
      ...headers
    } = answer.headers;
    const encoding = isText.test(headers['content-type'] ?? '') ? encodingFor(request) : undefined;
    const status = answer.statusCode ?? 502;
    if (encoding === undefined || body.byteLength < 200 || status === 304) {
      response.writeHead(status, headers).end(body);
      return;
    }
    response.writeHead(status, { ...headers, 'content-encoding': encoding }).end(compressed(body, encoding));
  };
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    const options = { hostname, port, path: request.url, method: request.method, headers };
    const asked = ask(options, (answer) => {
      pass(answer, request, response).catch(() => response.destroy());
    });
    asked.once('error', () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The compressing front has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
