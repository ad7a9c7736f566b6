import type { SessionEnd } from '@agency/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Callout } from '../../ui/callout.tsx';
import styles from './sign-in.module.css';

const words: Readonly<Record<SessionEnd, string>> = {
  lost: 'Your session has ended. For your safety, please sign in again.',
  ownTab:
    'You did not choose to stay signed in on this device, so every new tab and window asks for your password. Then you go on to the page that you wanted.',
  everywhere: 'You are signed out on every device.',
  deleted: 'Your account is deleted. Thank you for having been here.',
  addressChanged: 'Your new email address is confirmed. Sign in with it from now on.',
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
