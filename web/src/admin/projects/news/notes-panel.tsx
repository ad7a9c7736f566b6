import { projectQueries } from '@agency/domain/project/queries';
import { useState } from 'react';
import type { Cursor } from '../../../firebase/firestore/cursor.ts';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecordPage } from '../../../firebase/firestore/hooks.ts';
import { projectNotes } from '../../../firebase/records/project.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { AudiencePart } from '../../../views/audience/audience-part.tsx';
import { EditNews } from './edit-news.tsx';
import { NewsList } from './news-list.tsx';
import { NewsWriter } from './news-writer.tsx';

interface OfProject {
  readonly projectId: string;
}

const collection = 'projectNotes';
const onlyStaff = 'Only staff can read this.';

const words = {
  open: 'Write an internal note',
  submit: 'Save note',
  submitting: 'Saving',
  done: 'Note saved',
  note: onlyStaff,
};

/** What staff write down for one another. */
export function NotesPanel({ projectId }: OfProject) {
  return (
    <AudiencePart audience="internal" title="Internal notes" level={2}>
      <NewsWriter projectId={projectId} collection={collection} words={words} />
      <Feature subject="the notes" loading={<LoadingState label="Loading the notes" />}>
        <Notes projectId={projectId} />
      </Feature>
    </AudiencePart>
  );
}

function Notes({ projectId }: OfProject) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const spec = projectQueries.notesOfProject;
  const page = useRecordPage(projectNotes, spec, [], after, { parents: [projectId] });
  return (
    <NewsList
      {...{ page, after }}
      onPage={setAfter}
      of="notes"
      empty="No notes yet. Write down here what the client mustn’t see."
      edit={(news) => (
        <EditNews
          {...{ projectId, collection, news }}
          title="Edit this internal note"
          description={onlyStaff}
        />
      )}
    />
  );
}
