import { adminPaths } from '@agency/domain/site/admin-paths';
import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

export function NoSuchPost() {
  return (
    <>
      <PageHead title="Post not found" />
      <EmptyState
        seed="no-such-post"
        title="We can’t find this post"
        action={<ButtonLink href={adminPaths.blog()}>Back to the blog</ButtonLink>}
      >
        <p>Check the address, or look for its title in the list.</p>
      </EmptyState>
    </>
  );
}
