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
      record: {
        name: 'Weald Pottery',
        kind: 'company',
        phone: null,
        archived: false,
        paymentTermsDays: null,
        purchaseOrderRequired: false,
        invoiceEmails: [],
      },
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

  it('asks for a postcode in the UK alone', () => {
    const values = clientFormValues(client);
    const begun = { ...values.details.address, line1: '4 Quay Street', town: 'Galway' };
    const problems = (country: string) =>
      v
        .safeParse(clientForm, {
          ...values,
          details: { ...values.details, address: { ...begun, country } },
        })
        .issues?.map((issue) => v.getDotPath(issue)) ?? [];
    expect(problems('Ireland')).toEqual([]);
    expect(problems('united kingdom')).toEqual(['details.address.postcode']);
  });

  it('takes up to three more addresses from whichever fields were filled, and says beside its field what is wrong', () => {
    const values = clientFormValues(client);
    const parsed = (...invoiceEmails: [string, string, string]) =>
      v.safeParse(clientForm, { ...values, record: { ...values.record, invoiceEmails } });
    expect(parsed('', ' Books@example.com', '').output).toMatchObject({
      record: { invoiceEmails: ['books@example.com'] },
    });
    const wrong = parsed('', 'books', 'a@example.com').issues?.map((issue) => v.getDotPath(issue));
    expect(wrong).toEqual(['record.invoiceEmails.1']);
  });

  it('takes terms in whole days, none for those of the settings', () => {
    const values = clientFormValues(client);
    const parsed = (paymentTermsDays: string) =>
      v.safeParse(clientForm, { ...values, record: { ...values.record, paymentTermsDays } });
    const days = [' 45 ', '0', ''].map((typed) => parsed(typed).output);
    expect(days).toMatchObject([45, 0, null].map((expected) => ({ record: { paymentTermsDays: expected } })));
    for (const wrong of ['soon', '1.5', '121']) {
      expect(parsed(wrong).issues?.map((issue) => v.getDotPath(issue))).toEqual(['record.paymentTermsDays']);
    }
  });
});
