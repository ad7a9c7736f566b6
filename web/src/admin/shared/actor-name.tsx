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
