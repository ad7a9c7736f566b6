import { describe, expect, it } from 'vitest';
import { firstFields, loggedFields } from './changes.ts';

describe('what the log keeps', () => {
  it('of a new document has no search words and no stamps', () => {
    expect(
      firstFields({ email: 'a@example.com', searchTokens: ['a'], createdBy: 'u', updatedAt: 1 }),
    ).toEqual({
      email: 'a@example.com',
    });
  });

  it('of a client has accounts, and nobody’s name or address', () => {
    const people = [
      { name: 'Ann Weald', email: 'ann@example.com', uid: 'ann' },
      { name: 'Ben Weald', email: 'ben@example.com', uid: null },
    ];
    const fields = {
      people,
      emails: ['ann@example.com', 'ben@example.com'],
      billingEmail: 'ann@example.com',
      memberUids: ['ann'],
      archived: false,
    };
    expect(loggedFields('clients/c', fields)).toEqual({
      people: [{ uid: 'ann' }, { uid: null }],
      emails: '2 addresses',
      billingEmail: 'not kept here',
      memberUids: ['ann'],
      archived: false,
    });
  });

  it('of a quote says that the recipient changed, not who it is; of other documents all', () => {
    expect(loggedFields('quotes/q', { recipient: { email: 'a@example.com' }, title: 'Shop' })).toEqual({
      recipient: 'not kept here',
      title: 'Shop',
    });
    expect(loggedFields('invoices/i', { recipient: 'x' })).toEqual({ recipient: 'x' });
  });
});
