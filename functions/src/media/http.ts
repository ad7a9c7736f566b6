import { type HttpHandler, param } from '../platform/http.ts';
import { namesItsContent, readMediaPath } from '../records/picture/variant.ts';
import { isOfDraftsAlone } from './of-drafts.ts';
import { findShown, noPicture, sendPicture } from './send-picture.ts';

/** `GET /media/{path}` and `/media/{path}/{width}.{format}`: the site's pictures, for everybody. */
export const getMedia: HttpHandler = async (request, deps) => {
  const asked = readMediaPath(param(request, 'rest'));
  if (asked === null) return noPicture();
  const original = await findShown(deps, asked.original);
  if (original === null || (await isOfDraftsAlone(deps, asked.original))) return noPicture();
  const headers = { 'Cache-Control': cacheControl(asked.original) };
  return sendPicture(request, deps, { asked, original, headers, counted: request.caller });
};

function cacheControl(original: string): string {
  return namesItsContent(original)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, s-maxage=300, stale-while-revalidate=60';
}
