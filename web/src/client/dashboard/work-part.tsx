import type { Project } from '@agency/domain/project/schema';
import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { ProjectRow } from '../shared/project-row.tsx';
import { Rows, UnreadableRow } from '../shared/rows.tsx';
import { UnreadMark } from '../shared/unread-mark.tsx';
import styles from './dashboard.module.css';
import { shown } from './limits.ts';

/** The projects that changed last, each with its next step and what is unread. */
export function WorkPart({ work }: { readonly work: readonly Listed<Project>[] }) {
  return (
    <section className={styles.part} aria-labelledby="projects">
      <h2 id="projects">{work.length === 1 ? 'Your project' : 'Your projects'}</h2>
      {work.length === 0 ? (
        <p className={styles.quiet}>Your project will appear here once you accept a quote.</p>
      ) : (
        <Rows>
          {work.map((project) =>
            isUnreadable(project) ? (
              <UnreadableRow key={project.id} />
            ) : (
              <ProjectRow key={project.id} project={project} mark={<UnreadMark project={project} />} />
            ),
          )}
        </Rows>
      )}
      {work.length === shown.projects ? (
        <p>
          <Anchor href={paths.client.project()}>All your projects</Anchor>
        </p>
      ) : null}
    </section>
  );
}
