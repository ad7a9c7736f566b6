import type { Project } from '@agency/domain/project/schema';
import { formatDate, formatInstantDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { KeyValue } from '../../../ui/text.tsx';
import panel from '../../shared/panel.module.css';
import { DetailsDialog } from './details-dialog.tsx';
import styles from './project.module.css';

/** What the project says about itself, and where it came from. */
export function DetailsPanel({ project }: { readonly project: Stored<Project> }) {
  const [isEditing, setEditing] = useState(false);
  const { summary, startOn, dueOn, quoteId, createdAt, completedAt } = project;
  const day = (value: string | null) => (value ? formatDate(value) : 'Not set');
  return (
    <>
      <KeyValue
        items={[
          { key: 'Start', value: day(startOn) },
          { key: 'End', value: day(dueOn) },
          {
            key: 'Quote',
            value: quoteId ? <Anchor href={adminPaths.quote(quoteId)}>{quoteId}</Anchor> : 'None',
          },
          { key: 'Created', value: formatInstantDate(createdAt) },
          ...(completedAt ? [{ key: 'Completed', value: formatInstantDate(completedAt) }] : []),
        ]}
      />
      <h3 className={styles.small}>What we’re building</h3>
      {summary ? (
        <p className={styles.summary}>{summary}</p>
      ) : (
        <p className={panel.muted}>
          Nothing yet. A few sentences help the client: they see them on their page.
        </p>
      )}
      <div className={panel.actions}>
        <Button size="small" onClick={() => setEditing(true)}>
          Edit details
        </Button>
      </div>
      {isEditing ? <DetailsDialog project={project} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
