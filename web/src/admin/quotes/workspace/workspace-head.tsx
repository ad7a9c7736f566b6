import type { QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { formatDate } from '@agency/domain/shared/format';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { deliveryWords, statusWords, whoOf } from '../../shared/quote-words.ts';
import { daysLeft } from '../../shared/time-words.ts';
import styles from './workspace.module.css';

interface Props {
  readonly head: QuoteHead;
  readonly now: Date;
  readonly back: string;
  /** Undefined where the mail can't be sent again. */
  readonly onResend: (() => void) | undefined;
}

/** The quote's number, recipient, status, and whether its mail arrived. */
export function WorkspaceHead({ head, now, back, onResend }: Props) {
  const { name, detail } = whoOf(head);
  return (
    <>
      <PageHead
        above={<Anchor href={back}>Back to quotes</Anchor>}
        title={`${head.number} ${head.title}`.trim()}
        status={<Badges head={head} now={now} />}
        lead={`${name}, ${detail}${validity(head, now)}`}
      />
      <DeliveryTrouble head={head} onResend={onResend} />
    </>
  );
}

function validity({ validUntil, sentVersion }: QuoteHead, now: Date): string {
  if (validUntil === null || sentVersion === 0) return '';
  return `, valid until ${formatDate(validUntil)} (${daysLeft(validUntil, now)})`;
}

function Badges({ head, now }: { readonly head: QuoteHead; readonly now: Date }) {
  const status = statusWords[effectiveStatus(head, now)];
  const delivery = head.delivery ? deliveryWords[head.delivery] : null;
  return (
    <span className={styles.badges} role="status">
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      {head.beingRevised ? <StatusBadge tone="neutral">Being revised</StatusBadge> : null}
      {delivery ? <StatusBadge tone={delivery.tone}>{delivery.label}</StatusBadge> : null}
    </span>
  );
}

interface TroubleProps {
  readonly head: QuoteHead;
  readonly onResend: (() => void) | undefined;
}

/** The mail did not arrive: shown in place, with the remedy. */
function DeliveryTrouble({ head, onResend }: TroubleProps) {
  const { delivery, recipient } = head;
  if (delivery !== 'failed' && delivery !== 'bounced' && delivery !== 'uncertain') return null;
  const words = {
    failed: 'We couldn’t send the email. You can try again. The link works without it.',
    bounced: 'The recipient’s mail server refused the email. Check the address, or send the link yourself.',
    uncertain: 'We don’t know whether the email was sent or arrived.',
  }[delivery];
  return (
    <div className={styles.trouble}>
      <Callout
        tone={delivery === 'uncertain' ? 'warning' : 'danger'}
        title={`The quote may not have reached ${recipient.email}`}
        actions={
          onResend ? (
            <Button size="small" onClick={onResend}>
              Send the email again
            </Button>
          ) : null
        }
      >
        <p>{words}</p>
      </Callout>
    </div>
  );
}
