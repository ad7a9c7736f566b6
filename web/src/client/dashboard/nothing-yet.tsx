import type { OperationOutput } from '@agency/domain/operations/operations';
import { formatInstantDate, unbroken } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RowsLoading } from '../shared/rows.tsx';

type Request = OperationOutput<'listMyRequests'>['requests'][number];

interface NothingYetProps {
  readonly soon: SiteFrame['soon'];
}

/** For a new client: what happens next with what they asked for, or how to start. */
export function NothingYet({ soon }: NothingYetProps) {
  const latest = useLatestRequest();
  if (latest === undefined) return <RowsLoading count={2} />;
  return latest === null ? <Start /> : <InProgress request={latest} soon={soon} />;
}

/** Undefined until it is known; null also where it couldn't be found out. */
function useLatestRequest(): Request | null | undefined {
  const { run } = useOperation('listMyRequests');
  const [latest, setLatest] = useState<Request | null>();
  useEffect(() => {
    void run({}).then((found) => setLatest(found?.requests[0] ?? null));
  }, [run]);
  return latest;
}

function Start() {
  const { email } = useSignedIn();
  return (
    <EmptyState
      seed="client-dashboard"
      title="You have no quotes or projects yet"
      action={<ButtonLink href={paths.quote()}>Request a quote</ButtonLink>}
    >
      <p>{`We show everything we’ve sent to ${email}. If you used a different address with us, tell us and we’ll move it over.`}</p>
    </EmptyState>
  );
}

function InProgress({ request, soon }: NothingYetProps & { readonly request: Request }) {
  const { email } = useSignedIn();
  const day = unbroken(formatInstantDate(new Date(request.requestedAt)));
  return (
    <EmptyState seed="client-dashboard" title="We’re working on your quote">
      <p>{`We received your request ${request.reference} on ${day}. We read each request within ${soon.reply} and send a quote within ${soon.quote}.`}</p>
      <p>{`We’ll email ${email} when your quote is ready, and you’ll find it here. You don’t need to do anything until then.`}</p>
    </EmptyState>
  );
}
