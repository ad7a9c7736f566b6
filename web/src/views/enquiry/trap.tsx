import styles from './trap.module.css';

/** People never see or reach it; programs that fill in every field do. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="elapsedMs" defaultValue="" />
    </div>
  );
}
