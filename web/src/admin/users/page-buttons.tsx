import { useNavigate } from 'react-router-dom';
import { Pagination } from '../../ui/app/pagination.tsx';
import type { UserFilters } from './user-filters.ts';

interface Props {
  readonly label: string;
  readonly filters: UserFilters;
  readonly count: number;
  readonly next: string | null;
  readonly onPage: (after: string) => void;
}

export function PageButtons({ label, filters, count, next, onPage }: Props) {
  const navigate = useNavigate();
  const isLater = filters.after !== null;
  if (!isLater && next === null) return null;
  return (
    <Pagination
      label={label}
      summary={isLater || count === 0 ? `Further ${label}` : `The first ${count} ${label}`}
      onPrevious={isLater ? () => navigate(-1) : undefined}
      onNext={next ? () => onPage(next) : undefined}
    />
  );
}
