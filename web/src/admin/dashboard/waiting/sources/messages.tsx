import type { ThreadKind } from '@agency/domain/message/schema';
import type { Project } from '@agency/domain/project/schema';
import type { QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Anchor } from '../../../../ui/anchor.tsx';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { whoOf } from '../../../shared/quote-words.ts';
import { dashboardLimits, useProjectsToReply, useQuotesToReply } from '../../queries.ts';
import { ActionError } from '../action-error.tsx';
import { itemsFrom } from '../from-records.ts';
import type { Item } from '../item.ts';
import { moreWhere, type Report, useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

const Messages = lazy(async () => ({
  default: (await import('../../../../views/message/messages-panel.tsx')).Messages,
}));

interface Thread {
  readonly kind: ThreadKind;
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** When they last wrote, as this page knows. */
  readonly lastAt: Date;
}

interface Props {
  readonly now: Date;
}

/** Quotes whose client wrote and has had no reply. */
export function QuoteMessages({ now }: Props) {
  const quotes = useQuotesToReply();
  return (
    <Threads
      source="quoteMessages"
      now={now}
      items={(onReply) =>
        itemsFrom(quotes, 'message', now, (quote: Stored<QuoteHead>) =>
          itemOf(quote, now, onReply, {
            kind: 'quotes',
            who: whoOf(quote).name,
            title: quote.title,
            href: adminPaths.quote(quote.id),
          }),
        )
      }
      more={moreWhere(
        quotes,
        dashboardLimits.quotesToReply,
        'Quotes',
        adminPaths.quotes({ list: 'waiting' }),
      )}
      changed={quotes}
    />
  );
}

/** Projects whose client wrote and has had no reply. The project names itself: its client's name would be one read more. */
export function ProjectMessages({ now }: Props) {
  const projects = useProjectsToReply();
  return (
    <Threads
      source="projectMessages"
      now={now}
      items={(onReply) =>
        itemsFrom(projects, 'message', now, (project: Stored<Project>) =>
          itemOf(project, now, onReply, {
            kind: 'projects',
            who: project.name,
            title: 'Message on the project',
            href: adminPaths.projectMessages(project),
          }),
        )
      }
      more={moreWhere(
        projects,
        dashboardLimits.projectsToReply,
        'Projects',
        adminPaths.projects({ list: 'attention' }),
      )}
      changed={projects}
    />
  );
}

interface Named {
  readonly kind: ThreadKind;
  readonly who: string;
  readonly title: string;
  readonly href: string;
}

type Head = Pick<Stored<QuoteHead>, 'id' | 'awaitsReplySince' | 'lastMessageAt'>;

function itemOf(head: Head, now: Date, onReply: (thread: Thread) => void, named: Named): Item[] {
  const { id, awaitsReplySince: since, lastMessageAt } = head;
  if (since === null) return [];
  const { kind, who, title, href } = named;
  const thread = { kind, id, title, href, lastAt: lastMessageAt.client ?? since };
  return [
    {
      id: `${kind}/${id}/messages`,
      kind: 'message',
      by: replyBy(since),
      since,
      title: who,
      detail: `${id} ${title}`.trim(),
      when: waitWords(since, now),
      href,
      actions: <Answers thread={thread} onReply={() => onReply(thread)} />,
    },
  ];
}

interface ThreadsProps extends Props {
  readonly source: string;
  readonly items: (onReply: (thread: Thread) => void) => Item[];
  readonly more: Report['more'];
  /** What the items are made of. */
  readonly changed: readonly unknown[];
}

/** The thread opens over Today, and stays open when the reply takes its row away. */
function Threads({ source, now, items, more, changed }: ThreadsProps) {
  const [replying, setReplying] = useState<Thread | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `items` is made of `changed` and the time
  const report = useMemo(() => ({ items: items(setReplying), more }), [changed, now]);
  useReport(source, report);
  if (replying === null) return null;
  const { kind, id, title, href } = replying;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && setReplying(null)}
      title="Reply"
      description={<Anchor href={href}>{`${id} ${title}`}</Anchor>}
    >
      <Suspense fallback={<LoadingState label="Loading the messages" lines={5} />}>
        <Messages kind={kind} threadId={id} isStaff />
      </Suspense>
    </Dialog>
  );
}

function Answers({ thread, onReply }: { readonly thread: Thread; readonly onReply: () => void }) {
  const toast = useToast();
  const operation = useOperation('noReplyNeeded');
  const { kind, id, lastAt } = thread;
  const end = async () => {
    const done = await operation.run({ kind, threadId: id, seen: lastAt.getTime() });
    if (done) toast('No longer waiting for a reply');
  };
  return (
    <>
      <Button size="small" about={`to ${id}`} onClick={onReply}>
        Reply
      </Button>
      <Button size="small" variant="quiet" about={`to ${id}`} busy={operation.busy} onClick={end}>
        No reply needed
      </Button>
      <ActionError error={operation.error} />
    </>
  );
}
