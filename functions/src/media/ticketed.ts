import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { blogPost } from '@agency/domain/blog-post/schema';
import { picturesOf } from '@agency/domain/blog-post/text';
import { isStaff, personOfSession } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument } from '../platform/firestore.ts';
import { type HttpHandler, param } from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { isPreviewOpen } from '../records/blog-post/preview.ts';
import { postDraftRef, postRef } from '../records/blog-post/store.ts';
import { type PictureTicket, readPictureTicket } from '../records/picture/ticket.ts';
import { readMediaPath } from '../records/picture/variant.ts';
import { findShown, noPicture, sendPicture } from './send-picture.ts';

const headers = {
  'Cache-Control': 'private, max-age=300',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
};

/** `GET /api/pictures/{ticket}/{path}` and `…/{width}.{format}`: a picture for whom its ticket opens it. */
export const getTicketedPicture: HttpHandler = async (request, deps) => {
  const asked = readMediaPath(param(request, 'rest'));
  const ticket = readPictureTicket(deps.config, param(request, 'ticket'), deps.clock());
  if (asked === null || ticket === null || !(await opens(deps, ticket, asked.original))) {
    await consumeLimit(deps, 'badTokens', request.caller);
    return noPicture(headers);
  }
  const original = await findShown(deps, asked.original);
  if (original === null) return noPicture(headers);
  return sendPicture(request, deps, { asked, original, headers, counted: null });
};

/** Does it still open this picture? */
async function opens(deps: Deps, ticket: PictureTicket, original: string): Promise<boolean> {
  if (ticket.opens === 'all') {
    const person = await personOfSession(deps, ticket.uid, ticket.authTime);
    return person !== null && (await isStaff(deps, person));
  }
  const [post, draft] = await Promise.all([
    findDocument(blogPost, postRef(deps, ticket.postId)),
    findDocument(blogPostDraft, postDraftRef(deps, ticket.postId)),
  ]);
  if (post === null || draft === null || !isPreviewOpen(post.preview, deps.clock())) return false;
  return picturesOf(post, draft).includes(original.slice('media/'.length));
}
