import { mailto } from '@agency/domain/shared/mailto';
import styles from './text.module.css';

interface MailLinkProps {
  readonly address: string;
  /** Filled in for them, where we need to know what it is about. */
  readonly subject?: string;
}

/** An address to write to: whole on the next line where it does not fit on this one, and only then broken at its '@'. */
export function MailLink({ address, subject }: MailLinkProps) {
  const at = address.lastIndexOf('@');
  return (
    <a href={mailto(address, subject)} className={styles.address}>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </a>
  );
}
