import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteView } from '@agency/domain/quote/view';
import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useOperation } from '../../../firebase/use-operation.ts';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ClientView } from '../client-view.tsx';
import { useCertificate, useVersion } from '../queries.ts';
import styles from './workspace.module.css';

interface Props {
  readonly head: Stored<QuoteHead>;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The client's current view, beside the work on the quote. It is shown once the audit log has noted that staff look. */
export function ClientViewPanel({ head, now, onClose }: Props) {
  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title="What the client sees" size="large">
      <Logged quoteId={head.id}>
        <div className={styles.trouble}>
          <Callout tone="info" title={`You’re viewing this quote as ${head.recipient.name}`}>
            <p>
              You can read everything, but you can’t answer. It doesn’t count as viewed, and the client isn’t
              told. The audit log records that you looked.
            </p>
          </Callout>
        </div>
        <Feature subject="the quote" loading={<LoadingState lines={6} />}>
          {head.acceptance ? (
            <Accepted head={head} now={now} certificateId={head.acceptance.certificateId} />
          ) : (
            <Offered head={head} now={now} />
          )}
        </Feature>
      </Logged>
    </SidePanel>
  );
}

function Logged({ quoteId, children }: { readonly quoteId: string; readonly children: React.ReactNode }) {
  const { run, error } = useOperation('logClientView');
  const [isLogged, setLogged] = useState(false);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    void run({ quoteId }).then((answer) => setLogged(answer !== null));
  }, [run, quoteId, attempt]);
  if (isLogged) return children;
  if (error === null) return <LoadingState label="Opening the client’s view" lines={6} />;
  return (
    <Callout
      tone="danger"
      title="We couldn’t open the client’s view"
      announce="alert"
      actions={
        <Button size="small" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      }
    >
      <p>{error.message}</p>
    </Callout>
  );
}

type ViewProps = Pick<Props, 'head' | 'now'>;

function Offered({ head, now }: ViewProps) {
  const version = useVersion(head.id, head.sentVersion);
  return version ? <ClientView view={quoteView(head, version, now)} /> : null;
}

function Accepted({ head, now, certificateId }: ViewProps & { readonly certificateId: string }) {
  const version = useVersion(head.id, head.sentVersion);
  const certificate = useCertificate(certificateId);
  return version ? <ClientView view={quoteView(head, version, now, certificate)} /> : null;
}
