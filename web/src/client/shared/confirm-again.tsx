import { useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Sends the verification link again. */
export function useSendLinkAgain() {
  const operation = useOperation('resendMyVerification');
  const [answer, setAnswer] = useState('');
  const send = async (): Promise<void> => {
    setAnswer('');
    const result = await operation.run({});
    if (result)
      setAnswer(result.sent ? 'Sent. It can take a minute.' : 'Your address has already been confirmed.');
  };
  return { busy: operation.busy, send, answer: operation.error?.message ?? answer };
}

/** For an unverified address: what that means, and a new link. */
export function ConfirmAgain({ email }: { readonly email: string }) {
  const link = useSendLinkAgain();
  return (
    <Callout
      tone="warning"
      title="Your email address hasn’t been confirmed"
      actions={
        <Button size="small" busy={link.busy} onClick={() => void link.send()}>
          Send the link again
        </Button>
      }
    >
      <p>{`Open the link we sent to ${email}. You’ll then see your quotes and projects.`}</p>
      <p role="status">{link.answer}</p>
    </Callout>
  );
}
