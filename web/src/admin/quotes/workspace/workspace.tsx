import type { QuoteDraft, QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';
import { isReference } from '@agency/domain/shared/ids';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState, LoadingState } from '../../../ui/app/states.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { withoutOpen } from '../../shared/open-record.ts';
import { useNow } from '../../shared/use-now.ts';
import type { FullSources } from '../editor/sources.ts';
import { isUnpriced } from '../editor/start-from-request.ts';
import { useDraft, usePackage, usePrivateSettings, useQuote, useSiteSettings } from '../queries.ts';
import { NudgeOffer } from './nudge-offer.tsx';
import { ActionDialog, type Opened, QuoteMenu } from './quote-actions.tsx';
import { SentQuote } from './sent-quote.tsx';
import { SidePanels } from './side-panels.tsx';
import { WorkspaceHead } from './workspace-head.tsx';

const QuoteEditor = lazy(async () => ({ default: (await import('../editor/editor.tsx')).QuoteEditor }));

/** One quote: the request, the offer, the outcome, and all actions. */
export function QuoteWorkspace({ quoteId }: { readonly quoteId: string }) {
  const back = useBackHref();
  if (!isReference('quote', quoteId)) return <NoSuchQuote back={back} />;
  return (
    <Feature
      subject="this quote"
      loading={<LoadingState label="Opening the quote" lines={8} />}
      missing={<NoSuchQuote back={back} />}
    >
      <Workspace quoteId={quoteId} back={back} />
    </Feature>
  );
}

/** The list as it was before the quote was opened. */
function useBackHref(): string {
  const [query] = useSearchParams();
  const rest = withoutOpen(query).toString();
  return rest === '' ? adminPaths.quotes() : `${adminPaths.quotes()}?${rest}`;
}

function NoSuchQuote({ back }: { readonly back: string }) {
  return (
    <>
      <PageHead title="Quote not found" />
      <EmptyState
        seed="no-such-quote"
        title="We can’t find this quote"
        action={<ButtonLink href={back}>Back to quotes</ButtonLink>}
      >
        <p>Check the number, or look for the name or the email address in the list.</p>
      </EmptyState>
    </>
  );
}

function Workspace({ quoteId, back }: { readonly quoteId: string; readonly back: string }) {
  const head = useQuote(quoteId);
  const draft = useDraft(quoteId);
  const site = useSiteSettings();
  const business = usePrivateSettings();
  const now = useNow();
  if (!head || !draft) return <NoSuchQuote back={back} />;
  if (!site || !business) throw new Error('The settings are missing');
  return <OpenQuote head={head} draft={draft} settings={{ site, business }} now={now} back={back} />;
}

interface OpenQuoteProps {
  readonly head: Stored<QuoteHead>;
  readonly draft: Stored<QuoteDraft>;
  readonly settings: Pick<FullSources, 'site' | 'business'>;
  readonly now: Date;
  readonly back: string;
}

function OpenQuote({ head, draft, settings, now, back }: OpenQuoteProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { edit, resend } = quoteActions(head, now);
  const parts = {
    side: <SidePanels head={head} draft={draft} business={settings.business} now={now} />,
    menu: (isStored: boolean) => <QuoteMenu head={head} isStored={isStored} now={now} onOpen={setOpened} />,
  };
  return (
    <>
      <WorkspaceHead
        head={head}
        now={now}
        back={back}
        onResend={resend === null ? () => setOpened('resendQuote') : undefined}
      />
      <NudgeOffer head={head} now={now} onNudge={() => setOpened('nudge')} />
      {edit === null ? (
        <Suspense fallback={<LoadingState label="Opening the editor" lines={8} />}>
          <Editing head={head} draft={draft} settings={settings} now={now} {...parts} />
        </Suspense>
      ) : (
        <SentQuote head={head} side={parts.side} menu={parts.menu(true)} />
      )}
      <ActionDialog
        opened={opened}
        head={head}
        draft={draft}
        business={settings.business}
        now={now}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

type EditingProps = Omit<OpenQuoteProps, 'back'> & Pick<ComponentProps<typeof QuoteEditor>, 'side' | 'menu'>;

function Editing({ settings, ...rest }: EditingProps) {
  const { uid } = useSignedIn();
  const packageId = isUnpriced(rest.draft) ? rest.draft.enquiry?.packageId : null;
  if (packageId) return <EditingPackage packageId={packageId} settings={settings} {...rest} />;
  return <QuoteEditor {...rest} uid={uid} sources={{ ...settings, chosenPackage: null }} />;
}

/** The first pricing of a request for a package begins with that package. */
function EditingPackage({ packageId, settings, ...rest }: EditingProps & { readonly packageId: string }) {
  const { uid } = useSignedIn();
  const chosenPackage = usePackage(packageId);
  return <QuoteEditor {...rest} uid={uid} sources={{ ...settings, chosenPackage }} />;
}
