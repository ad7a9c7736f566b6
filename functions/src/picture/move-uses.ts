import { type BlogPostDraft, blogPostDraft } from '@agency/domain/blog-post/draft';
import { type BlogPost, blogPost } from '@agency/domain/blog-post/schema';
import { draftOfPost, draftText } from '@agency/domain/blog-post/text';
import { pathsReplaced, withPictureReplaced } from '@agency/domain/picture/places';
import type { Picture } from '@agency/domain/picture/schema';
import { type PortfolioItem, portfolioItem } from '@agency/domain/portfolio-item/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { findDocument, withoutId } from '../platform/firestore.ts';
import { notedOfDraft, postDraftRef, replaceDraft } from '../records/blog-post/store.ts';
import { usesOfPicture } from '../records/picture/uses.ts';

const action = 'replacePicture';

interface Move {
  readonly from: Stored<Picture>;
  readonly to: Stored<Picture>;
}

/** Puts one picture in place of another wherever that is used, each place in a commit of its own; how many there were. */
export async function moveUses(deps: Deps, actor: string, move: Move): Promise<number> {
  const moved = new Set<string>();
  // What has been changed is no use any more: the next ones come up.
  for (;;) {
    const uses = (await usesOfPicture(deps, move.from.path)).filter(({ ref }) => !moved.has(ref.path));
    if (uses.length === 0) return moved.size;
    for (const { kind, ref } of uses) {
      const moveIn = kind === 'post' ? moveInPost : moveInItem;
      await commit(deps, (unit) => moveIn(deps, unit, { actor, ref, move }));
      moved.add(ref.path);
    }
  }
}

interface Moving {
  readonly actor: string;
  readonly ref: DocumentReference;
  readonly move: Move;
}

const wordsOf = ({ from, to }: Move): string => `‘${to.name}’ in place of ‘${from.name}’`;

type Text = Pick<BlogPost, 'cover' | 'body'>;

function inText({ cover, body }: Text, { from, to }: Move): Text {
  return {
    cover: cover === from.path ? to.path : cover,
    body: withPictureReplaced(body, from.path, to.path),
  };
}

/** What everybody reads and what is being written; an open editor notices that its draft is another's now. */
async function moveInPost(deps: Deps, unit: UnitOfWork, { actor, ref, move }: Moving): Promise<void> {
  const post = await findDocument(blogPost, ref, unit);
  if (post === null) return;
  const draft = await findDocument(blogPostDraft, postDraftRef(deps, post.id), unit);
  const now = deps.clock();
  const shown = inText(post, move);
  const isShown = shown.cover !== post.cover || shown.body !== post.body;
  const after: BlogPost = {
    ...withoutId(post),
    ...shown,
    textChangedAt: isShown && post.textChangedAt !== null ? now : post.textChangedAt,
    updatedAt: now,
    updatedBy: 'system',
  };
  const text = draft === null ? draftOfPost(after) : inDraft(deps, unit, post.id, draft, move);
  unit.set(ref, { ...after, ...notedOfDraft(after, text) });
  const logged = { before: { cover: post.cover }, after: { cover: after.cover } };
  audit(deps, unit, { actor, action, ref, ...logged, words: wordsOf(move) });
}

function inDraft(deps: Deps, unit: UnitOfWork, postId: string, draft: Stored<BlogPostDraft>, move: Move) {
  const before: BlogPostDraft = withoutId(draft);
  const text = { ...draftText(draft), ...inText(draft, move) };
  const isShown = text.cover !== draft.cover || text.body !== draft.body;
  return isShown ? replaceDraft(deps, unit, postId, { before, text, by: 'system' }) : draftText(draft);
}

async function moveInItem(deps: Deps, unit: UnitOfWork, { actor, ref, move }: Moving): Promise<void> {
  const item = await findDocument(portfolioItem, ref, unit);
  if (item === null) return;
  const after = inItem(item, move);
  unit.update(ref, { ...after, updatedAt: deps.clock(), updatedBy: 'system' });
  const logged = { before: { images: item.images }, after: { images: after.images } };
  audit(deps, unit, { actor, action, ref, ...logged, words: wordsOf(move) });
}

function inItem(
  { images, body, pictures }: PortfolioItem,
  { from, to }: Move,
): Pick<PortfolioItem, 'images' | 'body' | 'pictures'> {
  const { path, width, height } = to;
  return {
    images: images.map((image) => (image.path === from.path ? { ...image, path, width, height } : image)),
    body: withPictureReplaced(body, from.path, path),
    pictures: pathsReplaced(pictures, from.path, path),
  };
}
