import { scheduleOf } from '@agency/domain/invoice/from-quote';
import type { QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { quoteTotals } from '@agency/domain/quote/totals';
import { formatDate, formatDateTimeWithZone } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { isSaidPerLine, treatmentOf } from '@agency/domain/vat/treatment';
import { type ReactNode, useMemo } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Card } from '../../../ui/app/card.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { chosenLines, startChoices } from '../../../views/quote/choices.ts';
import { QuoteSectionView } from '../../../views/quote/quote-lines.tsx';
import { MilestonePlanView, PaymentScheduleView } from '../../../views/quote/quote-plan.tsx';
import { QuoteTotalsView } from '../../../views/quote/quote-totals.tsx';
import editor from '../../shared/editor/editor.module.css';
import { totalOf } from '../../shared/quote-words.ts';
import { useCertificate, useVersion } from '../queries.ts';
import styles from './workspace.module.css';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly side: ReactNode;
  readonly menu: ReactNode;
}

/** A quote that was sent: the offer, and its outcome. */
export function SentQuote({ head, side, menu }: Props) {
  return (
    <div className={editor.editor}>
      <div className={editor.bar}>
        <p className={styles.total}>{totalOf(head) ?? 'Not sent'}</p>
        <div className={editor.barActions}>{menu}</div>
      </div>
      <div className={editor.columns}>
        <div className={editor.main}>
          <Outcome head={head} />
          {head.sentVersion > 0 ? <CurrentVersion head={head} /> : <NeverSent />}
        </div>
        <aside className={editor.side} aria-label="About this quote">
          {side}
        </aside>
      </div>
    </div>
  );
}

function NeverSent() {
  return (
    <EmptyState seed="never-sent" title="This quote was never sent">
      <p>There’s no version to show. You’ll find the request and the history next to this.</p>
    </EmptyState>
  );
}

/** Its outcome in a sentence, with any reason given. */
function Outcome({ head }: { readonly head: QuoteHead }) {
  const { acceptance, voided, decline, withdrawnAt, status, projectId } = head;
  if (voided) {
    return (
      <Callout tone="danger" title={`The acceptance was voided on ${formatDateTimeWithZone(voided.at)}`}>
        <p className={styles.reason}>{voided.reason}</p>
      </Callout>
    );
  }
  if (acceptance) {
    return (
      <Callout tone="success" title={`${acceptance.name} accepted version ${acceptance.version}`}>
        <p>
          <span>{`${formatDateTimeWithZone(acceptance.at)}. `}</span>
          <Anchor href={paths.verify(acceptance.certificateId)} target="_blank">
            Open the certificate
          </Anchor>
          {projectId ? (
            <>
              {' '}
              <Anchor href={adminPaths.project({ id: projectId })}>{`Project ${projectId}`}</Anchor>
            </>
          ) : null}
        </p>
      </Callout>
    );
  }
  if (status === 'declined' && decline) {
    return (
      <Callout tone="warning" title={`Declined on ${formatDateTimeWithZone(decline.at)}`}>
        <p className={styles.reason}>{decline.reason || 'No reason given.'}</p>
      </Callout>
    );
  }
  if (status === 'withdrawn' && withdrawnAt) {
    return <Callout tone="info" title={`Withdrawn on ${formatDateTimeWithZone(withdrawnAt)}`} />;
  }
  return null;
}

function CurrentVersion({ head }: { readonly head: Stored<QuoteHead> }) {
  const version = useVersion(head.id, head.sentVersion);
  if (!version) return null;
  if (head.acceptance) {
    return <AcceptedVersion version={version} certificateId={head.acceptance.certificateId} />;
  }
  return <VersionContent version={version} />;
}

function AcceptedVersion(props: { readonly version: Stored<QuoteVersion>; readonly certificateId: string }) {
  const certificate = useCertificate(props.certificateId);
  return <VersionContent version={props.version} certificate={certificate} />;
}

interface ContentProps {
  readonly version: Stored<QuoteVersion>;
  readonly certificate?: ReturnType<typeof useCertificate>;
}

/** The sent version as its client sees it, with the choices if it was accepted. */
function VersionContent({ version, certificate }: ContentProps) {
  const { content, vatRegistered, quoteId } = version;
  const choices = useMemo(() => startChoices(content, certificate?.choices), [content, certificate]);
  const totals = useMemo(
    () => quoteTotals(chosenLines(content, choices), content.discount, vatRegistered),
    [content, choices, vatRegistered],
  );
  const treatments = new Set(content.sections.flatMap(({ lines }) => lines.map(treatmentOf)));
  const calculated = new Map(totals.lines.map((line) => [line.lineId, line]));
  return (
    <Card
      title={`Version ${version.version}, valid until ${formatDate(version.validUntil)}`}
      className={styles.version}
    >
      <div className={styles.parts}>
        {content.introduction ? <p className={styles.reason}>{content.introduction}</p> : null}
        {content.sections.map((section) => (
          <QuoteSectionView
            key={section.id}
            section={section}
            choices={choices}
            calculated={calculated}
            controls={null}
            showVatRate={vatRegistered && isSaidPerLine(treatments)}
          />
        ))}
        <QuoteTotalsView totals={totals} vatRegistered={vatRegistered} />
        <PaymentScheduleView
          number={quoteId}
          schedule={scheduleOf(content)}
          milestones={content.milestones}
          oneOff={totals.oneOff}
          vatRegistered={vatRegistered}
        />
        <MilestonePlanView milestones={content.milestones} />
      </div>
    </Card>
  );
}
