import { useState } from 'react';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { useTask } from '../../platform/use-task.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { SignInArea } from '../sign-in/sign-in-area.ts';
import { signOutEverywhere } from './account.client.ts';
import { AccountRow, AccountRows, AccountSection, Outcome } from './account-section.tsx';
import { AddPassword } from './add-password.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';

/** How the person signs in: address, password, and on which devices. */
export function SignInSection({ area }: { readonly area: SignInArea }) {
  const { email } = useSignedIn();
  const isWithPassword = useHasPassword();
  const [open, setOpen] = useState<'email' | 'password' | 'everywhere' | null>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const close = () => setOpen(null);
  return (
    <AccountSection title="Signing in" lead="We’ll ask for your password again before you change these.">
      <AccountRows>
        <AccountRow
          label="Email"
          detail={email}
          action={<Button onClick={() => setOpen('email')}>Change email</Button>}
        />
        {isWithPassword === false ? (
          <AddPassword area={area} email={email} />
        ) : (
          <AccountRow
            label="Password"
            detail="Changing it signs you out on every other device."
            action={<Button onClick={() => setOpen('password')}>Change password</Button>}
          />
        )}
        <AccountRow
          label="Devices"
          detail="Have you lost a phone, or signed in on a computer that isn’t yours?"
          action={<Button onClick={() => setOpen('everywhere')}>Sign out everywhere</Button>}
        />
      </AccountRows>
      <Outcome>
        <span>
          {askedFor === null
            ? ''
            : `We’ve sent a link to ${askedFor}. Your address only changes when you open it. `}
        </span>
        <span>{isChanged ? 'Your password has been changed.' : ''}</span>
      </Outcome>
      {open === 'email' ? (
        <ChangeEmailDialog
          isWithPassword={isWithPassword !== false}
          onClose={close}
          onAsked={(address) => {
            setAskedFor(address);
            close();
          }}
        />
      ) : null}
      {open === 'password' ? (
        <ChangePasswordDialog
          onClose={close}
          onChanged={() => {
            setChanged(true);
            close();
          }}
        />
      ) : null}
      {open === 'everywhere' ? <SignOutEverywhere onClose={close} /> : null}
    </AccountSection>
  );
}

function SignOutEverywhere({ onClose }: { readonly onClose: () => void }) {
  const task = useTask(signOutEverywhere);
  return (
    <ConfirmDialog
      task={task}
      input={undefined}
      title="Sign out on every device?"
      confirmLabel="Sign out everywhere"
      cancelLabel="Stay signed in"
      onClose={onClose}
    >
      <p>You’ll be signed out here straight away, and on every other device within 5 minutes.</p>
    </ConfirmDialog>
  );
}
