import styles from './activity.module.css';
import { ActivityPanel, type ActivityPanelProps } from './activity-panel.tsx';

/** The part of a project's page that says what happened. */
export function ActivityPart(props: ActivityPanelProps) {
  return (
    <section className={styles.part} aria-labelledby="project-activity">
      <h2 id="project-activity">Activity</h2>
      <ActivityPanel {...props} />
    </section>
  );
}
