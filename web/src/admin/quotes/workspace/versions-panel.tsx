import type { QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { quoteView } from '@agency/domain/quote/view';
import { formatDateTime, formatMoney } from '@agency/domain/shared/format';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { UnreadableNote } from '../../../ui/app/unreadable-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadQuote } from '../../../views/document/download-quote.tsx';
import styles from '../../shared/panel.module.css';
import { ClientView } from '../client-view.tsx';
import { useVersions } from '../queries.ts';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly now: Date;
}

/** Every version that was sent; each can be opened as the client sees it. */
export function VersionsPanel({ head, now }: Props) {
  const versions = useVersions(head.id);
  const [open, setOpen] = useState<Stored<QuoteVersion> | null>(null);
  return (
    <>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.id} className={styles.row}>
            {isUnreadable(version) ? (
              <UnreadableNote path={version.unreadable.path} />
            ) : (
              <VersionRow quoteId={head.id} version={version} onRead={() => setOpen(version)} />
            )}
          </li>
        ))}
      </ol>
      <SidePanel
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={open ? `Version ${open.version} as the client sees it` : 'Version'}
        size="large"
      >
        {open ? <ClientView view={quoteView(head, open, now)} /> : null}
      </SidePanel>
    </>
  );
}

interface RowProps {
  readonly quoteId: string;
  readonly version: QuoteVersion;
  readonly onRead: () => void;
}

function VersionRow({ quoteId, version: { version, totals, sentAt }, onRead }: RowProps) {
  return (
    <>
      <span>
        <strong>{`Version ${version}`}</strong>{' '}
        <span className={styles.muted}>{formatMoney(totals.oneOff.total)}</span>
        <br />
        <span className={styles.muted}>{formatDateTime(sentAt)}</span>
      </span>
      <div className={styles.buttons}>
        <Button size="small" onClick={onRead} about={`version ${version}`}>
          Read
        </Button>
        <DownloadQuote quoteId={quoteId} version={version} size="small" />
      </div>
    </>
  );
}
