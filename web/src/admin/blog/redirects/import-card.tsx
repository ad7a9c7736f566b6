import { Card } from '../../../ui/app/card.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { FileField } from '../../../ui/fields/file-field.tsx';
import { ImportPlan, redirects } from './import-plan.tsx';
import styles from './redirects.module.css';
import { useImport } from './use-import.ts';

/** Makes redirects of a file, once somebody has seen what it would do. */
export function ImportCard({ onImported }: { readonly onImported: () => void }) {
  const toast = useToast();
  const { chosen, problem, busy, error, choose, take, discard } = useImport((count) => {
    toast(`${redirects(count)} imported. They work within a minute`);
    onImported();
  });
  return (
    <Card title="Import old addresses">
      <div className={styles.stack}>
        <FileField
          name="addresses"
          label="CSV file"
          hint="The old address in the first column, the new one in the second. Nothing changes before you have seen what will happen."
          accept=".csv,.txt,text/csv,text/plain"
          error={problem}
          files={[]}
          disabled={busy}
          onAdd={(files) => void choose(files)}
          onRemove={discard}
        />
        {error ? (
          <Callout tone="danger" announce="alert">
            <p>{error.message}</p>
          </Callout>
        ) : null}
        {busy && chosen === null ? <p role="status">Checking the addresses</p> : null}
        {chosen ? <ImportPlan chosen={chosen} busy={busy} onTake={take} onDiscard={discard} /> : null}
      </div>
    </Card>
  );
}
