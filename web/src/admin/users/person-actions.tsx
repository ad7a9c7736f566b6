import type { Stored } from '@agency/domain/shared/parse';
import type { User } from '@agency/domain/user/schema';
import { useState } from 'react';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { AccountRow, AccountRows } from '../../views/account/account-section.tsx';
import { PersonActionDialog } from './person-action-dialog.tsx';
import { useAdminCount } from './queries.ts';
import { type PersonAction, personActions } from './user-actions.ts';

interface Props {
  readonly user: Stored<User>;
  /** Runs after an action. */
  readonly onDone: (action: PersonAction) => void;
}

/** What staff can do with an account; what isn't possible says why. */
export function PersonActions({ user, onDone }: Props) {
  const { uid } = useSignedIn();
  const admins = useAdminCount();
  const [asked, setAsked] = useState<PersonAction | null>(null);
  const actions = personActions({ user, isSelf: user.id === uid, admins });
  return (
    <>
      <AccountRows>
        {actions.map((action) => (
          <AccountRow
            key={action.operation}
            label={action.label}
            detail={action.reason ?? action.consequence}
            action={
              <Button
                size="small"
                variant={action.tone === 'danger' ? 'danger' : 'secondary'}
                disabledReason={action.reason}
                reasonHidden
                about={action.label.slice(action.verb.length).trim()}
                onClick={() => setAsked(action)}
              >
                {action.verb}
              </Button>
            }
          />
        ))}
      </AccountRows>
      {asked ? (
        <PersonActionDialog action={asked} uid={user.id} onClose={() => setAsked(null)} onDone={onDone} />
      ) : null}
    </>
  );
}
