import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ClockIcon, InfoIcon, SuccessIcon } from '../../../ui/icons.tsx';
import type { Move } from './booking.ts';
import styles from './gym-app.module.css';
import { memberOf } from './members.ts';
import { moveWords } from './words.ts';

export interface Happening {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly moves: readonly Move[];
}

interface NewsProps {
  readonly happening: Happening | null;
  readonly me: string;
  readonly onBecome: (memberId: string) => void;
}

function MoveLine({ move, me, onBecome }: { move: Move } & Omit<NewsProps, 'happening'>) {
  const Icon = move.kind === 'promoted' ? SuccessIcon : ClockIcon;
  return (
    <li className={cx(move.kind === 'promoted' && styles.good)}>
      <Icon />
      <span>{moveWords(move)}</span>
      {move.memberId === me ? null : (
        <Button size="small" variant="quiet" onClick={() => onBecome(move.memberId)}>
          {`Look as ${memberOf(move.memberId).name}`}
        </Button>
      )}
    </li>
  );
}

/** The result of the last action, and for whom: announced to screen readers. */
export function News({ happening, me, onBecome }: NewsProps) {
  return (
    <div role="status" aria-label="What happened" className={styles.news}>
      {happening ? (
        <ul className={styles.newsList}>
          <li className={cx(!happening.isRefusal && styles.good)}>
            {happening.isRefusal ? <InfoIcon /> : <SuccessIcon />}
            <span>{happening.text}</span>
          </li>
          {happening.moves.map((move) => (
            <MoveLine key={`${move.kind} ${move.memberId} ${move.classId}`} {...{ move, me, onBecome }} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
