import { expect, it } from 'vitest';
import { erasedContact } from '../platform/erased.ts';
import { issueObstacles } from './issue-obstacle.ts';

type Args = Parameters<typeof issueObstacles>;

const draft: Args[0] = {
  taxPoint: null,
  vatRegistered: true,
  purchaseOrder: null,
  totals: { total: 48_000 },
  lines: [{ vatRate: 2000 }],
};
const client: Args[1]['client'] = {
  name: 'Weald Pottery Ltd',
  address: {
    line1: '1 Mill Lane',
    line2: '',
    town: 'Horsham',
    county: '',
    postcode: 'RH12 1AA',
    country: 'United Kingdom',
  },
  purchaseOrderRequired: false,
  billingEmail: 'accounts@weald.example',
  invoiceEmails: [],
};
const site = { company: { vatNumber: 'GB123456789' } };
const business = { vatRegistered: true, vatChanges: [], rateChanges: [], booksClosedUntil: null };

interface Changes {
  readonly draft?: Partial<Args[0]>;
  readonly client?: Partial<typeof client>;
  readonly site?: Args[1]['site'];
  readonly business?: Partial<Args[1]['business']>;
}

function obstaclesWith(changes: Changes): string[] {
  const around = {
    client: { ...client, ...changes.client },
    site: changes.site ?? site,
    business: { ...business, ...changes.business },
  };
  const found = issueObstacles({ ...draft, ...changes.draft }, around, '2026-12-01');
  return found.map(({ words, fixIn }) => `${fixIn}: ${words}`);
}

it.each<[string, Changes]>([
  ['client: We don’t have an address for Weald Pottery Ltd', { client: { address: null } }],
  ['draft: Weald Pottery Ltd needs a purchase order number', { client: { purchaseOrderRequired: true } }],
  ['settings: A VAT invoice must show our VAT number', { site: { company: { vatNumber: null } } }],
  ['client: We have no email address', { client: { billingEmail: erasedContact.email } }],
  ['moneySettings: The books are closed', { business: { booksClosedUntil: '2026-12-31' } }],
  [
    'moneySettings: The books are closed',
    { draft: { taxPoint: '2026-10-01' }, business: { booksClosedUntil: '2026-10-31' } },
  ],
  ['draft: Our VAT registration has changed', { draft: { vatRegistered: false } }],
  ['draft: This invoice comes to £0.00', { draft: { totals: { total: 0 } } }],
  [
    'draft: VAT is 22% on 1 December 2026, not 20%',
    { business: { rateChanges: [{ from: '2026-11-01', kind: 'standard', rate: 2200 }] } },
  ],
])('%s', (words, changes) => {
  expect(obstaclesWith(changes)).toEqual([expect.stringContaining(words)]);
});

it('finds nothing in a draft that can be issued, and all that there is otherwise', () => {
  expect(obstaclesWith({})).toEqual([]);
  expect(obstaclesWith({ draft: { totals: { total: 25_000 } }, client: { address: null } })).toEqual([]);
  expect(obstaclesWith({ client: { address: null, purchaseOrderRequired: true } })).toHaveLength(2);
});
