import { blogPostDraft } from '@agency/domain/blog-post/draft';
import { type BlogPostPreview, blogPost } from '@agency/domain/blog-post/schema';
import type { PostPreview } from '@agency/domain/site/content';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDocument } from '../../platform/firestore.ts';
import { isMac, isSigned, keyIdForm, macForm, sign } from '../../platform/signed-text.ts';
import { mintPostPictureTicket } from '../picture/ticket.ts';
import { postDraftRef, postRef } from './store.ts';

/** How long a preview can be read. */
export const previewDays = 7;

const tokenForm = new RegExp(`^(${keyIdForm})\\.([A-Za-z0-9-]{10,64})\\.(${macForm})$`);

function contentOf(postId: string, rotation: number): string {
  return `${postId}|${rotation}`;
}

export function isPreviewOpen(preview: BlogPostPreview | null, now: Date): boolean {
  return preview !== null && preview.endedAt === null && preview.expiresAt.getTime() > now.getTime();
}

/** Made where it is shown, and never stored. */
export function previewUrl(config: Config, postId: string, rotation: number): string {
  const { keyId, mac } = sign(config, 'preview', contentOf(postId, rotation));
  return absoluteUrl(config.origin, paths.preview(`${keyId}.${postId}.${mac}`));
}

interface PreviewToken {
  readonly keyId: string;
  readonly postId: string;
  readonly mac: string;
}

/** A token's parts by its form alone, without key and database; null for what can't be one. */
function readToken(token: string): PreviewToken | null {
  const [, keyId, postId, mac] = tokenForm.exec(token) ?? [];
  if (keyId === undefined || postId === undefined || mac === undefined) return null;
  return isMac(mac) ? { keyId, postId, mac } : null;
}

/** The draft that a token opens now, read at every request; null where it opens nothing, whatever the reason. */
export async function previewBehind(deps: Deps, token: string): Promise<PostPreview | null> {
  const parts = readToken(token);
  if (parts === null) return null;
  const post = await findDocument(blogPost, postRef(deps, parts.postId));
  const preview = post?.preview ?? null;
  if (post === null || preview === null || !isPreviewOpen(preview, deps.clock())) return null;
  if (!isSigned(deps.config, 'preview', contentOf(parts.postId, preview.rotation), parts)) return null;
  const draft = await findDocument(blogPostDraft, postDraftRef(deps, parts.postId));
  if (draft === null) return null;
  const { id: _id, version: _version, updatedBy: _by, checkAgainOn: _day, slug, updatedAt, ...text } = draft;
  return {
    post: {
      ...text,
      slug: slug || post.slug,
      publishedAt: (post.publishAt ?? updatedAt).toISOString(),
      updatedAt: updatedAt.toISOString(),
      words: text.body.split(/\s+/).length,
    },
    pictureTicket: mintPostPictureTicket(deps.config, parts.postId, deps.clock()),
    by: preview.byName,
    expiresAt: preview.expiresAt.toISOString(),
  };
}
