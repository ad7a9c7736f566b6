import { Button } from '../button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** What is being paged: 'quotes'. */
  readonly label: string;
  /** 'Quotes 26 to 50' or '26 to 50 of 312'. */
  readonly summary: string;
  /** Going back leads to the first page, whichever this is. */
  readonly leadsToFirst?: boolean;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Pages by cursor: previous and next. One that leads nowhere is disabled. */
export function Pagination({ label, summary, leadsToFirst, onPrevious, onNext }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={`Pages of ${label}`}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<ChevronLeftIcon />}
          disabledReason={onPrevious ? null : 'This is the first page'}
          reasonHidden
          onClick={onPrevious}
        >
          {leadsToFirst && onPrevious ? 'First page' : 'Previous'}
        </Button>
        <Button
          size="small"
          iconEnd={<ChevronRightIcon />}
          disabledReason={onNext ? null : 'This is the last page'}
          reasonHidden
          onClick={onNext}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}
