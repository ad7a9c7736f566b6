import { paths } from '@agency/domain/site/paths';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Lead } from '../../ui/text.tsx';
import styles from './offline.module.css';

/** Shown at any address that could not be reached, so 'Try again' goes to that address. Works without script. */
export default function OfflinePage() {
  return (
    <div className={styles.page}>
      <h1>You are offline</h1>
      <Lead>This page needs a connection, and there is none at the moment.</Lead>
      <p className={styles.help}>
        Pages that you have read before open without one. A quote request that you began is kept on this
        device. Nothing that you have sent us is lost.
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
