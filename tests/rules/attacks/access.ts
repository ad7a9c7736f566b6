import { byGoogle, inSession, signedInAt } from '../callers.ts';
import { projectId, quoteId, rows, stampsOf, touched } from '../rows.ts';
import { type Attacks, allowed, denied, merge, remove, set, update, write } from './group.ts';
import { messageOf } from './messages.ts';

const grab = { memberUids: ['member', 'other', 'admin'] };
const unsent = [
  'quotes/Q-444444',
  'projects/P-444444',
  'invoices/draft',
  'clients/unlinked',
  'links/unlinked',
];
const people = ['member', 'admin'] as const;
const own = 'users/member';
/** Of a session from before our claims: it has none of them. */
const { sessionsFrom: _from, provedEmail: _proved, ...unclaimed } = inSession;
const settings = { 'private settings': { get: 'settings/private' } } as const;

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 24 * 3600;
/** Seconds: longer than any run of these questions takes, so that what counts at its start still does at its end. */
const spare = 3600;

/** Claims that are not those of an admin, however near they come. */
const strangeClaims = {
  'a role in capitals': { role: 'Admin', sessionsFrom: signedInAt },
  'a list of roles': { role: ['admin'], sessionsFrom: signedInAt },
  'a flag for a role': { role: true, sessionsFrom: signedInAt },
  'a claim of another name': { admin: true, sessionsFrom: signedInAt },
  'a text for a time': { role: 'admin', sessionsFrom: '0' },
  'no time of the session': { role: 'admin', sessionsFrom: null },
  'no time of the sign-in': { role: 'admin', sessionsFrom: signedInAt, auth_time: null },
  'a session to come': { role: 'admin', sessionsFrom: signedInAt + 1 },
  'no session': { role: 'admin', sessionsFrom: undefined },
  'an account that was moved to another address': { role: 'admin', email: 'moved@example.com' },
  'no address that was proved': { role: 'admin', provedEmail: undefined },
};

export const accessAttacks: Attacks = {
  'memberUids is written by no browser, an admin’s included, by no way': people.flatMap((who) =>
    denied(
      who,
      Object.fromEntries(
        unsent.flatMap((path) => [
          [`update ${path}`, update(path, { ...grab, ...touched(who) })],
          [`merge ${path}`, merge(path, { ...grab, ...touched(who) })],
          [`create ${path}-new`, set(`${path}-new`, { ...grab, ...stampsOf(who) })],
          [`delete ${path}`, remove(path)],
          [
            `delete and recreate ${path}`,
            write({ remove: path }, { set: path, data: { ...grab, ...stampsOf(who) } }),
          ],
        ]),
      ),
    ),
  ),
  'memberUids does not come in beside a lawful write': [
    ...denied('admin', {
      milestone: update(`projects/${projectId}/milestones/one`, {
        title: 'New',
        memberUids: ['x'],
        ...touched('admin'),
      }),
      checklist: update('checklists/one', {
        title: 'New',
        changedItem: null,
        memberUids: ['x'],
        ...touched('admin'),
      }),
    }),
    ...denied('member', {
      message: set(`quotes/${quoteId}/messages/new`, { ...messageOf('member'), memberUids: ['x'] }),
      profile: update(own, { displayName: 'Ada', memberUids: ['x'], ...touched('member') }),
    }),
  ],
  'nobody makes himself an admin, approved, enabled again or easier to find': [
    ...denied('member', {
      role: update(own, { role: 'admin', ...touched('member') }),
      'role by merge': merge(own, { role: 'admin', ...touched('member') }),
      approval: update(own, { adminRequest: 'approved', ...touched('member') }),
      address: update(own, { email: 'client@example.com', ...touched('member') }),
      'search words': update(own, { searchTokens: ['admin'], ...touched('member') }),
      preferences: update(own, {
        'notificationPreferences.new-message-notification': false,
        ...touched('member'),
      }),
      'delete and begin again': remove(own),
      'delete and begin again as admin': write(
        { remove: own },
        { set: own, data: { role: 'admin', ...stampsOf('member') } },
      ),
      'replace the whole': set(own, { displayName: 'Ada', phone: null, ...touched('member') }),
      list: set('access/admins', { uids: ['member'] }),
    }),
    ...denied('disabledUser', {
      'enabled again': update('users/disabled', { disabled: false, ...touched('disabled') }),
      'a name, while disabled': update('users/disabled', { displayName: 'Ada', ...touched('disabled') }),
    }),
    ...denied('admin', {
      'the list by an admin': update('access/admins', { uids: ['admin', 'member'] }),
      'a list of another name': set('access/owners', { uids: ['admin'] }),
      'another’s name': update(own, { displayName: 'Ada', ...touched('admin') }),
    }),
  ],
  'a phone number has at most thirty characters, a plus included, and no space around': [
    ...allowed('member', {
      'thirty digits': update(own, { phone: '1'.repeat(30), ...touched('member') }),
      'a plus and 29 digits': update(own, { phone: `+${'1'.repeat(29)}`, ...touched('member') }),
    }),
    ...denied('member', {
      'a plus and 30 digits': update(own, { phone: `+${'1'.repeat(30)}`, ...touched('member') }),
      'five digits': update(own, { phone: '12345', ...touched('member') }),
      'a space before': update(own, { phone: ' 01403 555 0123', ...touched('member') }),
      'a space behind': update(own, { phone: '01403 555 0123 ', ...touched('member') }),
    }),
  ],
  'nobody makes a user document, not even the person’s own': denied(
    { uid: 'newcomer', token: { email_verified: true, auth_time: signedInAt } },
    {
      own: set('users/newcomer', { displayName: 'New', phone: null, ...stampsOf('newcomer') }),
      'own as admin': set('users/newcomer', { role: 'admin', ...stampsOf('newcomer') }),
    },
  ),
  'a claim of another kind, or set back by hand, opens nothing': Object.entries(strangeClaims).flatMap(
    ([name, claim]) =>
      denied({ uid: 'admin', token: { ...inSession, ...claim } }, { [name]: settings['private settings'] }),
  ),
  'without a list of admins nobody is one': [
    ...denied('admin', settings, { 'access/admins': null }),
    ...denied('admin', settings, { 'access/admins': { uids: 'admin' } }),
    ...denied('admin', settings, { 'access/admins': { uids: [] } }),
  ],
  'a sign-in after the session’s beginning counts, an address that is not proved does not': [
    ...allowed(
      { uid: 'member', token: { ...inSession, auth_time: signedInAt + 9 } },
      { quote: { get: `quotes/${quoteId}` }, event: { get: `quotes/${quoteId}/events/one` } },
    ),
    ...denied(
      { uid: 'member', token: { ...inSession, email_verified: undefined } },
      { quote: { get: `quotes/${quoteId}` }, event: { get: `quotes/${quoteId}/events/one` } },
    ),
  ],
  'a Google account counts where functions listed it, and no other way to sign in does': [
    ...allowed(
      { uid: 'member', token: { ...inSession, ...byGoogle('of-the-owner') } },
      { quote: { get: `quotes/${quoteId}` }, profile: { get: own } },
    ),
    ...allowed(
      { uid: 'member', token: { ...inSession, ...byGoogle('of-the-owner'), identities: undefined } },
      { 'quote, with claims of an earlier version': { get: `quotes/${quoteId}` } },
    ),
    ...[
      { identities: [] },
      { identities: 'google.com:of-the-owner' },
      { identities: ['of-the-owner'] },
      { firebase: { sign_in_provider: 'google.com', identities: {} } },
      { firebase: { sign_in_provider: 'phone', identities: { phone: ['of-the-owner'] } } },
      { firebase: undefined },
    ].flatMap((claim) =>
      denied(
        { uid: 'member', token: { ...inSession, ...byGoogle('of-the-owner'), ...claim } },
        { quote: { get: `quotes/${quoteId}` }, profile: { get: own } },
      ),
    ),
  ],
  'a session from before its account was taken back, or sessions ended, reads and writes no profile': (
    ['noSessionsFrom', 'member'] as const
  ).flatMap((who) => {
    const tries = {
      profile: { get: own },
      name: update(own, { displayName: 'You won! evil.example', ...touched('member') }),
      phone: update(own, { phone: '0800 000 000', ...touched('member') }),
    };
    const from = (sessionsFrom: number) => ({ [own]: { ...rows['users own'].data('member'), sessionsFrom } });
    return [
      ...allowed(who, tries),
      ...allowed(who, tries, from(signedInAt)),
      ...denied(who, tries, from(signedInAt + 1)),
    ];
  }),
  'a token kept from sessions that were ended opens nothing, though its owner has signed in afresh': (
    ['member', 'admin'] as const
  ).flatMap((who) => {
    const tries = {
      quote: { get: `quotes/${quoteId}` },
      quotes: {
        list: 'quotes',
        where: [{ field: 'memberUids', op: 'ARRAY_CONTAINS', value: 'member' }],
        limit: 9,
      },
      event: { get: `quotes/${quoteId}/events/one` },
      message: set(`quotes/${quoteId}/messages/new`, messageOf(who)),
      upload: { get: `uploads/of-${who}` },
      uploads: { list: 'uploads', where: [{ field: 'owner', op: 'EQUAL', value: who }], limit: 9 },
    } as const;
    const path = `users/${who}`;
    const from = (sessionsFrom: number) => ({ [path]: { ...rows['users own'].data(who), sessionsFrom } });
    return [
      ...allowed(who, tries, from(signedInAt)),
      ...denied(who, tries, from(signedInAt + 1)),
      ...denied(who, tries, { [path]: null }),
    ];
  }),
  'nor does one without claims, from before its account was taken back': [
    ...allowed('noSessionsFrom', { upload: { get: 'uploads/of-member' } }),
    ...denied(
      'noSessionsFrom',
      { upload: { get: 'uploads/of-member' } },
      { [own]: { ...rows['users own'].data('member'), sessionsFrom: signedInAt + 1 } },
    ),
  ],
  'a sign-in counts for 90 days, and for 12 hours with the rights of staff': [
    ...allowed(
      { uid: 'member', token: { ...inSession, auth_time: daysAgo(90) + spare, sessionsFrom: 0 } },
      { quote: { get: `quotes/${quoteId}` }, profile: { get: own } },
    ),
    ...denied(
      { uid: 'member', token: { ...inSession, auth_time: daysAgo(90) - 1, sessionsFrom: 0 } },
      { quote: { get: `quotes/${quoteId}` }, profile: { get: own } },
    ),
    ...allowed(
      {
        uid: 'admin',
        token: { ...inSession, role: 'admin', auth_time: daysAgo(0.5) + spare, sessionsFrom: 0 },
      },
      settings,
    ),
    ...denied(
      { uid: 'admin', token: { ...inSession, role: 'admin', auth_time: daysAgo(0.5) - 1, sessionsFrom: 0 } },
      settings,
    ),
  ],
  'a token without our claims opens one’s own profile, for as long; one with a claim that doesn’t hold opens nothing':
    [
      ...allowed({ uid: 'member', token: unclaimed }, { profile: { get: own } }),
      ...denied(
        { uid: 'member', token: { ...unclaimed, auth_time: daysAgo(90) - 1 } },
        { 'profile after 90 days': { get: own } },
        { [own]: { ...rows['users own'].data('member'), sessionsFrom: 0 } },
      ),
      ...denied(
        { uid: 'member', token: { ...unclaimed, sessionsFrom: signedInAt + 1 } },
        { 'profile with a session to come': { get: own } },
      ),
      ...denied(
        { uid: 'member', token: { ...unclaimed, provedEmail: 'another@example.com' } },
        { 'profile with another address that was proved': { get: own } },
      ),
    ],
  'an account that was moved to another address opens nothing, the profile of who had it included': [
    ...[{ email: 'moved@example.com' }, { email: undefined }, { provedEmail: 'sam' }].flatMap((moved) =>
      denied(
        { uid: 'member', token: { ...inSession, ...moved } },
        {
          quote: { get: `quotes/${quoteId}` },
          event: { get: `quotes/${quoteId}/events/one` },
          profile: { get: own },
          name: update(own, { displayName: 'Ada', ...touched('member') }),
        },
      ),
    ),
    ...denied(
      { uid: 'member', token: { ...inSession, provedEmail: undefined } },
      { quote: { get: `quotes/${quoteId}` }, event: { get: `quotes/${quoteId}/events/one` } },
    ),
    ...allowed({ uid: 'member', token: inSession }, { profile: { get: own } }),
  ],
};
