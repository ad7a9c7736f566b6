import { actionWords } from '@agency/domain/audit/actions';
import { differenceOf } from '@agency/domain/audit/difference';
import { kindOf, screenOf } from '@agency/domain/audit/kinds';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { recordOf } from '@agency/domain/audit/subjects';
import { actorWords } from '@agency/domain/audit/values';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { auditEntries } from '../../firebase/records/audit.ts';
import { checklists } from '../../firebase/records/checklist.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Card } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { DateText, KeyValue } from '../../ui/text.tsx';
import { Actor } from '../shared/actor-name.tsx';
import { Differences } from '../shared/differences.tsx';
import { withoutOpen } from '../shared/open-record.ts';
import { momentShort } from '../shared/time-words.ts';
import styles from './audit.module.css';
import { RecordName } from './record-name.tsx';

/** One entry, beside the list; where there is no room for both, in its place. */
export function EntryPane({ id }: { readonly id: string }) {
  const [query] = useSearchParams();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where it takes the list's place, the row that had the focus is gone.
    if (document.activeElement?.checkVisibility?.() !== true) pane.current?.focus();
  }, []);
  const rest = withoutOpen(query).toString();
  return (
    <section ref={pane} tabIndex={-1} aria-label="Change" className={styles.pane}>
      <p className={styles.back}>
        <Anchor href={rest === '' ? adminPaths.audit() : `${adminPaths.audit()}?${rest}`}>
          Back to the list
        </Anchor>
      </p>
      <Feature subject="this change" loading={<LoadingState lines={6} />}>
        <Entry id={id} />
      </Feature>
    </section>
  );
}

function Entry({ id }: { readonly id: string }) {
  const entry = useRecord(auditEntries, id);
  if (!entry) return <p>We can’t find this change. It may have passed its retention period.</p>;
  return (
    <Card title={actionWords(entry.action)}>
      <div className={styles.entry}>
        <Facts entry={entry} />
        {entry.words ? <p className={styles.words}>{entry.words}</p> : null}
        <section aria-label={headOf(entry)} className={styles.changes}>
          <h3>{headOf(entry)}</h3>
          {entry.path.startsWith('checklists/') ? (
            <Feature
              subject="the items"
              loading={<LoadingState lines={2} />}
              missing={<Changes entry={entry} />}
            >
              <ChangesOfChecklist entry={entry} />
            </Feature>
          ) : (
            <Changes entry={entry} />
          )}
        </section>
      </div>
    </Card>
  );
}

interface ChangesProps {
  readonly entry: Stored<AuditEntry>;
  readonly items?: ReadonlyMap<string, string>;
}

function Changes({ entry, items }: ChangesProps) {
  return <Differences differences={differenceOf(entry, items)} isNew={entry.before === null} />;
}

/** The log holds no words of items: what they are called is read from the list as it is now. */
function ChangesOfChecklist({ entry }: { readonly entry: Stored<AuditEntry> }) {
  const [, id = ''] = entry.path.split('/');
  const items = useRecord(checklists, id)?.items ?? {};
  return (
    <Changes entry={entry} items={new Map(Object.entries(items).map(([key, { text }]) => [key, text]))} />
  );
}

function headOf({ before }: Pick<AuditEntry, 'before'>): string {
  return before === null ? 'What was recorded' : 'What changed';
}

function Facts({ entry }: { readonly entry: Stored<AuditEntry> }) {
  const { actor, at, path, recipients = [] } = entry;
  const record = recordOf(path);
  const screen = screenOf(path);
  const name: ReactNode = <RecordName path={path} />;
  return (
    <KeyValue
      items={[
        {
          key: 'Who',
          value:
            actorWords(actor) === null ? (
              <Anchor href={adminPaths.user(actor)}>
                <Actor actor={actor} />
              </Anchor>
            ) : (
              <Actor actor={actor} />
            ),
        },
        { key: 'When', value: <DateText value={at.toISOString()}>{momentShort(at)}</DateText> },
        { key: 'Record', value: screen === null ? name : <Anchor href={screen}>{name}</Anchor> },
        ...(path === record ? [] : [{ key: 'Part', value: kindOf(path) }]),
        ...(recipients.length === 0 ? [] : [{ key: 'Sent to', value: recipients.join(', ') }]),
        {
          key: 'More',
          value: <Anchor href={adminPaths.audit({ record })}>All changes to this record</Anchor>,
        },
      ]}
    />
  );
}
