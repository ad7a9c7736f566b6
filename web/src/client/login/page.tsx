import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { SignInPage } from '../../views/sign-in/sign-in-page.tsx';

export default function ClientLoginPage() {
  return (
    <SignInPage
      area="client"
      aside={
        <p>
          New here? <Anchor href={paths.client.register()}>Create your account</Anchor>. A quote or project
          also opens from the link in our email, without an account.
        </p>
      }
    />
  );
}
