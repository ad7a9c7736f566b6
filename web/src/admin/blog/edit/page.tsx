import { blogPostId } from '@agency/domain/blog-post/schema';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { NoSuchPost } from './no-such-post.tsx';

// Apart, so that the list of its files isn’t in the script that every page has.
const OpenPost = lazy(async () => ({ default: (await import('./open-post.tsx')).OpenPost }));

/** `/admin/blog/edit?id=`: one post. */
export default function EditPostPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  if (!v.is(blogPostId, id)) return <NoSuchPost />;
  return (
    <Feature
      subject="this post"
      loading={<LoadingState label="Opening the post" lines={8} />}
      missing={<NoSuchPost />}
      resetKey={id}
    >
      <OpenPost key={id} postId={id} />
    </Feature>
  );
}
