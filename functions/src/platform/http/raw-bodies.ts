import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';

/** Google's front end accepts no more, nor does the body parser that runs before every function. */
const maxBytes = 31 * 1024 * 1024;

/** The content type that was really sent. */
export const sentType = 'x-sent-content-type';
/** Set when the body was longer than any that we accept. */
export const sentTooMuch = 'x-sent-too-much';

/**
 * The server framework parses bodies by their type before we do, and answers a malformed one itself, with an HTML page
 * that shows a stack trace. So the type is set aside when a request begins, the body arrives as the bytes that were
 * sent, and we parse it, answering as the contract says. For processes that serve HTTP functions of ours, never
 * callables.
 */
export function preserveRawBodies(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) setTypeAside(message.request.headers);
  });
}

export function setTypeAside(headers: IncomingHttpHeaders): void {
  const type = headers['content-type'];
  delete headers[sentType];
  delete headers[sentTooMuch];
  if (type !== undefined) headers[sentType] = type;
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    headers[sentTooMuch] = '1';
    delete headers['content-type'];
  } else {
    headers['content-type'] = 'application/octet-stream';
  }
}

function isRequestStart(message: unknown): message is { request: { headers: IncomingHttpHeaders } } {
  return typeof message === 'object' && message !== null && 'request' in message;
}
