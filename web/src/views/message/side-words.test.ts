import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalWords, authorOf, type Viewer } from './side-words.ts';

const staff: Viewer = {
  uid: 'sam',
  isStaff: true,
  brandName: 'Downland Digital',
  companyName: 'Weald Bakery',
};
const client: Viewer = { ...staff, uid: 'anna', isStaff: false };
const from = (authorKind: 'client' | 'staff', authorName: string, createdBy: string) => ({
  authorKind,
  authorName,
  createdBy,
});

describe('the author of a message', () => {
  it('is named with the side', () => {
    const anna = from('client', 'Anna Reed', 'anna');
    const sam = from('staff', 'Sam Webb', 'sam');
    expect(authorOf(anna, staff)).toMatchObject({ name: 'Anna Reed', side: 'Weald Bakery (client)' });
    expect(authorOf(anna, client)).toMatchObject({ name: 'You', side: 'Your company', isOwn: true });
    expect(authorOf(anna, { ...client, uid: 'ben' })).toMatchObject({
      name: 'Anna Reed',
      side: 'Your company',
    });
    expect(authorOf(sam, client)).toMatchObject({
      name: 'Sam Webb',
      side: 'Downland Digital',
      isAgency: true,
    });
    expect(authorOf(sam, staff)).toMatchObject({ name: 'You', side: 'Downland Digital' });
  });

  it('never looks like the agency for a client, whatever they and their company are called', () => {
    const name = fc.oneof(fc.constant(staff.brandName), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(name, name, fc.boolean(), (authorName, companyName, isStaff) => {
        const shown = authorOf(from('client', authorName, 'x'), { ...staff, companyName, isStaff });
        expect(shown.isAgency).toBe(false);
        expect(shown.side).not.toBe(staff.brandName);
      }),
    );
  });

  it('is announced in one short sentence', () => {
    const sam = authorOf(from('staff', 'Sam Webb', 'sam'), client);
    expect(arrivalWords([])).toBe('');
    expect(arrivalWords([sam])).toBe('New message from Sam Webb, Downland Digital.');
    expect(arrivalWords([sam, sam])).toBe('2 new messages.');
  });
});
