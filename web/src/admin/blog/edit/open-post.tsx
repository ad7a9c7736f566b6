import type { BlogPost } from '@agency/domain/blog-post/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useState } from 'react';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { blogPostDrafts, blogPosts } from '../../../firebase/records/blog-post.ts';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { useOperation } from '../../../firebase/use-operation.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PostEditor } from './editor.tsx';
import { NoSuchPost } from './no-such-post.tsx';
import { type FoundCopies, findCopies } from './writing/draft-copies.ts';

/** A post with its draft, and what an earlier visit left unsaved in this browser. */
export function OpenPost({ postId }: { readonly postId: string }) {
  const post = useRecord(blogPosts, postId);
  return post === null ? <NoSuchPost /> : <WithDraft post={post} />;
}

function WithDraft({ post }: { readonly post: Stored<BlogPost> }) {
  const { uid } = useSignedIn();
  const draft = useRecord(blogPostDrafts, post.id, 'draft');
  const copies = useCopies(uid, post.id);
  if (draft === null) return <MissingDraft postId={post.id} />;
  if (copies === undefined) return <LoadingState label="Opening the post" lines={8} />;
  return <PostEditor post={post} draft={draft} copies={copies} uid={uid} />;
}

/** Undefined while this browser is asked. */
function useCopies(uid: string, postId: string): FoundCopies | undefined {
  const [copies, setCopies] = useState<FoundCopies>();
  useEffect(() => {
    let isGone = false;
    void findCopies({ uid, postId }, Date.now()).then((found) => {
      if (!isGone) setCopies(found);
    });
    return () => {
      isGone = true;
    };
  }, [uid, postId]);
  return copies;
}

/** A post of before there were drafts: what is public becomes one. */
function MissingDraft({ postId }: { readonly postId: string }) {
  const { run, error } = useOperation('startBlogPost');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found missing
  useEffect(() => {
    void run({ postId });
  }, [postId]);
  if (error === null) return <LoadingState label="Opening the post" lines={8} />;
  return (
    <Callout tone="danger" title="We couldn’t open the post" announce="alert">
      <p>{error.message}</p>
    </Callout>
  );
}
