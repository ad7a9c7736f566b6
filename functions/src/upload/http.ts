import { uploadLimits } from '@agency/domain/upload/limits';
import { type HttpHandler, jsonResponse, refuseCrossSite, refuseLongBody } from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { readFiles } from './multipart.ts';
import { storeUploads } from './store.ts';

/** The files and what multipart puts around them. */
const maxBytes = uploadLimits.publicBytes * uploadLimits.publicFiles + 64 * 1024;

/** `POST /api/uploads`: files for a form that is sent later. */
export const postUploads: HttpHandler = async (request, deps) => {
  refuseCrossSite(request);
  await consumeLimit(deps, 'uploads', request.caller);
  refuseLongBody(request, maxBytes);
  const files = await storeUploads(deps, await readFiles(request));
  return jsonResponse(201, { files });
};
