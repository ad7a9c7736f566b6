import type { Message } from '@agency/domain/message/schema';
import { formatDateTime, formatTime } from '@agency/domain/shared/format';
import { Anchor } from '../../ui/anchor.tsx';
import { BrandMark } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './message.module.css';
import { authorOf, type Viewer } from './side-words.ts';
import type { Outbox, Outgoing } from './use-outbox.ts';
import { wordsAndLinks } from './words-and-links.ts';

/** What of a message is shown, stored or on its way. */
export type Shown = Pick<Message, 'body' | 'authorName' | 'authorKind' | 'createdBy' | 'createdAt'> & {
  readonly id: string;
};

interface MessageItemProps {
  readonly message: Shown;
  readonly viewer: Viewer;
  /** How far it has come, where it was sent from here. */
  readonly outgoing: Outgoing | undefined;
  readonly outbox: Outbox;
}

/** One message: who wrote it, from which side, when, and the words. */
export function MessageItem({ message, viewer, outgoing, outbox }: MessageItemProps) {
  const { name, side, isAgency, isOwn } = authorOf(message, viewer);
  const { createdAt } = message;
  return (
    <li className={cx(styles.message, isAgency ? styles.agency : styles.client, isOwn && styles.own)}>
      <p className={styles.head}>
        {isAgency ? <BrandMark size={18} /> : null}
        <strong>{name}</strong>
        <span className={styles.side}>{side}</span>
        <time className={styles.time} dateTime={createdAt.toISOString()} title={formatDateTime(createdAt)}>
          {formatTime(createdAt)}
        </time>
      </p>
      <Body body={message.body} />
      {outgoing ? <Progress outgoing={outgoing} outbox={outbox} /> : null}
    </li>
  );
}

function Body({ body }: { readonly body: string }) {
  let start = 0;
  return (
    <p className={styles.body}>
      {wordsAndLinks(body).map(({ text, href }) => {
        const key = start;
        start += text.length;
        if (href === undefined) return <span key={key}>{text}</span>;
        return (
          <Anchor key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </Anchor>
        );
      })}
    </p>
  );
}

/** That it is being sent, or was not, with another try. */
function Progress({
  outgoing: { id, state, error },
  outbox,
}: {
  readonly outgoing: Outgoing;
  readonly outbox: Outbox;
}) {
  if (state === 'sending') return <p className={styles.progress}>Sending…</p>;
  const words =
    state === 'waiting'
      ? 'Not sent yet. We’ll send it when you’re back online.'
      : `Not sent. ${error ?? ''} Nothing you wrote has been lost.`;
  return (
    <div className={styles.unsent} role="alert">
      <p>{words}</p>
      <div className={styles.unsentActions}>
        <Button size="small" onClick={() => outbox.retry(id)}>
          Try again
        </Button>
        {state === 'failed' ? (
          <Button size="small" variant="quiet" onClick={() => outbox.remove(id)}>
            Remove
          </Button>
        ) : null}
      </div>
    </div>
  );
}
