import type { LineChoice } from '@agency/domain/quote/content';
import type { QuoteHead, QuoteVersion } from '@agency/domain/quote/schema';
import { type QuoteView, quoteView } from '@agency/domain/quote/view';
import { toAppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Suspense, useState } from 'react';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { callOperation } from '../../firebase/operations.client.ts';
import { certificates } from '../../firebase/records/certificate.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { isAdmin } from '../../firebase/session/state.ts';
import { DownloadCertificate, DownloadQuote } from '../../views/document/download-quote.tsx';
import { MessagesPanel } from '../../views/message/messages-panel.tsx';
import type { Answering } from '../../views/quote/answering.ts';
import { QuoteDocument } from '../../views/quote/quote-document.tsx';
import { useViewed } from '../../views/quote/use-viewed.ts';

interface MemberQuoteProps {
  readonly head: Stored<QuoteHead>;
  readonly version: Stored<QuoteVersion>;
}

/** A quote on its client's screen: live, answered by operations. */
export function MemberQuote({ head, version }: MemberQuoteProps) {
  const user = useSignedIn();
  /** The answer sent from here: shown until the page is reloaded, so that nothing moves while it is read. */
  const [sent, setSent] = useState<readonly LineChoice[] | null>(null);
  const quoteId = head.id;
  const certificateId = head.acceptance?.version === version.version && head.acceptance.certificateId;
  // Staff looking at a client's screen change nothing.
  const counts = head.status === 'sent' && !isAdmin(user);
  useViewed(
    counts
      ? () => {
          callOperation('markQuoteViewed', { quoteId }).catch((error: unknown) =>
            console.error(toAppError(error)),
          );
        }
      : null,
  );
  const answering: Answering = {
    async accept(input) {
      // Set before the call: the live update may arrive before its response.
      setSent(input.choices);
      try {
        return await callOperation('acceptQuote', { quoteId, ...input });
      } catch (thrown) {
        setSent(null);
        throw thrown;
      }
    },
    decline: (input) => callOperation('declineQuote', { quoteId, ...input }),
    // The screen is live: a reload shows the current quote.
    reload: () => window.location.reload(),
  };
  const { id: _id, ...frozen } = version;
  const view = quoteView(head, frozen, new Date());
  const shared = {
    answering,
    onward: { href: paths.client.project(head.projectId ?? undefined), label: 'Go to your project' },
    newerHref: paths.client.quote(quoteId),
    below: <MessagesPanel kind="quotes" threadId={quoteId} />,
    download: (
      <>
        <DownloadQuote quoteId={quoteId} version={version.version} />
        {certificateId ? <DownloadCertificate certificateId={certificateId} /> : null}
      </>
    ),
  };
  const { acceptance } = view;
  if (!acceptance || sent) {
    const shown = acceptance && sent ? { ...view, acceptance: { ...acceptance, choices: sent } } : view;
    return <QuoteDocument key={version.version} view={shown} isJustAccepted={sent !== null} {...shared} />;
  }
  // Until the certificate has loaded, the quote is shown as offered.
  return (
    <Suspense fallback={<QuoteDocument view={view} {...shared} />}>
      <AcceptedQuote view={view} certificateId={acceptance.certificateId} shared={shared} />
    </Suspense>
  );
}

interface AcceptedQuoteProps {
  readonly view: QuoteView;
  readonly certificateId: string;
  readonly shared: Omit<Parameters<typeof QuoteDocument>[0], 'view'>;
}

/** With the choices, from the certificate. */
function AcceptedQuote({ view, certificateId, shared }: AcceptedQuoteProps) {
  const certificate = useRecord(certificates, certificateId);
  const acceptance =
    view.acceptance && certificate ? { ...view.acceptance, choices: certificate.choices } : view.acceptance;
  return <QuoteDocument view={{ ...view, acceptance }} {...shared} />;
}
