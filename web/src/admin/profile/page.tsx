import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { users } from '../../firebase/records/user.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { AccountSection, AccountSections } from '../../views/account/account-section.tsx';
import { DetailsForm } from '../../views/account/details-form.tsx';
import { MissingAccount } from '../../views/account/missing-account.tsx';
import { PreferencesForm } from '../../views/account/preferences-form.tsx';
import { SignInSection } from '../../views/account/sign-in-section.tsx';

const mails = [
  {
    name: 'new-message-notification',
    label: 'New messages',
    hint: 'When a client’s message hasn’t been read after 2 minutes.',
  },
  { name: 'file-upload-notification', label: 'New files', hint: 'When a client adds files to a project.' },
] as const;

export default function AdminProfilePage() {
  const user = useSignedIn();
  return (
    <>
      <PageHead title="Your profile" lead={`You are signed in as ${user.email}.`} />
      <AccountSections>
        <Feature subject="your details" loading={<LoadingState lines={4} />}>
          <OwnSections />
        </Feature>
        <SignInSection area="admin" />
      </AccountSections>
    </>
  );
}

function OwnSections() {
  const { uid } = useSignedIn();
  const own = useRecord(users, uid);
  if (!own) return <MissingAccount />;
  return (
    <>
      <AccountSection title="Your details" lead="Clients see this name next to your messages.">
        <DetailsForm profile={own} withPhone={false} />
      </AccountSection>
      <AccountSection
        title="Emails you get"
        lead="We always send requests, answers and anything that needs your attention. You can switch these off."
      >
        <PreferencesForm preferences={own.notificationPreferences} mails={mails} />
      </AccountSection>
    </>
  );
}
