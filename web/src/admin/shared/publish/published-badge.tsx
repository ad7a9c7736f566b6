import { StatusBadge } from '../../../ui/badge.tsx';

/** Is it on the site? */
export function PublishedBadge({ published }: { readonly published: boolean }) {
  return (
    <StatusBadge tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Draft'}</StatusBadge>
  );
}
