import { useState } from 'react';
import { useOperation } from '../../platform/use-operation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** The address is not proved: sends the link that does it once more. */
export function ConfirmAgain({ email }: { readonly email: string }) {
  const operation = useOperation('resendMyVerification');
  const [answer, setAnswer] = useState('');
  const send = async (): Promise<void> => {
    setAnswer('');
    const result = await operation.run({});
    if (result) setAnswer(result.sent ? 'Sent. It can take a minute.' : 'Your address is confirmed already.');
  };
  return (
    <Callout
      tone="warning"
      title="Your email address is not confirmed"
      actions={
        <Button size="small" busy={operation.busy} onClick={() => void send()}>
          Send the link again
        </Button>
      }
    >
      <p>{`Open the link that we sent to ${email}. Quotes and projects appear after that.`}</p>
      <p role="status">{answer}</p>
      {operation.error ? <p role="alert">{operation.error.message}</p> : null}
    </Callout>
  );
}
