import type { QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { quoteView } from '@agency/domain/quote/view';
import { formatDateTime, formatMoney } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadQuote } from '../../../views/document/download-quote.tsx';
import { ClientView } from '../client-view.tsx';
import { useVersions } from '../queries.ts';
import styles from './panel.module.css';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly now: Date;
}

/** Every version that was sent; each can be read as the client reads it. */
export function VersionsPanel({ head, now }: Props) {
  const versions = useVersions(head.id);
  const [open, setOpen] = useState<Stored<QuoteVersion> | null>(null);
  return (
    <>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.id} className={styles.row}>
            <span>
              <strong>{`Version ${version.version}`}</strong>{' '}
              <span className={styles.muted}>{formatMoney(version.totals.oneOff.total)}</span>
              <br />
              <span className={styles.muted}>{formatDateTime(version.sentAt)}</span>
            </span>
            <div className={styles.buttons}>
              <Button size="small" onClick={() => setOpen(version)} about={`version ${version.version}`}>
                Read
              </Button>
              <DownloadQuote quoteId={head.id} version={version.version} size="small" />
            </div>
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
