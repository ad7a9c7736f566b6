import type { ImportedRow, RedirectOutcome } from '@agency/domain/redirect/import';
import { formatList } from '@agency/domain/shared/format-list';
import { type DataColumn, DataTable } from '../../../ui/app/data-table.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Tone } from '../../../ui/tone.tsx';
import { TwoLines, Written } from '../../shared/list/columns.tsx';
import styles from './redirects.module.css';
import { type Chosen, countOf, doneOf } from './use-import.ts';

export const redirects = (count: number) => (count === 1 ? '1 redirect' : `${count} redirects`);

const outcomes: Readonly<Record<RedirectOutcome, { readonly label: string; readonly tone: Tone }>> = {
  added: { label: 'Will be added', tone: 'success' },
  changed: { label: 'Will be changed', tone: 'info' },
  same: { label: 'There already', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
};

type PlannedRow = ImportedRow & { readonly key: string };

const columns: readonly DataColumn<PlannedRow>[] = [
  { id: 'from', header: 'Old address', cell: ({ from }) => <Written>{from}</Written> },
  { id: 'to', header: 'New address', cell: ({ to }) => <Written>{to}</Written> },
  {
    id: 'outcome',
    header: 'What happens',
    cell: ({ outcome, reason }) => (
      <TwoLines detail={reason}>
        <StatusBadge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</StatusBadge>
      </TwoLines>
    ),
  },
];

interface Props {
  readonly chosen: Chosen;
  readonly busy: boolean;
  readonly onTake: () => Promise<void>;
  readonly onDiscard: () => void;
}

/** What an import would do, row by row. */
export function ImportPlan({ chosen: { name, planned }, busy, onTake, onDiscard }: Props) {
  const done = doneOf(planned);
  const counts = (['added', 'changed', 'same', 'refused'] as const).flatMap((outcome) => {
    const count = countOf(planned, outcome);
    return count === 0 ? [] : [`${outcomes[outcome].label.toLowerCase()}: ${count}`];
  });
  return (
    <>
      <p role="status">{`‘${name}’: ${formatList(counts)}.`}</p>
      <div className={styles.actions}>
        <Button
          busy={busy}
          disabledReason={done === 0 ? 'Nothing in this file can be imported.' : null}
          onClick={() => void onTake()}
        >
          {`Import ${redirects(done)}`}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Not now
        </Button>
      </div>
      <DataTable
        caption={`What importing ‘${name}’ will do`}
        columns={columns}
        rows={planned.map((row, index) => ({ ...row, key: `${index}` }))}
        rowKey={({ key }) => key}
      />
    </>
  );
}
