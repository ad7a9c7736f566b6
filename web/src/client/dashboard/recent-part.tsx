import type { Project } from '@agency/domain/project/schema';
import { formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { clientWords } from '../../views/activity/words.ts';
import styles from './dashboard.module.css';
import { type Recent, recentOf } from './recent.ts';

/** What happened last in these projects, from what stands on them. */
export function RecentPart({ projects }: { readonly projects: readonly Stored<Project>[] }) {
  const recent = recentOf(projects);
  if (recent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="recent">
      <h2 id="recent">Recent activity</h2>
      <ul className={styles.recent}>
        {recent.map((one) => (
          <Entry key={one.key} recent={one} namesProject={projects.length > 1} />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly recent: Recent;
  /** Somebody with one project knows which it is. */
  readonly namesProject: boolean;
}

function Entry({ recent, namesProject }: EntryProps) {
  const { entry, projectId, projectName } = recent;
  return (
    <li>
      <p>{`${clientWords(entry, null)}.`}</p>
      <p className={styles.quiet}>
        <span>{unbroken(formatInstantDate(entry.at))}</span>
        {namesProject ? (
          <span>
            {' · '}
            <Anchor href={paths.client.project(projectId)}>{projectName}</Anchor>
          </span>
        ) : null}
      </p>
    </li>
  );
}
