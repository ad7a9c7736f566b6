import { attachmentNamed } from '../platform/http/disposition.ts';
import { apiHeaders, type HttpHandler } from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { quoteBehind } from '../records/link/view.ts';
import { openedLink, refuseToken } from './http.ts';

/**
 * `GET /api/links/quote/{token}/pdf`: the quote behind the link, as a PDF. Reading changes nothing, but rendering is
 * expensive, so it is rate-limited.
 */
export const getLinkQuotePdf: HttpHandler = async (request, deps) => {
  const link = await openedLink(deps, request, 'quote');
  await consumeLimit(deps, 'papers', request.caller);
  const view = await quoteBehind(deps, link);
  if (view === null) return refuseToken(deps, request);
  // The renderer is loaded only where a PDF is made.
  const { quotePdf } = await import('../pdf/documents.ts');
  const { fileName, contentType, bytes } = await quotePdf(deps, link.documentId, view.offer.version);
  const headers = {
    ...apiHeaders,
    'Content-Type': contentType,
    'Content-Disposition': attachmentNamed(fileName),
  };
  return { status: 200, headers, body: bytes };
};
