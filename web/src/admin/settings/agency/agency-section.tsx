import { type AgencyInput, type AgencySettings, storedAgency } from '@agency/domain/agency-settings/sections';
import { shownOn } from '@agency/domain/agency-settings/words';
import { differenceOf } from '@agency/domain/audit/difference';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { Differences } from '../../shared/differences.tsx';
import styles from './agency.module.css';
import { usagesOf } from './usages.ts';
import type { useAgencyForm } from './use-agency-form.ts';

interface Props<Values extends FieldValues, Output> {
  readonly title: string;
  readonly lead: string;
  /** 'Save brand' */
  readonly submitLabel: string;
  readonly held: ReturnType<typeof useAgencyForm<Values, Output>>;
  readonly children: ReactNode;
}

/** A section with its form. Before it is saved, it says what changes, and where that is shown. */
export function AgencyFormSection<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, lead, submitLabel, held, children } = props;
  const { shell, check, asked, operation, confirm, stopAsking, settings } = held;
  return (
    <AccountSection title={title} lead={lead}>
      <PageForm {...shell} onSubmit={check} submitLabel={submitLabel} error={asked ? null : shell.error}>
        {children}
      </PageForm>
      {asked ? (
        <ConfirmDialog
          task={{ ...operation, run: confirm }}
          input={undefined}
          title="Save these changes?"
          confirmLabel={submitLabel}
          cancelLabel="Not yet"
          onClose={stopAsking}
        >
          <Changes settings={settings} input={asked.input} />
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  );
}

interface ChangesProps {
  readonly settings: AgencySettings;
  readonly input: AgencyInput;
}

function Changes({ settings, input }: ChangesProps) {
  const before = storedAgency(input.section, settings);
  const usages = usagesOf(before, input);
  return (
    <div className={styles.changes}>
      <Differences differences={differenceOf({ before, after: { ...input.values } })} isNew={false} />
      <p>{`${shownOn[input.section]} It takes at most a minute.`}</p>
      {usages.length === 0 ? null : (
        <ul aria-label="Pages that name it" className={styles.usages}>
          {usages.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
