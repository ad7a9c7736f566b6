import { projectQueries } from '@agency/domain/project/queries';
import type { ProjectActivity } from '@agency/domain/project/schema';
import { formatDateTime } from '@agency/domain/shared/format';
import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { useState } from 'react';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../firebase/firestore/hooks.ts';
import { NewestAndOlder } from '../../firebase/firestore/newest-and-older.tsx';
import { projectActivities } from '../../firebase/records/project.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { Timeline, type TimelineEvent } from '../../ui/app/timeline.tsx';
import { UnreadableNote } from '../../ui/app/unreadable-note.tsx';
import type { Tone } from '../../ui/tone.tsx';
import { clientWords, staffWords } from './words.ts';

export interface ActivityPanelProps {
  readonly projectId: string;
  /** Staff see who did what. */
  readonly isStaff?: boolean;
}

/** What happened in a project, newest first, live. */
export function ActivityPanel(props: ActivityPanelProps) {
  return (
    <Feature subject="the activity" loading={<LoadingState label="Loading the activity" lines={4} />}>
      <Activity {...props} />
    </Feature>
  );
}

function Activity({ projectId, isStaff = false }: ActivityPanelProps) {
  const { displayName } = useSignedIn();
  const [after, setAfter] = useState<Cursor | null>(null);
  const spec = projectQueries.activityOfProject;
  const { items, next } = useRecordPage(projectActivities, spec, [], after, { parents: [projectId] });
  if (items.length === 0 && after === null) {
    return <p>Nothing yet. Finished steps, updates, files and invoices will appear here.</p>;
  }
  const wordsOf = (entry: ProjectActivity) => (isStaff ? staffWords(entry) : clientWords(entry, displayName));
  return (
    <>
      <Timeline label="Activity" events={items.map((entry) => eventOf(entry, wordsOf))} />
      <NewestAndOlder of="activity" after={after} next={next} onPage={setAfter} />
    </>
  );
}

const tones: Partial<Record<ProjectActivity['kind'], Tone>> = {
  milestoneCompleted: 'success',
  approvalGiven: 'success',
  changesAsked: 'warning',
  approvalAsked: 'waiting',
  updatePublished: 'info',
};

function eventOf(entry: Listed<ProjectActivity>, wordsOf: (entry: ProjectActivity) => string): TimelineEvent {
  if (isUnreadable(entry)) return { id: entry.id, title: <UnreadableNote /> };
  return {
    id: entry.id,
    title: wordsOf(entry),
    time: formatDateTime(entry.at),
    dateTime: entry.at.toISOString(),
    tone: entry.unansweredBy === undefined ? tones[entry.kind] : 'neutral',
  };
}
