import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { User } from '@agency/domain/user/schema';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card, PageHead } from '../../../ui/app/card.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/app/states.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { withoutOpen } from '../../shared/open-record.ts';
import { PersonActions } from '../person-actions.tsx';
import { PersonDetails } from '../person-details.tsx';
import { useUser } from '../queries.ts';
import { nameOf, personState } from '../user-actions.ts';
import { MailsCard } from './mails-card.tsx';
import styles from './person.module.css';
import { SeesCard } from './sees-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useDescription } from './use-description.ts';

/** One person with an account: who they are, how they sign in, what they can see, what we emailed them. */
export function PersonRecord({ uid }: { readonly uid: string }) {
  return (
    <Feature
      subject="this person"
      loading={<LoadingState label="Opening the person" lines={8} />}
      missing={<NoSuchPerson />}
    >
      <Person uid={uid} />
    </Feature>
  );
}

/** The list as it was before the person was opened. */
function useBackHref(): string {
  const [query] = useSearchParams();
  const rest = withoutOpen(query).toString();
  return rest === '' ? adminPaths.users() : `${adminPaths.users()}?${rest}`;
}

function NoSuchPerson() {
  const back = useBackHref();
  return (
    <>
      <PageHead title="Person not found" />
      <EmptyState
        seed="no-such-person"
        title="We can’t find this person"
        action={<ButtonLink href={back}>Back to users</ButtonLink>}
      >
        <p>Their account may have been deleted. Look for the name or email address in the list.</p>
      </EmptyState>
    </>
  );
}

function Person({ uid }: { readonly uid: string }) {
  const user = useUser(uid);
  if (!user) return <NoSuchPerson />;
  return <Found user={user} />;
}

function Found({ user }: { readonly user: Stored<User> }) {
  const back = useBackHref();
  const navigate = useNavigate();
  const { description, failure, isBusy, reload } = useDescription(user.id);
  const { label, tone } = personState(user);
  return (
    <>
      <PageHead
        above={<Anchor href={back}>Back to users</Anchor>}
        title={nameOf(user)}
        status={<StatusBadge tone={tone}>{label}</StatusBadge>}
      />
      {failure === null ? null : (
        <ErrorState
          title="We couldn’t load sign-ins, emails and what they can see"
          message={failure}
          onRetry={reload}
          retrying={isBusy}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {description ? <SeesCard described={description} /> : null}
          {description ? <MailsCard described={description} /> : null}
          {description === null && failure === null ? (
            <LoadingState label="Loading what they can see" lines={6} />
          ) : null}
        </div>
        <div className={styles.column}>
          <Card title="Details">
            <PersonDetails user={user} />
          </Card>
          {description ? <SignInCard described={description} user={user} /> : null}
          <Card title="Their data">
            <p>
              <Anchor href={adminPaths.dataRequests({ of: user.id })}>
                Export, correct or erase their data
              </Anchor>
            </p>
          </Card>
          <Card title="Actions">
            <PersonActions
              user={user}
              onDone={({ operation }) => (operation === 'deleteUser' ? navigate(back) : reload())}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
