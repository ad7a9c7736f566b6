import { enquiryStatuses } from '@agency/domain/contact/status';
import { stampsOf, touched } from '../rows.ts';
import { sampleDocument } from '../sample-documents.ts';
import { type Attacks, allowed, denied, remove, set, update } from './group.ts';

const { states } = enquiryStatuses;
const enquiries = { contacts: 'contacts/C-222222', packageRequests: 'packageRequests/R-222222' } as const;
const kinds = ['contacts', 'packageRequests'] as const;
const stamps = touched('admin');

/** 'converted' comes with the quote that an operation makes, and comes back to one that has it. */
const isByHand = (from: (typeof states)[number], to: (typeof states)[number], quoteId: string | null) =>
  from === to ||
  (enquiryStatuses.can(from, to) && (to !== 'converted' || (from === 'archived' && quoteId !== null)));

export const enquirySteps = kinds.flatMap((kind) =>
  [null, 'Q-222222'].flatMap((quoteId) =>
    states.flatMap((from) =>
      states.flatMap((to) =>
        (isByHand(from, to, quoteId) ? allowed : denied)(
          'admin',
          {
            [`${kind} ${from} → ${to}, quote ${quoteId}`]: update(enquiries[kind], { status: to, ...stamps }),
          },
          { [enquiries[kind]]: { ...sampleDocument(kind), status: from, quoteId } },
        ),
      ),
    ),
  ),
);

export const enquiryAttacks: Attacks = {
  'an enquiry is given to a colleague and taken from them again, an older one without the field too':
    kinds.flatMap((kind) => {
      const path = enquiries[kind];
      const { assigneeUid: _none, ...older } = sampleDocument(kind);
      return ['admin', null].flatMap((assigneeUid) =>
        allowed(
          'admin',
          { [`${path} to ${assigneeUid}`]: update(path, { assigneeUid, ...stamps }) },
          { [path]: older },
        ),
      );
    }),
  'the notes of an enquiry without an assignee stay editable': kinds.flatMap((kind) => {
    const { assigneeUid: _none, ...older } = sampleDocument(kind);
    return allowed(
      'admin',
      { [enquiries[kind]]: update(enquiries[kind], { notes: 'Called back.', ...stamps }) },
      { [enquiries[kind]]: older },
    );
  }),
  'enquiries go where the domain’s table of states has it, but are never converted by hand': enquirySteps,
  'what a visitor sent is never changed, made or removed by a browser': kinds.flatMap((kind) => {
    const path = enquiries[kind];
    const whole = { ...sampleDocument(kind), status: 'new' };
    return [
      ...denied('admin', {
        [`the message of ${path}`]: update(path, { message: 'Otherwise', ...stamps }),
        [`the address of ${path}`]: update(path, { email: 'other@example.com', ...stamps }),
        [`the quote of ${path}`]: update(path, { quoteId: 'Q-222222', ...stamps }),
        [`the newest message of ${path}`]: update(path, { lastMessageId: 'one', ...stamps }),
        [`nobody’s name as assignee of ${path}`]: update(path, { assigneeUid: '', ...stamps }),
        [`a map as assignee of ${path}`]: update(path, { assigneeUid: { uid: 'admin' }, ...stamps }),
        [`a message of ${path}`]: set(`${path}/messages/new`, {
          ...sampleDocument('contactMessages'),
          ...stampsOf('admin'),
        }),
        [`an answer of ${path}`]: update(path, { repliedAt: new Date(), ...stamps }),
        [`the search words of ${path}`]: update(path, { searchTokens: [], ...stamps }),
        [`a new one beside ${path}`]: set(`${path}-new`, { ...whole, ...stampsOf('admin') }),
        [`deleting ${path}`]: remove(path),
      }),
      ...denied('visitor', {
        [`a visitor past the form: ${path}`]: set(`${path}-new`, { ...whole, ...stampsOf('visitor') }),
      }),
    ];
  }),
};
