import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: unknown, response: unknown) => unknown;

export interface ServedCallable {
  readonly url: string;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** What the functions framework adds to Node's request and response for a callable. */
async function dress(request: IncomingMessage, response: ServerResponse) {
  const rawBody = await bodyOf(request);
  const header = (name: string) => request.headers[name.toLowerCase()];
  Object.assign(request, { rawBody, body: JSON.parse(rawBody.toString() || '{}'), header, get: header });
  Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    send(body: unknown) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
      return response;
    },
  });
}

/** Serves a callable as deployed: with all of firebase-functions' wrapping. */
export async function serveCallable(callable: Handler): Promise<ServedCallable> {
  const server = createServer((request, response) => {
    void dress(request, response).then(() => callable(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
