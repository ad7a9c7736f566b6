import { paths } from '@agency/domain/site/paths';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Lead } from '../../ui/text.tsx';
import styles from './offline.module.css';

/** Shown at any address that could not be reached, so 'Try again' goes to that address. Works without script. */
export default function OfflinePage() {
  return (
    <div className={styles.page}>
      <h1>You are offline</h1>
      <Lead>This page needs an internet connection.</Lead>
      <p className={styles.help}>
        You can still open pages you’ve already read. If you’ve started a quote request, it’s stored on this
        device. Nothing you’ve sent us has been lost.
      </p>
      <ButtonRow>
        <ButtonLink href="" reload variant="primary">
          Try again
        </ButtonLink>
        <ButtonLink href={paths.home()} reload>
          Go to the home page
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
