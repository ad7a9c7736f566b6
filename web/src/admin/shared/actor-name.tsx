import { actorWords } from '@agency/domain/audit/values';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { users } from '../../firebase/records/user.ts';

interface ActorNameProps {
  readonly uid: string;
  /** Who it was, where the account is closed. */
  readonly gone: string;
}

/** Who did what the audit log tells of: 'Ada Admin: '. May suspend. */
export function ActorName({ uid, gone }: ActorNameProps) {
  const person = useRecord(users, uid);
  return <span>{`${person?.displayName || gone}: `}</span>;
}

/** What an account is called that is no longer there. */
export const deletedAccount = 'Someone whose account has been deleted';

/** Who did something, by their own record as it is now: 'Ada Admin', 'The system'. */
export function Actor({ actor }: { readonly actor: string }) {
  const words = actorWords(actor);
  if (words !== null) return <span>{words}</span>;
  return (
    <Feature subject="who it was" loading="…" missing={deletedAccount}>
      <Person uid={actor} />
    </Feature>
  );
}

function Person({ uid }: { readonly uid: string }) {
  const person = useRecord(users, uid);
  return <span>{person === null ? deletedAccount : person.displayName || person.email}</span>;
}
