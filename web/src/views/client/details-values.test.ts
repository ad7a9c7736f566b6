import type { Client } from '@agency/domain/client/schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clientForm, clientFormValues } from './details-values.ts';

const at = new Date('2026-11-27T09:00:00Z');
const client: Client = {
  kind: 'company',
  name: 'Weald Pottery',
  address: null,
  vatNumber: null,
  paymentTermsDays: null,
  purchaseOrderRequired: false,
  invoiceEmails: [],
  billingEmail: 'sam@example.com',
  phone: null,
  people: [{ name: 'Sam', email: 'sam@example.com', uid: 'sam' }],
  emails: ['sam@example.com'],
  invitations: [],
  invitedEmails: [],
  memberUids: ['sam'],
  membersVersion: 1,
  spreadPending: false,
  archived: false,
  searchTokens: [],
  createdAt: at,
  updatedAt: at,
  updatedBy: 'system',
};

describe('the form of a client', () => {
  it('left as it is gives what is on record, and no address stays none', () => {
    expect(v.parse(clientForm, clientFormValues(client))).toEqual({
      details: { address: null, vatNumber: null, billingEmail: 'sam@example.com' },
      record: { name: 'Weald Pottery', kind: 'company', phone: null, archived: false },
    });
  });

  it('says what a person buys for, once that is known, and never of a company', () => {
    const parsed = (kind: string, buys: string) => {
      const values = clientFormValues(client);
      return v.parse(clientForm, { ...values, record: { ...values.record, kind, buys } }).record;
    };
    expect(parsed('person', 'private')).toMatchObject({ kind: 'person', buys: 'private' });
    expect(parsed('person', '')).not.toHaveProperty('buys');
    expect(parsed('company', 'private')).not.toHaveProperty('buys');
  });

  it('says beside its field what a partial address lacks', () => {
    const values = clientFormValues(client);
    const begun = { ...values.details.address, town: 'Horsham' };
    const parsed = v.safeParse(clientForm, { ...values, details: { ...values.details, address: begun } });
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'details.address.line1',
      'details.address.postcode',
    ]);
  });
});
