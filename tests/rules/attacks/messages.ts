import { requestTime } from '../ask.ts';
import { inSession } from '../callers.ts';
import { profileName, projectId, quoteId, rows, stampsOf, touched } from '../rows.ts';
import { type Attacks, allowed, denied, remove, set, update, write } from './group.ts';

export const messageOf = (uid: string) => ({
  body: 'Hello',
  authorName: profileName,
  authorKind: uid === 'admin' ? 'staff' : 'client',
  ...stampsOf(uid),
});

const at = new Date('2026-11-20T09:00:00Z');
const storedMessage = {
  body: 'When does it start?',
  authorName: 'Ada Byron',
  authorKind: 'client',
  createdAt: at,
  createdBy: 'member',
  updatedAt: at,
  updatedBy: 'member',
};
const fresh = `quotes/${quoteId}/messages/forged`;
const sent = `quotes/${quoteId}/messages/one`;

export const messageAttacks: Attacks = {
  'writing in another’s name is refused in every field that names the author': [
    ...denied('member', {
      createdBy: set(fresh, { ...messageOf('member'), createdBy: 'admin' }),
      updatedBy: set(fresh, { ...messageOf('member'), updatedBy: 'admin' }),
      'as staff': set(fresh, { ...messageOf('member'), authorKind: 'staff' }),
      'under the agency’s name': set(fresh, { ...messageOf('member'), authorName: 'Downland Studio' }),
      'under the name that the account has elsewhere': set(fresh, {
        ...messageOf('member'),
        authorName: inSession.email,
      }),
      'as nobody': set(fresh, { ...messageOf('member'), authorKind: 'system' }),
      'another’s reading': set(`quotes/${quoteId}/reads/other`, {
        lastReadAt: requestTime,
        ...touched('member'),
      }),
    }),
    ...denied('admin', {
      'as client, by staff': set(fresh, { ...messageOf('admin'), authorKind: 'client' }),
      'under a client’s name, by staff': set(fresh, { ...messageOf('admin'), authorName: 'Sam Weald' }),
    }),
    ...allowed(
      'member',
      {
        'under the address, without a name': set(fresh, {
          ...messageOf('member'),
          authorName: inSession.email,
        }),
      },
      { 'users/member': { ...rows['users own'].data('member'), displayName: '' } },
    ),
    ...denied(
      'member',
      { 'without a name and an address': set(fresh, { ...messageOf('member'), authorName: '' }) },
      { 'users/member': { ...rows['users own'].data('member'), displayName: '' } },
    ),
  ],
  'a message is taken as tabs of 0.1.0 clean it': allowed('member', {
    'marks without ink': set(fresh, { ...messageOf('member'), body: 'so\u00ADft\u200Bware' }),
  }),
  'a message that was sent is never edited or taken back': (['member', 'admin'] as const).flatMap((who) =>
    denied(
      who,
      {
        edit: update(sent, { body: 'Otherwise', ...touched(who) }),
        replace: set(sent, messageOf(who)),
        delete: remove(sent),
        'delete and send again': write({ remove: sent }, { set: sent, data: messageOf(who) }),
      },
      { [sent]: storedMessage },
    ),
  ),
  'a batch or transaction that is lawful in parts only changes nothing': [
    ...denied('member', {
      batch: write(
        { set: fresh, data: messageOf('member') },
        { update: `quotes/${quoteId}`, data: { status: 'accepted' } },
      ),
      transaction: {
        write: [
          { set: fresh, data: messageOf('member') },
          { update: `quotes/${quoteId}`, data: { status: 'accepted' } },
        ],
        inTransaction: true,
      },
    }),
    ...denied('otherClient', {
      'membership for the batch that needs it': write(
        { update: `quotes/${quoteId}`, data: { memberUids: ['other'] } },
        { set: fresh, data: messageOf('other') },
      ),
    }),
    ...denied('admin', {
      'a project for the batch that needs it': write(
        { set: 'projects/P-555555', data: { name: 'New', ...stampsOf('admin') } },
        { set: 'projects/P-555555/messages/one', data: messageOf('admin') },
      ),
      'two enquiries, one of them converted': write(
        { update: 'contacts/C-222222', data: { status: 'open', ...touched('admin') } },
        { update: 'packageRequests/R-222222', data: { status: 'converted', ...touched('admin') } },
      ),
    }),
  ],
  'a message stands below a document that is there, and only its own members write it': [
    ...denied('admin', {
      'message without quote': set('quotes/Q-999999/messages/one', messageOf('admin')),
      'message without project': set('projects/P-999999/messages/one', messageOf('admin')),
    }),
    ...denied('member', {
      'on a quote that was not sent': set('quotes/Q-444444/messages/one', messageOf('member')),
      'a dotted id': set(`quotes/${quoteId}/messages/a.b`, messageOf('member')),
      'a dotted id on a project': set(`projects/${projectId}/messages/a.b`, messageOf('member')),
      'a slash in disguise': set(`quotes/${quoteId}/messages/a%2Fb`, messageOf('member')),
      'reading what was not sent': set('quotes/Q-444444/reads/member', {
        lastReadAt: requestTime,
        ...touched('member'),
      }),
      'reading a project that was not shared': set('projects/P-444444/reads/member', {
        lastReadAt: requestTime,
        ...touched('member'),
      }),
    }),
  ],
};
