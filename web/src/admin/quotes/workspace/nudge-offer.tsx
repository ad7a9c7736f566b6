import { type NudgeReason, nudgeOf } from '@agency/domain/quote/nudge';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { formatDate, formatInstantDate } from '@agency/domain/shared/format';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { daysLeft } from '../../shared/time-words.ts';
import styles from './workspace.module.css';

interface Props {
  readonly head: QuoteHead;
  readonly now: Date;
  readonly onNudge: () => void;
}

/** Offers to ask the client about a quote that waits for an answer; nothing while it is too early or too late. */
export function NudgeOffer({ head, now, onNudge }: Props) {
  const { reason, obstacle } = nudgeOf(head, now);
  if (reason === null || obstacle !== null) return null;
  return (
    <div className={styles.trouble}>
      <Callout
        tone="info"
        title={reasonInWords(head, reason, now)}
        actions={
          <Button size="small" onClick={onNudge}>
            Send a nudge
          </Button>
        }
      >
        <p>You can send one short email to ask about it.</p>
      </Callout>
    </div>
  );
}

function reasonInWords({ validUntil, viewedAt }: QuoteHead, reason: NudgeReason, now: Date): string {
  if (reason === 'ending' && validUntil !== null) {
    return `This quote ends on ${formatDate(validUntil)} (${daysLeft(validUntil, now)})`;
  }
  return viewedAt === null
    ? 'This quote is waiting for an answer'
    : `Opened on ${formatInstantDate(viewedAt)} and not answered yet`;
}
