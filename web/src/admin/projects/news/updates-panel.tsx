import { projectQueries } from '@agency/domain/project/queries';
import type { Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import type { Cursor } from '../../../firebase/firestore/cursor.ts';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord, useRecordPage } from '../../../firebase/firestore/hooks.ts';
import { clients } from '../../../firebase/records/client.ts';
import { projectUpdates } from '../../../firebase/records/project.ts';
import { LoadingState, Skeleton } from '../../../ui/app/states.tsx';
import { AudiencePart } from '../../../views/audience/audience-part.tsx';
import { audienceWords } from './audience-words.ts';
import { EditNews } from './edit-news.tsx';
import { NewsList } from './news-list.tsx';
import { NewsWriter } from './news-writer.tsx';

interface OfProject {
  readonly project: Stored<Project>;
}

const collection = 'projectUpdates';

const words = {
  open: 'Write an update for the client',
  submit: 'Publish update',
  submitting: 'Publishing',
  done: 'Update published',
  note: 'We’ll show you who is emailed before it’s published.',
};

/** What the client is told about the project. */
export function UpdatesPanel({ project }: OfProject) {
  return (
    <AudiencePart audience="client" isShared={isShared(project)} title="Updates for the client" level={2}>
      <NewsWriter
        projectId={project.id}
        collection={collection}
        words={words}
        confirmation={{
          title: 'Publish this update?',
          confirmLabel: 'Publish update',
          body: <Audience project={project} />,
        }}
      />
      <Feature subject="the updates" loading={<LoadingState label="Loading the updates" />}>
        <Updates projectId={project.id} />
      </Feature>
    </AudiencePart>
  );
}

function Updates({ projectId }: { readonly projectId: string }) {
  const [after, setAfter] = useState<Cursor | null>(null);
  const spec = projectQueries.updatesOfProject;
  const page = useRecordPage(projectUpdates, spec, [], after, { parents: [projectId] });
  return (
    <NewsList
      {...{ page, after }}
      onPage={setAfter}
      of="updates"
      empty="No updates yet. The client sees each one on their project page, and is emailed about it."
      edit={(news) => (
        <EditNews
          {...{ projectId, collection, news }}
          title="Edit this update for the client"
          description="The client sees the new text straight away. No one is emailed about the change."
        />
      )}
    />
  );
}

function Audience({ project }: OfProject) {
  if (!isShared(project)) return <p>{audienceWords(project, null)}</p>;
  return (
    <Feature subject="the client" loading={<Skeleton width="80%" />}>
      <SharedAudience project={project} />
    </Feature>
  );
}

function SharedAudience({ project }: OfProject) {
  const client = useRecord(clients, project.clientId);
  return (
    <>
      <p>{audienceWords(project, client)}</p>
      <p>
        Anyone who has switched these emails off isn’t emailed. You can edit an update later, but not remove
        it.
      </p>
    </>
  );
}
