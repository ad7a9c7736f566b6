import { adminPaths } from '@agency/domain/site/admin-paths';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOperation } from '../../../firebase/use-operation.ts';
import { PageHead } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { newId } from '../../shared/new-id.ts';

/** `/admin/blog/new`: starts a post and opens it. */
export default function NewPostPage() {
  const navigate = useNavigate();
  // Made once: a second try, or a second run of the effect, makes no second post.
  const [postId] = useState(newId);
  const { run, error, busy } = useOperation('startBlogPost');
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one run
  useEffect(() => {
    void run({ postId }).then((answer) => {
      if (answer !== null) navigate(adminPaths.blogPost(postId), { replace: true });
    });
  }, [tries]);
  return (
    <>
      <PageHead title="New post" />
      {error === null ? (
        <LoadingState label="Starting the post" lines={6} />
      ) : (
        <Callout
          tone="danger"
          title="We couldn’t start the post"
          announce="alert"
          actions={
            <Button busy={busy} onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
          }
        >
          <p>{error.message}</p>
        </Callout>
      )}
    </>
  );
}
