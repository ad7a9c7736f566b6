import type { PersonDescription } from '@agency/domain/user/description';
import type { User } from '@agency/domain/user/schema';
import { Card } from '../../../ui/app/card.tsx';
import { KeyValue, Muted } from '../../../ui/text.tsx';
import { momentShort } from '../../shared/time-words.ts';
import styles from './person.module.css';
import { blindWords, methodWords } from './person-words.ts';

interface Props {
  readonly described: PersonDescription;
  readonly user: User;
}

/** How a person signs in, when they last did, and since when sessions count. */
export function SignInCard({ described: { account }, user }: Props) {
  if (account === null) {
    return (
      <Card title="Sign-in">
        <p>{blindWords.noAccount}</p>
      </Card>
    );
  }
  const { isVerified, lastActiveAt, lastSignInAt, methods, sessionsFrom } = account;
  return (
    <Card title="Sign-in">
      <KeyValue
        items={[
          { key: 'Last sign-in', value: at(lastSignInAt, 'Never') },
          { key: 'Last active', value: at(lastActiveAt, 'Not known') },
          { key: 'Sessions valid from', value: at(sessionsFrom, 'No session has counted yet') },
          { key: 'Address', value: isVerified ? 'Confirmed' : 'Not confirmed yet' },
          {
            key: 'Signs in with',
            value:
              methods.length === 0 ? (
                <Muted>Nothing</Muted>
              ) : (
                <ul className={styles.plain}>
                  {methods.map((method) => (
                    <li key={`${method.provider} ${method.address}`}>{methodWords(method, user.email)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Card>
  );
}

function at(moment: number | null, otherwise: string) {
  return moment === null ? <Muted>{otherwise}</Muted> : momentShort(new Date(moment));
}
