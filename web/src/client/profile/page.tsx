import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { users } from '../../firebase/records/user.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { isLinked } from '../../firebase/session/state.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { AccountSection, AccountSections } from '../../views/account/account-section.tsx';
import { DetailsForm } from '../../views/account/details-form.tsx';
import { MissingAccount } from '../../views/account/missing-account.tsx';
import { PreferencesForm } from '../../views/account/preferences-form.tsx';
import { SignInSection } from '../../views/account/sign-in-section.tsx';
import { ConfirmAgain } from '../shared/confirm-again.tsx';
import { CompanySections } from './company-section.tsx';
import { DataSection } from './data-section.tsx';

const mails = [
  {
    name: 'new-message-notification',
    label: 'New messages',
    hint: 'When you haven’t read a message from us after 2 minutes.',
  },
  {
    name: 'project-update-notification',
    label: 'News about your project',
    hint: 'When we publish an update.',
  },
  { name: 'file-upload-notification', label: 'New files', hint: 'When we add files to your project.' },
] as const;

export default function ClientProfilePage() {
  const user = useSignedIn();
  return (
    <>
      <PageHead title="Your account" lead={`You are signed in as ${user.email}.`} />
      <AccountSections>
        {user.emailVerified ? null : <ConfirmAgain email={user.email} />}
        <Feature subject="your details" loading={<LoadingState lines={4} />}>
          <OwnSections />
        </Feature>
        {isLinked(user) ? (
          <Feature subject="your company" loading={<LoadingState lines={3} />}>
            <CompanySections />
          </Feature>
        ) : null}
        <SignInSection area="client" />
        <DataSection />
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
      <AccountSection title="Your details">
        <DetailsForm profile={own} withPhone />
      </AccountSection>
      <AccountSection
        title="Emails you get"
        lead="We always send quotes, invoices and anything that needs a response. You can switch these off."
      >
        <PreferencesForm preferences={own.notificationPreferences} mails={mails} />
      </AccountSection>
    </>
  );
}
