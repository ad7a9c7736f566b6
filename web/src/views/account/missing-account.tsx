import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** The person's document is created at sign-in; where that failed, the next load tries again. */
export function MissingAccount() {
  return (
    <Callout
      tone="warning"
      title="We’re still setting up your account"
      announce="status"
      actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>This takes a few seconds after you first sign in.</p>
    </Callout>
  );
}
