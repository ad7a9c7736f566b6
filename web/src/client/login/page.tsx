import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { ForInvoice } from '../../views/sign-in/for-invoice.tsx';
import { SignInPage } from '../../views/sign-in/sign-in-page.tsx';

export default function ClientLoginPage() {
  return (
    <SignInPage
      area="client"
      intro={<ForInvoice />}
      aside={
        <p>
          New here? <Anchor href={paths.client.register()}>Create your account</Anchor>. You can also open a
          quote or project from the link in our email, without an account.
        </p>
      }
    />
  );
}
