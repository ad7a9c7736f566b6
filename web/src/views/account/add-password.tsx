import { paths } from '@agency/domain/site/paths';
import { useCallback, useState } from 'react';
import { postJson } from '../../platform/post-json.ts';
import { useTask } from '../../platform/use-task.ts';
import { Button } from '../../ui/button.tsx';
import type { SignInArea } from '../sign-in/sign-in-area.ts';
import { AccountRow } from './account-section.tsx';

/** For people who sign in with Google only: a mailed link adds a password. */
export function AddPassword({ area, email }: { readonly area: SignInArea; readonly email: string }) {
  const [isSent, setSent] = useState(false);
  const task = useTask(
    useCallback(() => postJson(paths.api.passwordResets(), { email, area }), [area, email]),
  );
  const send = async (): Promise<void> => {
    await task.run(undefined);
    setSent(true);
  };
  const detail = task.error
    ? task.error.message
    : isSent && !task.busy
      ? `We’ve sent a link to ${email}. Open it to choose a password.`
      : 'You sign in with Google and don’t have a password here.';
  return (
    <AccountRow
      label="Password"
      detail={<span role="status">{detail}</span>}
      action={
        <Button busy={task.busy} onClick={() => void send()}>
          Set a password
        </Button>
      }
    />
  );
}
