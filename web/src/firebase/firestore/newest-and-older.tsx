import { Button, ButtonRow } from '../../ui/button.tsx';
import type { Cursor } from './cursor.ts';
import type { RecordPage } from './hooks.ts';

interface NewestAndOlderProps {
  /** What is listed: 'files'. */
  readonly of: string;
  /** Where the page that is shown begins; null: the first. */
  readonly after: Cursor | null;
  readonly next: RecordPage<unknown>['next'];
  readonly onPage: (after: Cursor | null) => void;
}

/** Leads on in a list that has its newest first, and back to the start; nothing where all of it is shown. */
export function NewestAndOlder({ of, after, next, onPage }: NewestAndOlderProps) {
  if (after === null && next === null) return null;
  return (
    <ButtonRow>
      {after === null ? null : (
        <Button size="small" onClick={() => onPage(null)}>
          {`Newest ${of}`}
        </Button>
      )}
      {next === null ? null : (
        <Button size="small" onClick={() => onPage(next)}>
          {`Older ${of}`}
        </Button>
      )}
    </ButtonRow>
  );
}
