import { Button } from '../../../../ui/button.tsx';
import { SuccessIcon, WarningIcon } from '../../../../ui/icons.tsx';
import type { Check } from './checks.ts';
import styles from './checks-panel.module.css';

/** What to look at before it goes out; each of the text leads to its place. */
export function ChecksPanel({
  checks,
  onShow,
}: {
  readonly checks: readonly Check[];
  readonly onShow: (position: number) => void;
}) {
  if (checks.length === 0) {
    return (
      <p className={styles.none}>
        <SuccessIcon size={18} />
        <span>Nothing to correct.</span>
      </p>
    );
  }
  return (
    <ul className={styles.checks}>
      {checks.map(({ key, weight, message, at }) => (
        <li key={key}>
          <WarningIcon size={18} />
          <span>
            <span className={styles.weight}>{weight === 'must' ? 'Before it can go out: ' : ''}</span>
            <span>{message}</span>
          </span>
          {at === undefined ? null : (
            <Button size="small" variant="quiet" about={message} onClick={() => onShow(at)}>
              Show
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
