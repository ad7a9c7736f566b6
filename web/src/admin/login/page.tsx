import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { SignInPage } from '../../views/sign-in/sign-in-page.tsx';

export default function AdminLoginPage() {
  return (
    <SignInPage
      area="admin"
      aside={
        <p>
          New on the team? <Anchor href={adminPaths.register()}>Ask for access</Anchor>. Clients sign in{' '}
          <Anchor href={paths.client.login()}>on their own page</Anchor>.
        </p>
      }
    />
  );
}
