import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { projectReads } from '../../firebase/records/message.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';

interface UnreadProps {
  readonly project: Stored<Project>;
}

interface WrittenProps {
  readonly projectId: string;
  /** When we last wrote. */
  readonly at: Date;
}

/** Says that we have written and this person hasn't read it. Reads their marker only where we ever wrote. */
export function UnreadMark({ project }: UnreadProps) {
  const { staff } = project.lastMessageAt;
  return staff === null ? null : (
    <Feature subject="your messages" loading={null}>
      <Mark projectId={project.id} at={staff} />
    </Feature>
  );
}

/** On the project's own page, which has the messages further down. */
export function UnreadLink({ project }: UnreadProps) {
  const { staff } = project.lastMessageAt;
  return staff === null ? null : (
    <Feature subject="your messages" loading={null}>
      <LinkDown projectId={project.id} at={staff} />
    </Feature>
  );
}

function useIsUnread({ projectId, at }: WrittenProps): boolean {
  const { uid } = useSignedIn();
  const marker = useRecord(projectReads, projectId, uid);
  return marker === null || marker.lastReadAt < at;
}

function Mark(written: WrittenProps) {
  return useIsUnread(written) ? <StatusBadge tone="info">New message</StatusBadge> : null;
}

/** Stays for the visit: if it went while somebody reads below, everything would move. */
function LinkDown(written: WrittenProps) {
  const isUnread = useIsUnread(written);
  const [wasUnread] = useState(isUnread);
  return wasUnread ? (
    <Callout>
      <p>
        We’ve sent you a new message.{' '}
        <Anchor href={`#messages-${written.projectId}`}>Go to the messages</Anchor>
      </p>
    </Callout>
  ) : null;
}
