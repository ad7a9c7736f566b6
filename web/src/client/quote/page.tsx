import type { QuoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { quotes, quoteVersions } from '../../firebase/records/quote.ts';
import type { PageProps } from '../../platform/page.ts';
import { LoadingState } from '../../ui/app/states.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { ClientScreen } from '../shared/client-screen.tsx';
import { MemberQuote } from './member-quote.tsx';
import styles from './quote.module.css';

export default function ClientQuotePage({ params }: PageProps) {
  const id = params.id ?? '';
  return (
    <ClientScreen>
      <Feature
        subject="this quote"
        loading={<LoadingState label="Loading this quote" lines={8} />}
        missing={<NoSuchQuote />}
      >
        <QuoteScreen id={id} />
      </Feature>
    </ClientScreen>
  );
}

/** `?version=` shows an older one; anything else the current one. */
function wantedVersion(search: string, current: number): number {
  const wanted = Number(new URLSearchParams(search).get('version'));
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= current ? wanted : current;
}

function QuoteScreen({ id }: { readonly id: string }) {
  const { search } = useLocation();
  const head = useRecord(quotes, id);
  if (!head || head.sentVersion === 0) return <NoSuchQuote />;
  const current = head.acceptance?.version ?? head.sentVersion;
  return <VersionScreen head={head} number={wantedVersion(search, current)} />;
}

interface VersionScreenProps {
  readonly head: Stored<QuoteHead>;
  readonly number: number;
}

function VersionScreen({ head, number }: VersionScreenProps) {
  const version = useRecord(quoteVersions, head.id, String(number));
  return version ? <MemberQuote head={head} version={version} /> : <NoSuchQuote />;
}

function NoSuchQuote() {
  return (
    <section className={styles.missing} aria-labelledby="no-such-quote">
      <h1 id="no-such-quote">We can’t find this quote</h1>
      <p>
        There is no quote with this number in your account. We may have sent it to another of your email
        addresses.
      </p>
      <ButtonRow>
        <ButtonLink href={paths.client.quotes()} variant="primary">
          See all your quotes
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
