import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erasedContact, erasedUid } from '../platform/erased.ts';
import {
  audienceOf,
  extraAddresses,
  mayMoveBills,
  noAudience,
  whyNotRemoved,
  withAcceptedInvitation,
  withColleague,
  withInvitation,
  withMember,
  withNewAddress,
  withNewName,
  withoutColleague,
  withoutContact,
  withoutInvoiceEmail,
  withoutMember,
} from './members.ts';
import type { Client } from './schema.ts';

const at = new Date('2026-11-27T09:00:00Z');

function clientOf(people: Client['people']): Client {
  return {
    kind: 'company',
    name: 'Client',
    address: null,
    vatNumber: null,
    paymentTermsDays: null,
    purchaseOrderRequired: false,
    invoiceEmails: [],
    billingEmail: 'client@example.com',
    phone: null,
    people,
    emails: people.map((person) => person.email),
    invitations: [],
    invitedEmails: [],
    memberUids: [...new Set(people.flatMap((person) => person.uid ?? []))],
    membersVersion: 3,
    spreadPending: false,
    archived: false,
    searchTokens: [],
    createdAt: at,
    updatedAt: at,
    updatedBy: 'system',
  };
}

const ada = { name: 'Ada', email: 'ada@example.com', uid: null };
const bob = { name: 'Bob', email: 'bob@example.com', uid: 'bob' };

describe('withMember', () => {
  test('lets in who carries exactly this address, once', () => {
    const joined = withMember(clientOf([ada, bob, { ...ada, name: 'Ada B.' }]), 'ada@example.com', 'ada');
    expect(joined).toMatchObject({ memberUids: ['ada', 'bob'], membersVersion: 4 });
    expect(joined?.people.map((person) => person.uid)).toEqual(['ada', 'bob', 'ada']);
  });

  test.each(['Ada@example.com', 'a.da@example.com', 'ada+x@example.com', 'ada@example.co', ''])(
    'does not take %j for it',
    (address) => {
      expect(withMember(clientOf([ada]), address, 'ada')).toBeNull();
    },
  );

  test('changes nothing for who is in already', () => {
    expect(withMember(clientOf([bob]), 'bob@example.com', 'bob')).toBeNull();
  });

  test('puts a new account in the place of the old one with the same address', () => {
    expect(withMember(clientOf([bob]), 'bob@example.com', 'bob-2')).toMatchObject({ memberUids: ['bob-2'] });
  });
});

describe('withoutMember', () => {
  test('takes the person out everywhere and raises the version', () => {
    const left = withoutMember(clientOf([ada, bob]), 'bob');
    expect(left).toMatchObject({ memberUids: [], membersVersion: 4 });
    expect(left?.people.every((person) => person.uid === null)).toBe(true);
  });

  test('changes nothing for who is no member', () => {
    expect(withoutMember(clientOf([bob]), 'ada')).toBeNull();
  });
});

describe('withNewName', () => {
  test('gives every entry of this member the new name, and nobody else’s', () => {
    const namesake = { ...bob, email: 'other@example.com', uid: 'other' };
    const renamed = withNewName(clientOf([ada, bob, namesake]), 'bob', 'Robert Ash');
    expect(renamed?.people.map(({ name }) => name)).toEqual(['Ada', 'Robert Ash', 'Bob']);
    expect(renamed?.searchTokens).toEqual(expect.arrayContaining(['robert', 'ash']));
    expect(renamed?.membersVersion).toBe(3);
  });

  test.each([
    ['who has it already', 'bob', 'Bob'],
    ['who is no member', 'ada', 'Ada B.'],
  ])('changes nothing for somebody %s', (_who, uid, name) => {
    expect(withNewName(clientOf([ada, bob]), uid, name)).toBeNull();
  });
});

describe('an invitation', () => {
  const invitation = { name: 'Cy', email: 'cy@example.com', invitedBy: 'bob', invitedAt: at };
  const inviting = withInvitation(clientOf([ada, bob]), invitation) ?? clientOf([]);

  test('is no membership: no address, no person, no change of the audience', () => {
    expect(inviting).toMatchObject({ invitedEmails: ['cy@example.com'], membersVersion: 3 });
    expect(inviting.emails).toEqual(['ada@example.com', 'bob@example.com']);
    expect(inviting.people).toEqual([ada, bob]);
    expect(withMember(inviting, 'cy@example.com', 'cy')).toBeNull();
  });

  test('makes a member of exactly its address when it is accepted', () => {
    expect(withAcceptedInvitation(inviting, 'ada@example.com', 'ada')).toBeNull();
    expect(withAcceptedInvitation(inviting, 'cy@example.com', 'cy')).toMatchObject({
      emails: ['ada@example.com', 'bob@example.com', 'cy@example.com'],
      memberUids: ['bob', 'cy'],
      invitations: [],
      invitedEmails: [],
      membersVersion: 4,
      spreadPending: true,
    });
  });

  test('ends with who invited, and is not needed by whom staff put in', () => {
    const left = withoutMember(inviting, 'bob') ?? inviting;
    expect(withAcceptedInvitation(left, 'cy@example.com', 'cy')).toBeNull();
    expect(withoutColleague(inviting, 'bob@example.com')?.invitations).toEqual([]);
    expect(withoutColleague(inviting, 'ada@example.com')?.invitations).toEqual([invitation]);
    const put = withColleague(inviting, { name: 'Cy', email: 'cy@example.com', uid: null });
    expect(put).toMatchObject({ invitations: [], invitedEmails: [] });
  });

  test('is made once, and never for who is there', () => {
    expect(withInvitation(inviting, invitation)).toBeNull();
    expect(withInvitation(inviting, { ...invitation, email: 'ada@example.com' })).toBeNull();
  });
});

describe('where bills go', () => {
  const billed = { ...clientOf([ada, bob]), billingEmail: 'ada@example.com' };

  test('to who can sign in, when the address’s person is removed', () => {
    expect(withoutColleague(billed, 'ada@example.com')?.billingEmail).toBe('bob@example.com');
  });

  test('is decided by whose address gets them', () => {
    const ofBob = { ...billed, billingEmail: 'bob@example.com' };
    expect([mayMoveBills(ofBob, 'bob'), mayMoveBills(ofBob, 'ada'), mayMoveBills(billed, 'bob')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('stays when somebody else is removed, and follows a new address', () => {
    expect(withoutColleague(billed, 'bob@example.com')?.billingEmail).toBe('ada@example.com');
    const ofBob = { ...billed, billingEmail: 'bob@example.com' };
    expect(withNewAddress(ofBob, 'bob', 'robert@example.com')?.billingEmail).toBe('robert@example.com');
    expect(withNewAddress(billed, 'bob', 'robert@example.com')?.billingEmail).toBe('ada@example.com');
  });
});

describe('who gets copies of bills', () => {
  const books = 'books@example.com';
  const billed = { ...clientOf([ada, bob]), billingEmail: ada.email, invoiceEmails: [books, bob.email] };

  test('no longer those who are removed', () => {
    expect(withoutColleague(billed, bob.email)?.invoiceEmails).toEqual([books]);
    expect(withoutInvoiceEmail(billed, books)?.invoiceEmails).toEqual([bob.email]);
    expect(withoutInvoiceEmail(billed, ada.email)).toBeNull();
  });

  test('nobody twice, when the bills themselves move to them', () => {
    expect(withoutColleague(billed, ada.email)).toMatchObject({
      billingEmail: bob.email,
      invoiceEmails: [books],
    });
    expect(extraAddresses([books, books, bob.email], bob.email)).toEqual([books]);
  });

  test('follows a new address', () => {
    const moved = withNewAddress(billed, 'bob', 'robert@example.com');
    expect(moved?.invoiceEmails).toEqual([books, 'robert@example.com']);
  });
});

test('after any coming and going, members are exactly the people with an account, each once', () => {
  const step = fc.record({ joins: fc.boolean(), who: fc.constantFrom('ada', 'bob', 'cy') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let client = clientOf([ada, { ...bob, uid: null }, { name: 'Cy', email: 'cy@example.com', uid: null }]);
      for (const { joins, who } of steps) {
        const next = joins
          ? withMember(client, `${who}@example.com`, `uid-${who}`)
          : withoutMember(client, `uid-${who}`);
        if (next) expect(next.membersVersion).toBe(client.membersVersion + 1);
        client = next ?? client;
        const accounts = new Set(client.people.flatMap((person) => person.uid ?? []));
        expect(client.memberUids.toSorted()).toEqual([...accounts].toSorted());
      }
    }),
  );
});

test('an audience is a copy with its version; nobody has none', () => {
  const client = clientOf([bob]);
  const audience = audienceOf(client);
  expect(audience).toEqual({ memberUids: ['bob'], membersVersion: 3 });
  expect(audience.memberUids).not.toBe(client.memberUids);
  expect(noAudience()).toEqual({ memberUids: [], membersVersion: null });
});

describe('who deleted their account', () => {
  const leaving = { address: 'ada@example.com', uid: 'ada' };
  const identifying = /ada|Ada/;

  test('leaves an entry that tells nothing where they were the only one', () => {
    const company = { ...clientOf([ada]), billingEmail: ada.email, phone: '01403 555 0100' };
    const left = withoutContact(company, leaving);
    expect(left).toMatchObject({ name: 'Client', phone: null, people: [{ ...erasedContact, uid: null }] });
    expect(JSON.stringify(left)).not.toMatch(identifying);
    const line = { line1: '1 Ada Lane', line2: '', town: 'Hove', county: '', postcode: 'BN3', country: 'UK' };
    const person = { ...company, kind: 'person', name: 'Ada', address: line } as const;
    const nobody = withoutContact(person, leaving);
    expect(nobody).toMatchObject({ name: erasedContact.name, address: null });
    expect(JSON.stringify(nobody)).not.toMatch(identifying);
  });

  test('leaves the others alone, and bills go to one of them', () => {
    const invited = { name: 'Cy', email: 'cy@example.com', uid: null, invitedBy: 'ada' };
    const client = { ...clientOf([ada, bob, invited]), billingEmail: ada.email };
    const left = withoutContact(client, leaving);
    expect(left?.people).toEqual([bob, { ...invited, invitedBy: erasedUid }]);
    expect(left?.billingEmail).toBe('bob@example.com');
    expect(JSON.stringify(left)).not.toMatch(identifying);
  });

  test('changes nothing where they were not', () => {
    expect(withoutContact(clientOf([bob]), leaving)).toBeNull();
  });

  test('is back by linking again', () => {
    const marked = { ...clientOf([ada]), erasing: ada.email };
    expect(withMember(marked, ada.email, 'ada-2')?.erasing).toBeNull();
    const other = { ...clientOf([ada, { ...bob, uid: null }]), erasing: ada.email };
    expect(withMember(other, bob.email, 'bob')?.erasing).toBe(ada.email);
  });
});

describe('removing somebody', () => {
  const first = { name: 'Ada', email: 'ada@example.com', uid: 'ada' };
  const staffs = { name: 'Bob', email: 'bob@example.com', uid: 'bob' };
  const guest = { name: 'Cy', email: 'cy@example.com', uid: 'cy', invitedBy: 'ada' };
  const second = { name: 'Dee', email: 'dee@example.com', uid: 'dee', invitedBy: 'cy' };
  const third = { name: 'Eve', email: 'eve@example.com', uid: 'eve', invitedBy: 'dee' };
  const people = [first, staffs, guest, second, third];
  const invited = (name: string, invitedBy: string) => ({
    name,
    email: `${name}@example.com`,
    invitedBy,
    invitedAt: new Date(),
  });
  const invitations = [invited('by-dee', 'dee'), invited('by-ada', 'ada')];
  const by = (uid: string, email: string, billingEmail = 'accounts@example.com') =>
    whyNotRemoved({ people, invitations, billingEmail }, uid, email);

  test.each([
    ['cy', 'ada@example.com', 'first'],
    ['cy', 'bob@example.com', 'first'],
    ['dee', 'ada@example.com', 'first'],
    ['cy', 'dee@example.com', null],
    ['dee', 'cy@example.com', 'first'],
    ['eve', 'cy@example.com', 'first'],
    ['eve', 'dee@example.com', 'first'],
    ['cy', 'eve@example.com', null],
    ['dee', 'by-dee@example.com', null],
    ['cy', 'by-dee@example.com', 'invitation'],
    ['dee', 'by-ada@example.com', 'invitation'],
    ['bob', 'by-dee@example.com', null],
    ['dee', 'nobody@example.com', null],
    ['cy', 'cy@example.com', null],
    ['bob', 'ada@example.com', null],
    ['ada', 'cy@example.com', null],
  ])('%s and %s: %s', (uid, email, expected) => {
    expect(by(uid, email)).toBe(expected);
  });

  test('whom bills go to is left to themselves', () => {
    expect(by('ada', 'bob@example.com', 'bob@example.com')).toBe('billed');
    expect(by('ada', 'dee@example.com', 'dee@example.com')).toBe('billed');
    expect(by('bob', 'bob@example.com', 'bob@example.com')).toBeNull();
  });
});
