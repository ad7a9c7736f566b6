import { Button } from '../button.tsx';
import { ChevronLeftIcon, type IconProps, Line } from '../icons.tsx';
import styles from './pagination.module.css';

function ChevronRightIcon(props: IconProps) {
  return <Line d="m9 6 6 6-6 6" {...props} />;
}

export interface PaginationProps {
  /** What is being paged: 'quotes'. */
  readonly label: string;
  /** 'Quotes 26 to 50' or '26 to 50 of 312'. */
  readonly summary: string;
  /** Going back leads to the first page, whichever this is. */
  readonly leadsToFirst?: boolean;
  /** The summary is announced elsewhere. */
  readonly isSilent?: boolean;
  /** Only the cache has answered: whether this is the last page is not known yet. */
  readonly isCached?: boolean;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Pages by cursor: previous and next. One that leads nowhere is disabled. */
export function Pagination(props: PaginationProps) {
  const { label, summary, leadsToFirst, isSilent, isCached, onPrevious, onNext } = props;
  const noNext = isCached ? 'Still checking whether there is another page' : 'This is the last page';
  return (
    <nav className={styles.pagination} aria-label={`Pages of ${label}`}>
      <p className={styles.summary} role={isSilent ? undefined : 'status'}>
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
          disabledReason={onNext ? null : noNext}
          reasonHidden
          onClick={onNext}
        >
          Next
        </Button>
      </div>
    </nav>
  );
}
