// Loaded into the emulators' process before anything else. The local Hosting answers addresses that it can't decode, or
// that are too long for a file's name, with a 500 before any function of ours is asked, and some end the
// emulators altogether; the real one does neither. Here such an address becomes one that is merely not found, as
// our own page then says.
import diagnostics from 'node:diagnostics_channel';

/** Bytes of the longest name that file systems take, with '.html' behind it. */
const LONGEST_NAME = 250;

/** @param {string} part of a path, as it was sent */
function mendPart(part) {
  try {
    const name = decodeURIComponent(part);
    if (name === '.' || name === '..') return name;
    if (Buffer.byteLength(name) <= LONGEST_NAME) return part;
    return `${part.replaceAll('%', '').slice(0, LONGEST_NAME - 1)}-`;
  } catch {
    return part.replaceAll('%', '%25').slice(0, LONGEST_NAME - 1);
  }
}

/** @param {string} url of a request: path and query */
export function mendAddress(url) {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const parts = path.split('/').map(mendPart);
  const joined = parts.join('/');
  // Two slashes at the front are taken for a host, and one that is none ends the emulators.
  const standing = URL.canParse(joined, 'http://host') ? joined : joined.replace(/^\/+/, '/');
  // Resolved as browsers do, and never above the top.
  const isMoving = parts.some((part) => part === '.' || part === '..');
  const mended = isMoving ? new URL(standing.replace(/^\/+/, '/'), 'http://host').pathname : standing;
  return mended + url.slice(path.length);
}

const hosting = Number(new URL(process.env.SITE_ORIGIN ?? 'http://127.0.0.1:0').port);

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  if (request.url && request.socket.localPort === hosting) request.url = mendAddress(request.url);
});
