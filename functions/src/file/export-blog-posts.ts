import { randomUUID } from 'node:crypto';
import { blogPostDraft } from '@agency/domain/blog-post/draft';
import {
  type ExportedPost,
  markdownFile,
  markdownName,
  picturesToExport,
} from '@agency/domain/blog-post/markdown-file';
import { blogPostQueries } from '@agency/domain/blog-post/queries';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import type { BlogPostStatus } from '@agency/domain/blog-post/status';
import { differsFromPublic, draftOfPost, draftText } from '@agency/domain/blog-post/text';
import { londonDate } from '@agency/domain/shared/dates';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { ticketPath } from '@agency/domain/site/files';
import { absoluteUrl } from '@agency/domain/site/paths';
import { strToU8 } from 'fflate';
import type { Deps } from '../platform/deps.ts';
import { everySnapshot, parseIfReadable } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { findObject, readObject } from '../platform/storage.ts';
import { savePostExport, type ZippedFile } from '../records/blog-post/export-file.ts';
import { postDraftRef } from '../records/blog-post/store.ts';
import { mintTicket } from './ticket.ts';

/** What one file can hold of pictures, and one call can gather. */
const mostBytes = 1024 ** 3;

/** By how a post stands. */
const folders = { published: 'posts', draft: 'drafts', archived: 'archived' } as const satisfies Record<
  BlogPostStatus,
  string
>;

interface Counts {
  posts: number;
  pictures: number;
  missing: number;
  unreadable: number;
}

/**
 * Puts all posts together for one of the staff: a Markdown file each (a second one of changes that aren't published), and
 * their pictures in `media/`; in the store for an hour, and a ticket for it.
 * @throws AppError `failed-precondition` where the pictures are too large for one file.
 */
export const exportBlogPosts: OperationHandler<'exportBlogPosts'> = async (deps, _input, { person }) => {
  await consumeLimit(deps, 'postExports', person.uid);
  const exportId = randomUUID();
  let counts = nothingYet();
  await savePostExport(deps, { uid: person.uid, exportId }, () => {
    counts = nothingYet();
    return filesOf(deps, counts);
  });
  const now = deps.clock();
  const ticket = mintTicket(deps.config, { kind: 'blogPosts', on: londonDate(now), exportId }, person, now);
  return { url: absoluteUrl(deps.config.origin, ticketPath(ticket)), ...counts };
};

const nothingYet = (): Counts => ({ posts: 0, pictures: 0, missing: 0, unreadable: 0 });

async function* filesOf(deps: Deps, counts: Counts): AsyncGenerator<ZippedFile> {
  const pictures = new Set<string>();
  const names = new Map(Object.values(folders).map((folder) => [folder, new Set<string>()]));
  for await (const snapshot of everySnapshot(deps.db, blogPostQueries.blogPostsToExport, [])) {
    const post = parseIfReadable(deps, blogPost, snapshot);
    if (post === null) counts.unreadable += 1;
    else counts.posts += 1;
    for (const text of post === null ? [] : await textsOf(deps, post)) {
      const folder = folders[text.status];
      const name = `${folder}/${markdownName(text, names.get(folder) ?? new Set())}`;
      yield { name, bytes: strToU8(markdownFile(text)), isPacked: false };
      for (const place of picturesToExport(text)) pictures.add(place);
    }
  }
  yield* picturesAt(deps, pictures, counts);
}

/** What is public of a post, and what is worked on where that says something else. */
async function textsOf(deps: Deps, post: Stored<BlogPost>): Promise<ExportedPost[]> {
  const { id, status, publishAt } = post;
  const draft = parseIfReadable(deps, blogPostDraft, await postDraftRef(deps, id).get());
  const worked = draft === null ? draftOfPost(post) : draftText(draft);
  if (status !== 'published') return [{ ...worked, id, status, publishAt }];
  const open: ExportedPost = { ...draftOfPost(post), id, status, publishAt };
  if (!differsFromPublic(worked, post)) return [open];
  return [open, { ...worked, id, status: 'draft', publishAt: null }];
}

async function* picturesAt(
  deps: Deps,
  places: ReadonlySet<string>,
  counts: Counts,
): AsyncGenerator<ZippedFile> {
  let left = mostBytes;
  for (const place of places) {
    const path = `media/${place}`;
    const object = await findObject(deps, path);
    if (object === null) {
      counts.missing += 1;
      continue;
    }
    left -= object.size;
    if (left < 0) {
      throw new AppError(
        'failed-precondition',
        'The posts’ pictures come to more than 1 GB: too much for one file.',
      );
    }
    counts.pictures += 1;
    yield { name: path, bytes: await readObject(deps, path), isPacked: true };
  }
}
