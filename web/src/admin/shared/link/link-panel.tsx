import { isLinkOpen, type Link, type LinkKind } from '@agency/domain/link/schema';
import { formatDate, formatDateTime } from '@agency/domain/shared/format';
import { useState } from 'react';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { links } from '../../../firebase/records/link.ts';
import { useOperation } from '../../../firebase/use-operation.ts';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from '../panel.module.css';
import { LinkVisits } from './link-visits.tsx';

interface Props {
  /** What it opens. */
  readonly of: LinkKind;
  readonly linkId: string;
  readonly now: Date;
}

/** The client's link: whether it works, when it was used, and what staff can do about it. */
export function LinkPanel({ of, linkId, now }: Props) {
  const link = useRecord(links, linkId);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  if (!link) return <p className={styles.muted}>{`This ${of} has no link.`}</p>;
  const isOpen = isLinkOpen(link, now);
  return (
    <>
      <p>
        <StatusBadge tone={isOpen ? 'success' : 'neutral'}>{stateWords(link, isOpen)}</StatusBadge>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Last opened</dt>
          <dd>{link.lastUsedAt ? formatDateTime(link.lastUsedAt) : 'Not yet'}</dd>
        </div>
        <div>
          <dt>Opened</dt>
          <dd>{link.useCount === 1 ? 'once' : `${link.useCount} times`}</dd>
        </div>
        {link.expiresOn ? (
          <div>
            <dt>Works until</dt>
            <dd>{formatDate(link.expiresOn)}</dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.actions}>
        <CopyLink linkId={linkId} isOpen={isOpen} onUrl={setShownUrl} />
        <RotateLink linkId={linkId} onUrl={setShownUrl} />
        <RevokeLink
          of={of}
          linkId={linkId}
          isRevoked={link.revokedAt !== null}
          onDone={() => setShownUrl(null)}
        />
      </div>
      {shownUrl ? (
        <>
          <output className={styles.url} aria-label="Address of the link">
            {shownUrl}
          </output>
          <p className={styles.muted}>{ownVisit[of]}</p>
        </>
      ) : null}
      {link.useCount > 0 ? <LinkVisits linkId={linkId} /> : null}
    </>
  );
}

const counts = 'Don’t open it yourself: we’d count that as the client’s visit.';
const ownVisit = { quote: `${counts} Use ‘View as client’ instead.`, project: counts } as const;

function stateWords({ revokedAt }: Link, isOpen: boolean): string {
  if (revokedAt) return 'Switched off';
  return isOpen ? 'Works' : 'Ended';
}

interface ActionProps {
  readonly linkId: string;
  readonly onUrl: (url: string) => void;
}

/** Browsers may refuse clipboard access: then the address is shown below to copy by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function CopyLink({ linkId, isOpen, onUrl }: ActionProps & { readonly isOpen: boolean }) {
  const toast = useToast();
  const operation = useOperation('getLinkUrl');
  const copy = async () => {
    const answer = await operation.run({ linkId });
    if (!answer) return;
    onUrl(answer.url);
    const isCopied = await copyText(answer.url);
    toast(isCopied ? 'Link copied' : 'Your browser couldn’t copy it. Copy the address below.', {
      tone: isCopied ? 'success' : 'info',
    });
  };
  return (
    <>
      <Button
        size="small"
        busy={operation.busy}
        onClick={copy}
        disabledReason={isOpen ? null : 'This link no longer works. Create a new one.'}
        reasonHidden
      >
        Copy link
      </Button>
      {operation.error ? (
        <Callout tone="danger">
          <p>{operation.error.message}</p>
        </Callout>
      ) : null}
    </>
  );
}

function RotateLink({ linkId, onUrl }: ActionProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const operation = useOperation('rotateLink');
  const giveOut = async (url: string) => {
    onUrl(url);
    const isCopied = await copyText(url);
    toast(isCopied ? 'New link created and copied' : 'New link created. Copy the address below.');
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        New link
      </Button>
      {open ? (
        <ConfirmDialog
          task={operation}
          input={{ linkId }}
          title="Create a new link?"
          confirmLabel="Create a new link"
          cancelLabel="Keep this one"
          onClose={() => setOpen(false)}
          onDone={({ url }) => void giveOut(url)}
        >
          <p>
            The client’s current link will stop working straight away. Send them the new one yourself, or send
            the email again.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface RevokeProps {
  readonly of: LinkKind;
  readonly linkId: string;
  readonly isRevoked: boolean;
  readonly onDone: () => void;
}

function RevokeLink({ of, linkId, isRevoked, onDone }: RevokeProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const operation = useOperation('revokeLink');
  return (
    <>
      <Button
        size="small"
        variant="danger"
        onClick={() => setOpen(true)}
        disabledReason={isRevoked ? 'It’s already switched off.' : null}
        reasonHidden
      >
        Switch off
      </Button>
      {open ? (
        <ConfirmDialog
          task={operation}
          input={{ linkId }}
          title="Switch this link off?"
          tone="danger"
          confirmLabel="Switch off"
          onClose={() => setOpen(false)}
          onDone={() => {
            onDone();
            toast('Link switched off');
          }}
        >
          <p>
            {`Anyone who opens it will see that it no longer works. A client with an account can still see the ${of} there.`}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
