import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { projectReads } from '../../firebase/records/message.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { StatusBadge } from '../../ui/badge.tsx';

interface UnreadMarkProps {
  readonly project: Stored<Project>;
}

/** Says that we have written and this person hasn't read it. Reads their marker only where we ever wrote. */
export function UnreadMark({ project }: UnreadMarkProps) {
  const { staff } = project.lastMessageAt;
  return staff === null ? null : (
    <Feature subject="your messages" loading={null}>
      <Mark projectId={project.id} writtenAt={staff} />
    </Feature>
  );
}

function Mark({ projectId, writtenAt }: { readonly projectId: string; readonly writtenAt: Date }) {
  const { uid } = useSignedIn();
  const marker = useRecord(projectReads, projectId, uid);
  const isRead = marker !== null && marker.lastReadAt >= writtenAt;
  return isRead ? null : <StatusBadge tone="info">New message</StatusBadge>;
}
