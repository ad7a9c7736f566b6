import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import styles from './sign-in.module.css';

interface LookInMailboxProps {
  readonly address: string;
  readonly children: ReactNode;
  readonly onBack?: (() => void) | undefined;
}

/** The only response to registrations and resets, whether we know the address or not. */
export function LookInMailbox({ address, children, onBack }: LookInMailboxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.mailbox} role="status">
      <MailIcon size={32} />
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p>{children}</p>
      <p className={styles.note}>
        We’re using the address <strong className={styles.address}>{address}</strong>. Emails can take a
        minute to arrive. Check your spam folder too. If you ask again, we may not send another email each
        time, so use the latest. If nothing has arrived within an hour, try again or contact us.
      </p>
      {onBack ? (
        <Button variant="quiet" className={styles.back} onClick={onBack}>
          Back
        </Button>
      ) : null}
    </div>
  );
}
