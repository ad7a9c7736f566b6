import type { Message, ThreadKind } from '@agency/domain/message/schema';
import { readableRows } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useEffect, useMemo, useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { type RecordPage, useRecord } from '../../firebase/firestore/hooks.ts';
import { clients } from '../../firebase/records/client.ts';
import { projects } from '../../firebase/records/project.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { siteSettings } from '../../firebase/records/settings.ts';
import { users } from '../../firebase/records/user.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { isAdmin } from '../../firebase/session/state.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { handOnFocus } from '../../ui/app/focus-return.ts';
import { Skeleton } from '../../ui/app/states.tsx';
import { Button } from '../../ui/button.tsx';
import { Composer } from './composer.tsx';
import styles from './message.module.css';
import type { Shown } from './message-item.tsx';
import { Arrivals, MessageList } from './message-list.tsx';
import type { Viewer } from './side-words.ts';
import type { ThreadPlace } from './unsent.ts';
import { useOutbox } from './use-outbox.ts';
import { useMessagePage, useThread } from './use-thread.ts';
import { useUnread } from './use-unread.ts';

interface MessagesProps {
  readonly kind: ThreadKind;
  readonly threadId: string;
  /** On a screen of staff: they write for the agency. */
  readonly isStaff?: boolean;
}

/** The messages of a quote or project, live, under a heading of their own. */
export function MessagesPanel(props: MessagesProps) {
  const id = `messages-${props.threadId}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>Messages</h2>
      <Messages {...props} />
    </section>
  );
}

/** The same without the heading, for a panel that has one. */
export function Messages({ kind, threadId, isStaff = false }: MessagesProps) {
  const OfStaff = kind === 'quotes' ? QuoteThread : ProjectThread;
  return (
    <Feature subject="the messages" loading={<MessagesLoading />} resetKey={`${kind}/${threadId}`}>
      {isStaff ? (
        <OfStaff key={threadId} threadId={threadId} />
      ) : (
        <Thread key={threadId} kind={kind} threadId={threadId} company={null} />
      )}
    </Feature>
  );
}

/** For staff: with the name of who writes on the other side. */
function QuoteThread({ threadId }: { readonly threadId: string }) {
  const head = useRecord(quotes, threadId);
  const name = head?.recipient.company ?? head?.recipient.name ?? '';
  return <Thread kind="quotes" threadId={threadId} company={{ name, reach: reachOf(head) }} />;
}

function ProjectThread({ threadId }: { readonly threadId: string }) {
  const head = useRecord(projects, threadId);
  const name = useRecord(clients, head?.clientId ?? '-')?.name ?? '';
  return <Thread kind="projects" threadId={threadId} company={{ name, reach: reachOf(head) }} />;
}

/** How the client hears of what staff write; 'later': once they are shown the quote or project. */
type Reach = 'account' | 'email' | 'later';

interface Audience {
  readonly memberUids: readonly string[];
  readonly membersVersion: number | null;
}

function reachOf(head: Audience | null): Reach {
  if (head === null || head.membersVersion === null) return 'later';
  return head.memberUids.length > 0 ? 'account' : 'email';
}

function MessagesLoading() {
  return (
    <div className={styles.loading}>
      {['60%', '45%', '72%'].map((width) => (
        <Skeleton key={width} width={width} height="2.5em" />
      ))}
    </div>
  );
}

interface ThreadProps {
  readonly kind: ThreadKind;
  readonly threadId: string;
  /** On a screen of staff: the other side. Null on the client's. */
  readonly company: { readonly name: string; readonly reach: Reach } | null;
}

function Thread({ kind, threadId, company }: ThreadProps) {
  const isStaff = company !== null;
  const { messages, earlier, addEarlier } = useThread(kind, threadId);
  const user = useSignedIn();
  const { uid } = user;
  // Staff looking at a client's screen change nothing.
  const isGuest = !isStaff && isAdmin(user);
  const place = useMemo<ThreadPlace>(() => ({ uid, kind, threadId }), [uid, kind, threadId]);
  const unread = useUnread(place, readableRows(messages), !isGuest);
  const brandName = useRecord(siteSettings, 'site')?.brandName ?? '';
  const viewer: Viewer = { uid, isStaff, brandName, companyName: company?.name ?? '' };
  const profile = useRecord(users, uid);
  const authorName = profile?.displayName || user.email;
  const authorKind = isStaff ? 'staff' : 'client';
  const sender = useMemo(() => ({ authorName, authorKind }) as const, [authorName, authorKind]);
  const outbox = useOutbox(place, sender);
  const stored = new Set(messages.map(({ id }) => id));
  const own = outbox.outgoing
    .filter(({ id }) => !stored.has(id))
    .map(({ id, body }): Shown => ({ id, body, ...sender, createdBy: uid, createdAt: new Date() }));
  return (
    <div className={styles.thread}>
      <Earlier kind={kind} threadId={threadId} after={earlier} onPage={addEarlier} />
      {messages.length + own.length === 0 ? (
        <p className={styles.quiet}>{emptyWords(kind, isStaff)}</p>
      ) : (
        <MessageList {...{ messages, own, outbox, viewer, ...unread }} />
      )}
      <Arrivals messages={messages} viewer={viewer} />
      {isGuest ? (
        <p className={styles.quiet}>
          You’re looking at the client’s page.{' '}
          <Anchor href={staffHref(kind, threadId)}>Reply in the back office</Anchor>
        </p>
      ) : (
        <Composer place={place} {...composerWords(kind, viewer, company)} onSend={outbox.send} />
      )}
    </div>
  );
}

const staffHref = (kind: ThreadKind, id: string) =>
  kind === 'quotes' ? adminPaths.quote(id) : adminPaths.project({ id });

function emptyWords(kind: ThreadKind, isStaff: boolean): string {
  const about = kind === 'quotes' ? 'quote' : 'project';
  if (isStaff) return `No messages yet. What you and the client write about this ${about} appears here.`;
  return `No messages yet. Ask us anything about this ${about}, and we’ll reply here and by email.`;
}

const reachWords: Readonly<Record<Reach, (kind: ThreadKind) => string>> = {
  account: () => 'The client sees this.',
  email: () => 'The client has no account yet, and gets this by email.',
  later: (kind) =>
    kind === 'quotes'
      ? 'The client isn’t emailed. They’ll see this once you’ve sent the quote.'
      : 'The client isn’t emailed. They’ll see this once you’ve shared the project.',
};

function composerWords(kind: ThreadKind, { brandName }: Viewer, company: ThreadProps['company']) {
  const keys = 'Press Ctrl\u00a0+\u00a0Enter or ⌘\u00a0+\u00a0Enter to send.';
  if (company === null) return { label: `Message to ${brandName}`, hint: keys };
  const where = reachWords[company.reach](kind);
  return { label: `Message to ${company.name || 'the client'}`, hint: `${where} ${keys}` };
}

interface EarlierProps {
  readonly kind: ThreadKind;
  readonly threadId: string;
  readonly after: Cursor | null;
  readonly onPage: (page: RecordPage<Message>) => void;
}

/** The button for earlier messages, while there are any. */
function Earlier({ kind, threadId, after, onPage }: EarlierProps) {
  const [loading, setLoading] = useState<Cursor | null>(null);
  if (after === null) return null;
  const take = (page: RecordPage<Message>) => {
    onPage(page);
    setLoading(null);
  };
  return (
    <>
      <Button ref={handOnFocus} size="small" busy={loading !== null} onClick={() => setLoading(after)}>
        Earlier messages
      </Button>
      {loading === null ? null : (
        <Feature subject="earlier messages" loading={null}>
          <EarlierPage kind={kind} threadId={threadId} after={loading} onPage={take} />
        </Feature>
      )}
    </>
  );
}

/** Reads one page and hands it on. */
function EarlierPage({ kind, threadId, after, onPage }: EarlierProps) {
  const page = useMessagePage(kind, threadId, after);
  const { isCached } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server has answered
  useEffect(() => {
    if (!isCached) onPage(page);
  }, [isCached]);
  return null;
}
