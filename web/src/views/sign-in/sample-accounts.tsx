import { email } from '@agency/domain/shared/fields';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { Dialog } from '../../ui/app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SampleAccount } from './sign-in.client.ts';
import styles from './sign-in.module.css';

const accounts: readonly SampleAccount[] = [
  { name: 'Client Example', email: 'client@example.com' },
  { name: 'Gwen Google', email: 'gwen.google@example.com' },
];

interface SampleAccountsProps {
  readonly onChoose: (account: SampleAccount) => void;
  readonly onClose: () => void;
}

/** Stands in for Google's popup on the emulators: any address can be chosen. */
export function SampleAccounts({ onChoose, onClose }: SampleAccountsProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = v.safeParse(email, typed);
    if (address.success) onChoose({ name: address.output.split('@')[0] ?? '', email: address.output });
    else setError(address.issues[0].message);
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Choose a sample Google account"
      description="This site runs on local emulators, so no real Google account is used."
    >
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className={styles.account} onClick={() => onChoose(account)}>
              <span>{account.name}</span>
              <span className={styles.note}>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className={styles.otherAccount}>
        <TextField
          name="googleEmail"
          label="Another Google address"
          type="email"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Use this address</Button>
      </form>
    </Dialog>
  );
}
