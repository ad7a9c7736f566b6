import { isUnreadable } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../../../firebase/firestore/feature.tsx';
import { Anchor } from '../../../../ui/anchor.tsx';
import { useMergedInto } from '../queries.ts';
import styles from '../record.module.css';

interface Props {
  readonly clientId: string;
  readonly tab: 'account' | 'credit';
}

/** Where the entries are that records had before they were merged into this one; nothing where none was. */
export function EarlierEntries(props: Props) {
  return (
    <Feature subject="the records that were merged" loading={null}>
      <Links {...props} />
    </Feature>
  );
}

function Links({ clientId, tab }: Props) {
  const merged = useMergedInto(clientId).flatMap((one) => (isUnreadable(one) ? [] : [one]));
  if (merged.length === 0) return null;
  return (
    <p className={styles.note}>
      <span>{'Entries from before a merge: '}</span>
      {merged.map(({ id, name }, index) => (
        <span key={id}>
          {index === 0 ? null : <span>{', '}</span>}
          <Anchor href={adminPaths.client(id, { tab })}>{name}</Anchor>
        </span>
      ))}
    </p>
  );
}
