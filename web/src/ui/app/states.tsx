import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Contour } from '../contour/contour.tsx';
import { cx } from '../cx.ts';
import { DangerIcon } from '../icons.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  /** What will be here. */
  readonly title: string;
  /** How to begin. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** The hillside: the screen's name. */
  readonly seed: string;
}

export function EmptyState({ title, children, action, seed }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Contour seed={seed} className={styles.contour} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}

export interface ErrorStateProps {
  readonly title?: string | undefined;
  /** What happened, for people. */
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

export function ErrorState({ title = 'We couldn’t load this', message, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <DangerIcon className={styles.errorIcon} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{message}</p>
        {onRetry ? (
          <div className={styles.action}>
            <Button size="small" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** A grey bar where text will be. Sizes in CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}

/** A loading screen: says so to screen readers and shows a skeleton (at most 8 lines). */
export function LoadingState({
  label = 'Loading',
  lines = 3,
}: {
  readonly label?: string;
  readonly lines?: number;
}) {
  const widths = ['92%', '84%', '88%', '76%', '90%', '64%', '80%', '70%'];
  return (
    <div className={styles.loading}>
      <p className="sr-only" role="status">
        {label}
      </p>
      <Skeleton width="40%" height="1.75em" />
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  /** 0…100. */
  readonly value: number;
  /** Beside the bar: '3 of 5 milestones'. */
  readonly caption?: string | undefined;
  readonly labelHidden?: boolean | undefined;
}

export function ProgressBar({ label, value, caption, labelHidden }: ProgressBarProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div className={styles.progress}>
      <div className={cx(styles.progressHead, labelHidden && !caption && 'sr-only')}>
        <span className={cx(labelHidden && 'sr-only')}>{label}</span>
        {caption ? <span className={styles.caption}>{caption}</span> : null}
      </div>
      <progress className={styles.bar} max={100} value={share} aria-label={label} />
    </div>
  );
}
