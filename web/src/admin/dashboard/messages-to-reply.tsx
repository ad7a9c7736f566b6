import type { ThreadKind } from '@agency/domain/message/schema';
import { daysBetween, londonDate } from '@agency/domain/shared/dates';
import { formatTime } from '@agency/domain/shared/format';
import { isUnreadable, readableRows } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useState } from 'react';
import { useOperation } from '../../firebase/use-operation.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { Dialog } from '../../ui/app/dialog.tsx';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { ClientName } from '../shared/client-name.tsx';
import { whoOf } from '../shared/quote-words.ts';
import styles from './dashboard.module.css';
import { useProjectsToReply, useQuotesToReply } from './queries.ts';

const Messages = lazy(async () => ({
  default: (await import('../../views/message/messages-panel.tsx')).Messages,
}));

interface Waiting {
  readonly kind: ThreadKind;
  readonly id: string;
  readonly title: string;
  /** Null: the client's record names them. */
  readonly who: string | null;
  readonly clientId: string | null;
  readonly since: Date;
  /** When they last wrote, as this page knows. */
  readonly lastAt: Date;
  readonly href: string;
}

/** Clients who wrote and have had no reply, the longest first. Absent while there are none. */
export function MessagesToReply({ now }: { readonly now: Date }) {
  const [replying, setReplying] = useState<Waiting | null>(null);
  const quotes = useQuotesToReply();
  const projects = useProjectsToReply();
  const unreadable = [...quotes, ...projects].filter(isUnreadable);
  const waiting = [
    ...readableRows(quotes).map((quote) => ({
      ...quote,
      kind: 'quotes' as const,
      who: whoOf(quote).name,
      href: adminPaths.quote(quote.id),
    })),
    ...readableRows(projects).map((project) => ({
      ...project,
      kind: 'projects' as const,
      title: project.name,
      who: null,
      href: adminPaths.projectMessages(project),
    })),
  ].flatMap(({ awaitsReplySince: since, lastMessageAt, ...rest }): Waiting[] =>
    since === null ? [] : [{ ...rest, since, lastAt: lastMessageAt.client ?? since }],
  );
  const isEmpty = waiting.length + unreadable.length === 0;
  return (
    <>
      {isEmpty ? null : (
        <div className={styles.mails}>
          <Card title="Messages to reply to" flush>
            <ul className={styles.rows}>
              {unreadable.map(({ id, unreadable: { path } }) => (
                <li key={id} className={styles.unreadable}>
                  <UnreadableNote path={path} />
                </li>
              ))}
              {waiting
                .toSorted((a, b) => a.since.getTime() - b.since.getTime())
                .map((one) => (
                  <WaitingRow key={one.id} waiting={one} now={now} onReply={() => setReplying(one)} />
                ))}
            </ul>
          </Card>
        </div>
      )}
      {replying ? <ReplyDialog waiting={replying} onClose={() => setReplying(null)} /> : null}
    </>
  );
}

/** The thread over Today: it stays open when the reply takes its row away. */
function ReplyDialog({ waiting, onClose }: { readonly waiting: Waiting; readonly onClose: () => void }) {
  const { kind, id, title, href } = waiting;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reply"
      description={<Anchor href={href}>{`${id} ${title}`}</Anchor>}
    >
      <Suspense fallback={<LoadingState label="Loading the messages" lines={5} />}>
        <Messages kind={kind} threadId={id} isStaff />
      </Suspense>
    </Dialog>
  );
}

interface RowProps {
  readonly waiting: Waiting;
  readonly now: Date;
  readonly onReply: () => void;
}

function WaitingRow({ waiting, now, onReply }: RowProps) {
  const { kind, id, title, who, clientId, since, lastAt, href } = waiting;
  const toast = useToast();
  const operation = useOperation('noReplyNeeded');
  const end = async () => {
    const done = await operation.run({ kind, threadId: id, seen: lastAt.getTime() });
    if (done) toast('No longer waiting for a reply');
  };
  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <Anchor href={href}>
          <strong>{who ?? (clientId === null ? 'A client' : <ClientName id={clientId} />)}</strong>
        </Anchor>
        <span className={styles.detail}>
          <span className="num">{id}</span>
          <span>{` ${title}`}</span>
        </span>
      </div>
      <span className={styles.aside}>
        <time dateTime={since.toISOString()}>{waitWords(since, now)}</time>
      </span>
      <ButtonRow>
        <Button size="small" about={`to ${id}`} onClick={onReply}>
          Reply
        </Button>
        <Button
          ref={handOnFocus}
          size="small"
          variant="quiet"
          about={`to ${id}`}
          busy={operation.busy}
          onClick={end}
        >
          No reply needed
        </Button>
      </ButtonRow>
      {operation.error ? (
        <p className={styles.wide} role="alert">
          {operation.error.message}
        </p>
      ) : null}
    </li>
  );
}

/** 'Waiting since 9:00 am', 'Waiting for 3 days'. */
function waitWords(since: Date, now: Date): string {
  const days = daysBetween(londonDate(since), londonDate(now));
  if (days <= 0) return `Waiting since ${formatTime(since)}`;
  return days === 1 ? 'Waiting since yesterday' : `Waiting for ${days} days`;
}
