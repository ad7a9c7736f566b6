import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { pricingOn } from '@agency/domain/vat/history';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import { DownloadQuote } from '../../../views/document/download-quote.tsx';
import { Messages } from '../../../views/message/messages-panel.tsx';
import { AuditLink } from '../../shared/audit-link.tsx';
import { LinkPanel } from '../../shared/link/link-panel.tsx';
import styles from '../../shared/panel.module.css';
import { Panel } from '../../shared/panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { RequestPanel } from './request-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly draft: Stored<QuoteDraft>;
  readonly business: PrivateSettings;
  readonly now: Date;
}

/** The panels beside a quote: the request, the client's link, versions and history. */
export function SidePanels({ head, draft, business, now }: Props) {
  const pricing = pricingOn(business, londonDate(now));
  const isWorkedOn = head.status === 'draft' || head.beingRevised;
  return (
    <>
      {draft.enquiry ? (
        <RequestPanel
          enquiry={draft.enquiry}
          attribution={draft.attribution}
          vatRate={pricing.vatRegistered ? pricing.defaultVatRate : null}
        />
      ) : null}
      {head.sentVersion > 0 ? (
        <Panel title="Messages">
          <Messages kind="quotes" threadId={head.id} isStaff />
        </Panel>
      ) : null}
      {head.linkId ? (
        <Panel title="Link for the client">
          <Feature subject="the link" loading={<Skeleton />}>
            <LinkPanel of="quote" linkId={head.linkId} now={now} />
          </Feature>
        </Panel>
      ) : null}
      {head.sentVersion > 0 ? (
        <Panel title="Versions">
          <Feature subject="the versions" loading={<Skeleton />}>
            <VersionsPanel head={head} now={now} />
          </Feature>
        </Panel>
      ) : null}
      {isWorkedOn ? (
        <Panel title="PDF of the draft">
          <p className={styles.muted}>The last saved version, as the client would get it.</p>
          <div className={styles.actions}>
            <DownloadQuote quoteId={head.id} version={null} size="small" />
          </div>
        </Panel>
      ) : null}
      <Panel title="History">
        <Feature subject="the history" loading={<Skeleton />}>
          <HistoryPanel head={head} />
        </Feature>
        <AuditLink record={`quotes/${head.id}`} />
      </Panel>
    </>
  );
}
