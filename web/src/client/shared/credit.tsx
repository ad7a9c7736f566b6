import { formatMoney } from '@agency/domain/shared/format';
import { isUnreadable } from '@agency/domain/shared/parse';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useLastCredit } from '../../views/client/last-credit.ts';
import { type Company, useCompanies } from './companies.ts';

interface CreditOfEachProps {
  /** Of how many companies; of all unless it is given. */
  readonly companies?: number;
}

/** What each company of this person has in credit; nothing adds up across companies. */
export function CreditOfEach({ companies }: CreditOfEachProps) {
  return (
    <Feature subject="your credit" loading={null}>
      <Each most={companies} />
    </Feature>
  );
}

function Each({ most }: { readonly most: number | undefined }) {
  const { companies, areSeveral } = useCompanies(most);
  return companies.map((company) => <Note key={company.id} company={company} isNamed={areSeveral} />);
}

function Note({ company, isNamed }: { readonly company: Company; readonly isNamed: boolean }) {
  const words = useCreditWords(company.id, isNamed ? company.name : null);
  return words === null ? null : (
    <Callout>
      <p>{words}</p>
    </Callout>
  );
}

/** The credit of the company that an invoice is for. */
export function CreditOf({ clientId }: { readonly clientId: string }) {
  return (
    <Feature subject="your credit" loading={null}>
      <One clientId={clientId} />
    </Feature>
  );
}

function One({ clientId }: { readonly clientId: string }) {
  const { companies, areSeveral } = useCompanies();
  const own = areSeveral ? companies.find(({ id }) => id === clientId) : undefined;
  const words = useCreditWords(clientId, own?.name ?? null);
  return words === null ? null : <p>{words}</p>;
}

/** An entry that can’t be read leaves the balance unknown, so nothing is said. */
function useCreditWords(clientId: string, company: string | null): string | null {
  const last = useLastCredit(clientId);
  if (last === undefined || isUnreadable(last) || last.balance === 0) return null;
  const [whose, next] = company === null ? ['You have', 'your'] : [`${company} has`, 'its'];
  return `${whose} ${formatMoney(last.balance)} of credit with us. It comes off ${next} next invoice, or ask us to use it now or pay it back.`;
}
