import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** The person's document is created at sign-in; where that failed, the next load tries again. */
export function MissingAccount() {
  return (
    <Callout
      tone="warning"
      title="Your details are not there yet"
      announce="status"
      actions={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      <p>We are still setting up your account. This takes a few seconds after the first sign-in.</p>
    </Callout>
  );
}
