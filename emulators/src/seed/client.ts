import { clientSearchTokens } from '@agency/domain/client/members';
import { type Client, client } from '@agency/domain/client/schema';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';

export const clientIds = {
  bakery: 'sample-meadowbank-bakehouse',
  studio: 'sample-fennel-and-rye',
  physio: 'sample-stillwater-physio',
  cycles: 'sample-gorse-hill-cycles',
  nell: 'sample-nell-harker',
} as const;
export type ClientKey = keyof typeof clientIds;

const address = (line1: string, town: string, county: string, postcode: string) => ({
  line1,
  line2: '',
  town,
  county,
  postcode,
  country: 'United Kingdom',
});

/** Without an account, and with an address as long as they really are. */
export const sam = { name: 'Sam Whitlock', email: 'sam.whitlock@gorsehillcycles.example' };

/** Without an account; buys privately. */
export const nell = { name: 'Nell Harker', email: 'nell.harker@example.com' };

const buyers = {
  bakery: {
    name: 'Meadowbank Bakehouse Ltd',
    address: address('4 Old Mill Lane', 'Horsham', 'West Sussex', 'RH12 0XX'),
    vatNumber: 'GB000000019',
    person: people.client,
    phone: '01403 555 0119',
  },
  studio: {
    name: 'Fennel and Rye Studio Ltd',
    address: address('Unit 7, Tannery Yard', 'Brighton', 'East Sussex', 'BN1 0XX'),
    vatNumber: null,
    person: people.other,
    phone: '01273 555 0142',
  },
  physio: {
    name: 'Stillwater Physiotherapy',
    address: address('21 Bridge Street', 'Worthing', 'West Sussex', 'BN11 0XX'),
    vatNumber: null,
    person: people.unverified,
    phone: null,
  },
  cycles: {
    name: 'Gorse Hill Cycles Ltd',
    address: address('88 Station Approach', 'Guildford', 'Surrey', 'GU1 0XX'),
    vatNumber: 'GB000000027',
    person: sam,
    phone: '01483 555 0177',
  },
  nell: {
    kind: 'person',
    buys: 'private',
    name: nell.name,
    address: address('3 Weaver’s Cottages', 'Petworth', 'West Sussex', 'GU28 0XX'),
    vatNumber: null,
    person: nell,
    phone: null,
  },
} as const;

/** Nobody is a member yet: `linkMyDocuments` makes the people members when they sign in. */
export function seedClients({ put, at }: SeedContext): Record<ClientKey, Client> {
  const write = (key: ClientKey): Client => {
    const { name, person, ...details } = buyers[key];
    const found = { name, people: [{ name: person.name, email: person.email, uid: null }], invitations: [] };
    return put('clients', [clientIds[key]], client, {
      kind: 'company',
      ...details,
      ...found,
      billingEmail: person.email,
      emails: [person.email],
      memberUids: [],
      membersVersion: 0,
      archived: false,
      searchTokens: clientSearchTokens(found),
      createdAt: at(-200),
      updatedAt: at(-30),
      updatedBy: people.admin.uid,
    });
  };
  return {
    bakery: write('bakery'),
    studio: write('studio'),
    physio: write('physio'),
    cycles: write('cycles'),
    nell: write('nell'),
  };
}
