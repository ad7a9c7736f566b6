import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';

/** Google's front end takes no more, nor does the body parser that stands before every function. */
const maxBytes = 31 * 1024 * 1024;

/** The content type that was really sent. */
export const sentType = 'x-sent-content-type';
/** Set when the body was longer than any that we take. */
export const sentTooMuch = 'x-sent-too-much';

/**
 * The server framework before us parses bodies by their type and answers a malformed one itself, as an HTML page with a
 * stack trace. So the type is put aside when a request begins, the body comes as the bytes that were sent, and we parse
 * it, answering as the contract says. For processes that serve HTTP functions of ours, never for callables.
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
