// Loaded into the emulators' process before anything else. The local Hosting answers addresses that it can't decode,
// or that are too long for a file name, with a 500 before calling our functions, and some crash the emulators; the
// real one does neither. Here such an address becomes one that is merely not found, and our own page says so.
import diagnostics from 'node:diagnostics_channel';
import files from 'node:fs/promises';

// A name too long for a file (a ticket's, say) matches no file.
const { stat } = files;
files.stat = /** @type {typeof stat} */ (
  (/** @type {Parameters<typeof stat>} */ ...asked) =>
    stat(...asked).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENAMETOOLONG') error.code = 'ENOENT';
      throw error;
    })
);

/** @param {string} part of a path, as it was sent */
function mendPart(part) {
  try {
    const name = decodeURIComponent(part);
    if (name === '.' || name === '..') return name;
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * As browsers resolve a path, and never above the top.
 * @param {string[]} parts
 */
function withoutDots(parts) {
  /** @type {string[]} */
  const resolved = [];
  for (const part of parts) {
    if (part === '..') resolved.splice(Math.max(resolved.length - 1, 1));
    else if (part !== '.') resolved.push(part);
  }
  return resolved.length > 1 ? resolved.join('/') : '/';
}

/** @param {string} url of a request: path and query */
export function mendAddress(url) {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const mended = withoutDots(path.split('/').map(mendPart));
  // Two leading slashes are taken for a host, and an invalid one crashes the emulators.
  const standing = URL.canParse(mended, 'http://host') ? mended : mended.replace(/^[/\\]+/, '/');
  return standing + url.slice(path.length);
}

const hosting = Number(new URL(process.env.SITE_ORIGIN ?? 'http://127.0.0.1:0').port);

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  if (request.url && request.socket.localPort === hosting) request.url = mendAddress(request.url);
});
