import type { BlogPostDraft } from '@agency/domain/blog-post/draft';
import { fixedSlugs } from '@agency/domain/blog-post/fixed-slugs';
import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { type BlogPost, type BlogPostText, blogPost, blogPostText } from '@agency/domain/blog-post/schema';
import { blogPostStatuses, isPublic, wasPublic } from '@agency/domain/blog-post/status';
import { draftText, publicText } from '@agency/domain/blog-post/text';
import type { PublishTime } from '@agency/domain/operations/blog-post';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { londonDate, londonInstant } from '@agency/domain/shared/dates';
import { type AppError, type Issue, notRight } from '@agency/domain/shared/errors';
import { line, slug as slugSchema, text } from '@agency/domain/shared/fields';
import { type Stored, toIssues } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { parseAll, runnableQuery, withoutId } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { roomForRevisions } from '../records/blog-post/revisions.ts';
import { notedOfDraft, postRef, readPost, readSeenDraft } from '../records/blog-post/store.ts';
import { holdAddresses } from '../records/content/hold-addresses.ts';
import { clearRedirectAt, movePage } from '../records/redirect/move-page.ts';

const action = 'publishBlogPost';

/** Publishing is a promise, so all of it is parsed first: what a draft may lack, a post must have. */
const whole = v.strictObject({
  ...blogPostText.entries,
  slug: slugSchema,
  excerpt: text('Summary', { max: 400 }),
  body: text('Text', { max: 100_000 }),
  author: line('Author', { max: 100 }),
});

/** @throws AppError `invalid-argument` with an issue for each field that has to change first. */
function parseWhole(draft: BlogPostDraft): BlogPostText & { readonly slug: string } {
  const { checkAgainOn: _day, ...fields } = draftText(draft);
  const parsed = v.safeParse(whole, fields);
  const issues: Issue[] = parsed.success ? [] : toIssues(parsed.issues);
  if (fields.cover !== null && fields.coverAlt.trim() === '') {
    issues.push({ path: 'coverAlt', message: 'Describe the picture for people who can’t see it' });
  }
  if (fixedSlugs.includes(fields.slug)) issues.push(takenBy('a page of the site'));
  if (issues.length > 0 || !parsed.success) throw notRight(issues);
  return parsed.output;
}

function takenBy(what: string): Issue {
  return { path: 'slug', message: `This address is already taken by ${what}. Choose another one` };
}

/** @throws AppError `invalid-argument` where another post has the address. */
async function refuseTaken(deps: Deps, unit: UnitOfWork, postId: string, slug: string): Promise<void> {
  const spec = blogPostQueries.blogPostBySlug;
  const { docs } = await unit.find(runnableQuery(deps.db, spec, [slug, 'published']));
  const other = parseAll(blogPost, docs).find(({ id }) => id !== postId);
  if (other) throw notRight([takenBy(`‘${other.title}’`)]);
}

/**
 * The moment from which everybody reads it. A post that is public stays so; a time that has passed is refused.
 * @throws AppError `invalid-argument`
 */
function publishAtOf(post: BlogPost, when: PublishTime, now: Date): Date {
  if (when.kind === 'now') return isPublic(post, now) && post.publishAt !== null ? post.publishAt : now;
  const [day = '', time = ''] = when.at.split('T');
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const at = isDay(day) && hours < 24 && minutes < 60 ? londonInstant(day, hours, minutes) : null;
  if (at === null) throw wrongTime('Enter a real date and time');
  if (isPublic(post, now)) throw wrongTime('This post is already public: publish your changes now');
  if (at.getTime() <= now.getTime()) throw wrongTime('Choose a time that is still to come');
  return at;
}

const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

function wrongTime(message: string): AppError {
  return notRight([{ path: 'when', message }]);
}

interface Publication {
  readonly post: Stored<BlogPost>;
  readonly draft: BlogPostDraft;
  readonly when: PublishTime;
}

/** The post as everybody will read it; the day it was last read through is that of the publication. */
function published({ post, draft, when }: Publication, now: Date): BlogPost {
  const { slug, ...shown } = parseWhole(draft);
  if (post.status !== 'published') blogPostStatuses.assert(post.status, 'published');
  const publishAt = publishAtOf(post, when, now);
  const isSame = canonicalJson(shown) === canonicalJson(publicText(post)) && post.textChangedAt !== null;
  const head: BlogPost = {
    ...withoutId(post),
    ...shown,
    slug,
    status: 'published',
    publishAt,
    firstPublicAt: wasPublic(post, now) ? (post.firstPublicAt ?? post.publishAt) : publishAt,
    textChangedAt: isSame ? post.textChangedAt : now,
    checkedOn: londonDate(now),
    checkAgainOn: draft.checkAgainOn,
    updatedAt: now,
    updatedBy: 'system',
  };
  return { ...head, ...notedOfDraft(head, { ...draftText(draft), ...shown, slug }) };
}

/** As it is logged: the revision holds the text. */
function logged({ title, slug, status, publishAt, checkAgainOn, categories }: BlogPost) {
  return { title, slug, status, publishAt, checkAgainOn, categories };
}

/**
 * Everybody reads what the draft says, from the time given. A post that was public at another address leaves a redirect
 * there. Publishing what is public already, unchanged, changes nothing but the day of its check.
 * @throws AppError `invalid-argument` with what the draft lacks; `failed-precondition` where somebody saved it since.
 */
export const publishBlogPost: OperationHandler<typeof action> = (
  deps,
  { postId, version, when },
  { person },
) =>
  commit(deps, async (unit) => {
    const now = deps.clock();
    await holdAddresses(deps, unit, 'blog-addresses', postId);
    const post = await readPost(deps, postId, unit);
    const draft = await readSeenDraft(deps, postId, version, unit);
    const after = published({ post, draft, when }, now);
    await refuseTaken(deps, unit, postId, after.slug);
    const room = await roomForRevisions(deps, unit, postId, 1);
    const movedFrom = wasPublic(post, now) && post.slug !== after.slug ? post.slug : null;
    const path = paths.blogPost(after.slug);
    if (movedFrom === null) await clearRedirectAt(deps, unit, path);
    else await movePage(deps, unit, paths.blogPost(movedFrom), path);
    const ref = postRef(deps, postId);
    unit.set(ref, after);
    room.keep(newId(deps.random), draftText(draft), { kind: 'published', name: '', savedBy: person.uid });
    audit(deps, unit, { actor: person.uid, action, ref, before: logged(post), after: logged(after) });
    return { slug: after.slug, publishAt: (after.publishAt ?? now).toISOString(), movedFrom };
  });
