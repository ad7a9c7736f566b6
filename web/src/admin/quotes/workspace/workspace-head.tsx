import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus, quoteActions } from '@agency/domain/quote/status';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Feature } from '../../../platform/firestore/feature.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { Menu, type MenuEntry } from '../../../ui/app/menu.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { deliveryWords, statusWords, whoOf } from '../../shared/quote-words.ts';
import { daysLeft } from '../../shared/time-words.ts';
import { AcceptOffline } from './accept-offline.tsx';
import { ClientViewPanel } from './client-view-panel.tsx';
import { SimpleActionDialog } from './simple-action-dialog.tsx';
import { type SimpleAction, simpleActions } from './simple-actions.ts';
import { VoidDialog } from './void-dialog.tsx';
import styles from './workspace.module.css';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly draft: Stored<QuoteDraft>;
  readonly business: PrivateSettings;
  readonly now: Date;
  readonly back: string;
}

type Opened = SimpleAction['operation'] | 'acceptOffline' | 'void' | 'clientView' | null;

/** Number, state and everything that can be done with the whole quote. */
export function WorkspaceHead({ head, draft, business, now, back }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const simple = simpleActions(head, now);
  const close = () => setOpened(null);
  const { name, detail } = whoOf(head);
  return (
    <>
      <PageHead
        above={<Anchor href={back}>Back to quotes</Anchor>}
        title={`${head.number} ${head.title}`.trim()}
        status={<Badges head={head} now={now} />}
        lead={`${name}, ${detail}${validity(head, now)}`}
        actions={<HeadActions head={head} now={now} simple={simple} onOpen={setOpened} />}
      />
      <DeliveryTrouble
        head={head}
        canResend={simple.resendQuote.reason === null}
        onResend={() => setOpened('resendQuote')}
      />
      {opened !== null && opened in simple ? (
        <SimpleActionDialog
          action={simple[opened as SimpleAction['operation']]}
          quoteId={head.id}
          onClose={close}
        />
      ) : null}
      {opened === 'void' ? <VoidDialog quoteId={head.id} onClose={close} /> : null}
      {opened === 'acceptOffline' ? (
        <Feature subject="what was offered" loading={null}>
          <AcceptOffline head={head} draft={draft} vatRegistered={business.vatRegistered} onClose={close} />
        </Feature>
      ) : null}
      {opened === 'clientView' ? <ClientViewPanel head={head} now={now} onClose={close} /> : null}
    </>
  );
}

function validity({ validUntil, sentVersion }: QuoteHead, now: Date): string {
  if (validUntil === null || sentVersion === 0) return '';
  return `, valid until ${formatDate(validUntil)} (${daysLeft(validUntil, now)})`;
}

function Badges({ head, now }: { readonly head: QuoteHead; readonly now: Date }) {
  const status = statusWords[effectiveStatus(head, now)];
  const delivery = head.delivery ? deliveryWords[head.delivery] : null;
  return (
    <span className={styles.badges} role="status">
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      {head.beingRevised ? <StatusBadge tone="neutral">Being revised</StatusBadge> : null}
      {delivery ? <StatusBadge tone={delivery.tone}>{delivery.label}</StatusBadge> : null}
    </span>
  );
}

interface ActionsProps {
  readonly head: QuoteHead;
  readonly now: Date;
  readonly simple: ReturnType<typeof simpleActions>;
  readonly onOpen: (opened: Opened) => void;
}

function HeadActions({ head, now, simple, onOpen }: ActionsProps) {
  const actions = quoteActions(head, now);
  const entry = ({ operation, label, reason, tone }: SimpleAction): MenuEntry => ({
    key: operation,
    label,
    disabledReason: reason,
    tone: tone === 'danger' ? 'danger' : undefined,
    onSelect: () => onOpen(operation),
  });
  return (
    <>
      {head.sentVersion > 0 ? <Button onClick={() => onOpen('clientView')}>See as the client</Button> : null}
      {actions.revise === null ? <Button onClick={() => onOpen('reviseQuote')}>Revise</Button> : null}
      <Menu
        trigger={<Button iconEnd={<ChevronDownIcon />}>More</Button>}
        groups={[
          [entry(simple.resendQuote), ...(actions.revise === null ? [] : [entry(simple.reviseQuote)])],
          [
            {
              key: 'acceptOffline',
              label: 'Mark as accepted',
              disabledReason: actions.acceptOffline,
              onSelect: () => onOpen('acceptOffline'),
            },
          ],
          [
            entry(simple.dropRevision),
            entry(simple.withdrawQuote),
            entry(simple.discardQuote),
            {
              key: 'void',
              label: 'Void the acceptance',
              tone: 'danger',
              disabledReason: actions.void,
              onSelect: () => onOpen('void'),
            },
          ],
        ]}
      />
    </>
  );
}

interface TroubleProps {
  readonly head: QuoteHead;
  readonly canResend: boolean;
  readonly onResend: () => void;
}

/** The mail did not arrive: said in place, with the way to mend it. */
function DeliveryTrouble({ head, canResend, onResend }: TroubleProps) {
  const { delivery, recipient } = head;
  if (delivery !== 'failed' && delivery !== 'bounced' && delivery !== 'uncertain') return null;
  const words = {
    failed: 'The mail could not be sent. It can be tried again; the link also works without it.',
    bounced: 'The mailbox refused the mail. Check the address, or send the link yourself.',
    uncertain: 'It is not known whether the mail arrived. It may have gone.',
  }[delivery];
  return (
    <div className={styles.trouble}>
      <Callout
        tone={delivery === 'uncertain' ? 'warning' : 'danger'}
        title={`The quote may not have reached ${recipient.email}`}
        actions={
          canResend ? (
            <Button size="small" onClick={onResend}>
              Send the mail again
            </Button>
          ) : null
        }
      >
        <p>{words}</p>
      </Callout>
    </div>
  );
}
