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

  it('of a checklist has what became of its items, and none of their words', () => {
    const item = { text: 'Ring Ann Weald', note: 'She is out on Mondays', done: true, assigneeUid: 'ben' };
    const logged = {
      items: { c48b: { text: '14 characters', note: 'not recorded here', done: true, assigneeUid: 'ben' } },
    };
    expect(loggedFields('checklists/c', { items: { c48b: item } })).toEqual(logged);
    expect(loggedFields('checklists/c', logged)).toEqual(logged);
  });

  it('of a client has accounts, and nobody’s name or address', () => {
    const people = [
      { name: 'Ann Weald', email: 'ann@example.com', uid: 'ann' },
      { name: 'Ben Weald', email: 'ben@example.com', uid: null },
    ];
    const fields = {
      people,
      emails: ['ann@example.com', 'ben@example.com'],
      invoiceEmails: ['books@example.com'],
      billingEmail: 'ann@example.com',
      memberUids: ['ann'],
      archived: false,
    };
    expect(loggedFields('clients/c', fields)).toEqual({
      people: [{ uid: 'ann' }, { uid: null }],
      emails: '2 addresses',
      invoiceEmails: '1 addresses',
      billingEmail: 'not recorded here',
      memberUids: ['ann'],
      archived: false,
    });
    expect(loggedFields('clients/c/private/notes', { text: 'Ann pays late', revision: 2 })).toEqual({
      text: 'not recorded here',
      revision: 2,
    });
  });

  it('of an invoice says that its client wrote to us, not who or what', () => {
    const dispute = { reason: 'Ann never ordered it', by: 'Ann Weald', at: 1 };
    const paymentReported = { paidOn: '2026-11-30', reference: 'X', by: 'Ann Weald', at: 1 };
    expect(loggedFields('invoices/i', { dispute, paymentReported, disputed: true })).toEqual({
      dispute: { reason: 'not recorded here', by: 'not recorded here', at: 1 },
      paymentReported: { paidOn: '2026-11-30', reference: 'X', by: 'not recorded here', at: 1 },
      disputed: true,
    });
  });

  it('of a quote says that the recipient changed, not who it is; of other documents all', () => {
    expect(loggedFields('quotes/q', { recipient: { email: 'a@example.com' }, title: 'Shop' })).toEqual({
      recipient: 'not recorded here',
      title: 'Shop',
    });
    expect(loggedFields('invoices/i', { recipient: 'x' })).toEqual({ recipient: 'x' });
  });

  it('of what a client wrote or signed says that they did, without the words or the name', () => {
    const at = new Date(0);
    expect(
      loggedFields('quotes/q', {
        decline: { reason: 'Ann Weald says no', at },
        acceptance: { name: 'Ann Weald', at, version: 1 },
        voided: null,
      }),
    ).toEqual({
      decline: { reason: 'not recorded here', at },
      acceptance: { name: 'not recorded here', at, version: 1 },
      voided: null,
    });
    expect(loggedFields('quotes/q', { decline: { reason: '', at } })).toEqual({
      decline: { reason: '', at },
    });
    const approval = { answer: 'approved', by: 'ann', name: 'Ann Weald', comment: 'Lovely, Ann' };
    expect(loggedFields('projects/p/milestones/m', { approval })).toEqual({
      approval: { answer: 'approved', by: 'ann', name: 'not recorded here', comment: 'not recorded here' },
    });
    for (const thread of ['quotes', 'projects']) {
      const words = { authorName: 'Ann Weald', body: '9 characters' };
      expect(loggedFields(`${thread}/t/messages/m`, words)).toEqual({
        ...words,
        authorName: 'not recorded here',
      });
    }
    expect(loggedFields('projects/p/files/f', { uploaderName: 'Ann Weald', name: 'a.png' })).toEqual({
      uploaderName: 'not recorded here',
      name: 'a.png',
    });
  });

  it('is the same when it is made of what the log keeps', () => {
    const fields = {
      name: 'Weald Pottery',
      people: [{ name: 'Ann', email: 'ann@example.com', uid: 'ann' }],
      emails: ['ann@example.com'],
      decline: { reason: 'No' },
    };
    for (const path of ['clients/c', 'quotes/q']) {
      const logged = loggedFields(path, fields);
      expect(loggedFields(path, logged)).toEqual(logged);
    }
  });
});
