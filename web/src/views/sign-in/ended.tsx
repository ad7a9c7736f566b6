import type { SessionEnd } from '@agency/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Callout } from '../../ui/callout.tsx';
import styles from './sign-in.module.css';

const words: Readonly<Record<SessionEnd, string>> = {
  lost: 'You’ve been signed out. For your security, please sign in again.',
  ownTab:
    'You didn’t choose to stay signed in on this device, so we ask for your password in each new tab or window. We’ll then take you to the page you wanted.',
  everywhere: 'You’ve been signed out on every device.',
  deleted: 'Your account has been deleted. Thank you for being with us.',
  addressChanged: 'Your new email address is confirmed. Use it to sign in from now on.',
};

function isEnd(value: string | null): value is SessionEnd {
  return value !== null && Object.hasOwn(words, value);
}

/** Why the sign-in page is shown, where a session has just ended. */
export function Ended() {
  const { search } = useLocation();
  const ended = new URLSearchParams(search).get('ended');
  if (!isEnd(ended)) return null;
  const isWarning = ended === 'lost' || ended === 'ownTab';
  return (
    <Callout tone={isWarning ? 'info' : 'success'} announce="status" className={styles.problem}>
      <p>{words[ended]}</p>
    </Callout>
  );
}
