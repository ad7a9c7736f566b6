import { answerBy, type HeldData, type Holding } from '@agency/domain/platform/data-request';
import { formatDate } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useTask } from '../../../platform/use-task.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Muted } from '../../../ui/text.tsx';
import { daysLeft } from '../../shared/time-words.ts';
import { useNow } from '../../shared/use-now.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { fateWords, holdingWords, hrefOf } from './held-words.ts';
import styles from './requests.module.css';
import type { Asked } from './use-held.ts';

interface Props {
  readonly asked: Asked;
  readonly data: HeldData;
  /** Something changed: what is held is to be looked up again, under this address. */
  readonly onChanged: (email: string) => void;
}

/** All that is held of the person at an address, and what can be done about it. */
export function HeldCard({ asked, data, onChanged }: Props) {
  const now = useNow();
  const due = answerBy(asked.askedOn);
  const isNothing = data.account === null && data.holdings.length === 0;
  return (
    <Card title={`What we hold about ${asked.email}`}>
      <div className={styles.stack}>
        <Callout tone={isNothing ? 'info' : 'warning'} announce="status">
          <p>{`Reply by ${formatDate(due)} (${daysLeft(due, now)}). The law gives us one month from the day they asked, or until the next working day if that isn’t one.`}</p>
        </Callout>
        {isNothing ? (
          <p>We hold nothing under this address. Check it with the person: they may have used another one.</p>
        ) : (
          <>
            <Account data={data} />
            <ul className={styles.holdings}>
              {data.holdings.map((holding) => (
                <HoldingRow key={`${holding.kind} ${holding.fate}`} holding={holding} />
              ))}
            </ul>
            <Muted>
              Testimonials, articles, templates and notes that name someone aren’t tied to an address. Look
              for those yourself. Staff notes aren’t in the copy: read them before you hand them over.
            </Muted>
            <Actions asked={asked} data={data} onChanged={onChanged} />
          </>
        )}
      </div>
    </Card>
  );
}

function Account({ data: { account } }: { readonly data: HeldData }) {
  if (account === null) return <p>No account uses this address.</p>;
  const name = account.name || 'A person without a name';
  return (
    <p>
      <Anchor href={adminPaths.person(account.uid)}>{name}</Anchor>
      <span>{account.isAdmin ? ', an admin, has an account. ' : ' has an account. '}</span>
      <span>
        {account.isMoved
          ? 'It was changed to this address, and the address hasn’t been confirmed, so it may be someone else’s.'
          : account.isVerified
            ? 'Erasing deletes it.'
            : 'The address hasn’t been confirmed. Erasing deletes the account.'}
      </span>
    </p>
  );
}

function HoldingRow({ holding }: { readonly holding: Holding }) {
  const { kind, items, count } = holding;
  const rest = items.length === 0 ? 0 : count - items.length;
  return (
    <li className={styles.holding}>
      <strong>{holdingWords(holding)}</strong>
      <Muted>{fateWords(holding)}</Muted>
      {items.length === 0 ? null : (
        <ul className={styles.plain}>
          {items.map(({ id, label }) => {
            const href = hrefOf(kind, id);
            return <li key={id}>{href === null ? label : <Anchor href={href}>{label}</Anchor>}</li>;
          })}
        </ul>
      )}
      {rest > 0 ? <Muted>{`And ${rest} more, not listed here.`}</Muted> : null}
    </li>
  );
}

const exportCopy = async (asked: Asked): Promise<true> => {
  const { fileName, json } = await callOperation('exportPerson', asked);
  saveFile({ fileName, content: new Blob([json], { type: 'application/json' }) });
  return true;
};

function Actions({ asked, data, onChanged }: Props) {
  const [open, setOpen] = useState<'correct' | 'erase' | null>(null);
  const toast = useToast();
  const exporting = useTask(exportCopy);
  const download = async () => {
    if (await exporting.run(asked)) toast('The copy has been downloaded');
  };
  return (
    <>
      {exporting.error ? (
        <Callout tone="danger" announce="alert">
          <p>{exporting.error.message}</p>
        </Callout>
      ) : null}
      <ButtonRow>
        <Button busy={exporting.busy} onClick={() => void download()}>
          Download a copy
        </Button>
        <Button onClick={() => setOpen('correct')}>Correct name or address</Button>
        <Button
          variant="danger"
          disabledReason={
            data.account?.isMoved
              ? 'The account with this address may be someone else’s. Ask its owner to confirm the address first.'
              : null
          }
          onClick={() => setOpen('erase')}
        >
          Erase
        </Button>
      </ButtonRow>
      {open === 'correct' ? (
        <CorrectDialog asked={asked} onClose={() => setOpen(null)} onDone={onChanged} />
      ) : null}
      {open === 'erase' ? (
        <EraseDialog
          asked={asked}
          data={data}
          onClose={() => setOpen(null)}
          onDone={() => onChanged(asked.email)}
        />
      ) : null}
    </>
  );
}
