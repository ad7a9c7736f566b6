import { type BlogPostDraftText, blogPostDraft, emptyDraft } from '@agency/domain/blog-post/draft';
import { blogPost } from '@agency/domain/blog-post/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { publishBlogPost } from '../../functions/src/blog-post/publish.ts';
import { startBlogPost } from '../../functions/src/blog-post/start.ts';
import { unique } from '../support/suite.ts';
import { asStaff, type World } from './world.ts';

// Posts made as staff make them: started, typed into as a browser does it, published.

export const wholeText = (rest: Partial<BlogPostDraftText> = {}): BlogPostDraftText => ({
  ...emptyDraft,
  title: 'What a website costs',
  slug: unique('costs'),
  excerpt: 'Prices and what they hang on.',
  body: 'First words.',
  author: 'Sam Webb',
  checkAgainOn: '2030-01-01',
  ...rest,
});

export const postPath = (postId: string) => `blogPosts/${postId}`;
export const draftPath = (postId: string) => `blogPosts/${postId}/private/draft`;

export async function storedPost({ deps }: World, postId: string) {
  const path = postPath(postId);
  return parseDocument(blogPost, path, (await deps.db.doc(path).get()).data());
}

export async function storedDraft({ deps }: World, postId: string) {
  const path = draftPath(postId);
  return parseDocument(blogPostDraft, path, (await deps.db.doc(path).get()).data());
}

/** What the browser writes as it is typed; returns the version that it makes. */
export async function type(world: World, postId: string, text: Partial<BlogPostDraftText>): Promise<number> {
  const version = (await storedDraft(world, postId)).version + 1;
  const stamps = { version, updatedAt: world.deps.clock(), updatedBy: 'staff' };
  await world.deps.db.doc(draftPath(postId)).update({ ...text, ...stamps });
  return version;
}

/** A post with a whole draft; `version` is that of its draft. */
export async function startedPost(world: World, rest: Partial<BlogPostDraftText> = {}) {
  const postId = unique('post-for-a-test');
  await startBlogPost(world.deps, { postId }, asStaff);
  return { postId, version: await type(world, postId, wholeText(rest)) };
}

/** The same, public from now on. */
export async function publishedPost(world: World, rest: Partial<BlogPostDraftText> = {}) {
  const { postId, version } = await startedPost(world, rest);
  const { slug } = await publishBlogPost(world.deps, { postId, version, when: { kind: 'now' } }, asStaff);
  return { postId, version, slug };
}
