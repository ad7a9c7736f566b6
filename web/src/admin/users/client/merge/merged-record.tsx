import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Anchor } from '../../../../ui/anchor.tsx';
import { PageHead } from '../../../../ui/app/card.tsx';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { StatusBadge } from '../../../../ui/badge.tsx';
import { AccountTab } from '../account-tab.tsx';
import { CreditTab } from '../credit-tab.tsx';

interface Props {
  readonly client: Stored<Client>;
  readonly intoId: string;
}

/** A record that was merged: its address leads to the other one. Its account and credit up to then stay here. */
export function MergedRecord({ client, intoId }: Props) {
  const [query] = useSearchParams();
  const tab = query.get('tab');
  if (tab !== 'account' && tab !== 'credit') return <LeadOn intoId={intoId} />;
  return (
    <>
      <PageHead
        above={<Anchor href={adminPaths.client(intoId, { tab })}>Back to the client</Anchor>}
        title={client.name}
        status={<StatusBadge tone="neutral">Merged</StatusBadge>}
        lead={tab === 'account' ? 'The account until the merge' : 'The credit until the merge'}
      />
      {tab === 'account' ? <AccountTab clientId={client.id} /> : <CreditTab clientId={client.id} />}
    </>
  );
}

function LeadOn({ intoId }: { readonly intoId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(adminPaths.client(intoId), { replace: true });
  }, [navigate, intoId]);
  return <LoadingState label="Opening the client" lines={8} />;
}
