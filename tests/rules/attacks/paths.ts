import { firestoreRules } from '../emulator.ts';
import { projectId, quoteId, stampsOf } from '../rows.ts';
import { milestoneSample } from '../sample-documents.ts';
import { unpagedCases } from '../table-cases.ts';
import { type Attacks, allowed, denied, remove, set } from './group.ts';

const unknown = [
  'unknown/one',
  `quotes/${quoteId}/unknown/one`,
  `quotes/${quoteId}/private/draft/more/one`,
  `projects/${projectId}/milestones/one/comments/one`,
  'users/admin/private/one',
  'settings/site/versions/one',
  'checklists/one/items/one',
  'blogPosts/one/revisions/one/more/one',
  'redirects/one/more/one',
];
const milestone = { ...milestoneSample, ...stampsOf('admin') };
const text = { title: 'Week 1', body: 'We began.', ...stampsOf('admin') };

const mine = { field: 'memberUids', op: 'ARRAY_CONTAINS', value: 'member' } as const;
const groups = [
  ...new Set([...firestoreRules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map((found) => found[1] ?? '')),
].filter((group) => group !== 'databases');

export const pathAttacks: Attacks = {
  'what has no rule is denied, beside and below what has one': denied(
    'admin',
    Object.fromEntries(
      unknown.flatMap((path) => [
        [`get ${path}`, { get: path }],
        [`list ${path}`, { list: path.slice(0, path.lastIndexOf('/')), limit: 10 }],
        [`set ${path}`, set(path, { text: 'text', ...stampsOf('admin') })],
        [`delete ${path}`, remove(path)],
      ]),
    ),
  ),
  'a parent that does not exist, or an id that could pass for another, takes nothing': [
    ...denied('admin', {
      'milestone without project': set('projects/P-999999/milestones/one', milestone),
      'update without project': set('projects/P-999999/updates/one', text),
      'note without project': set('projects/P-999999/notes/one', text),
      'dotted milestone': set(`projects/${projectId}/milestones/one.2`, milestone),
      'dotted update': set(`projects/${projectId}/updates/one.2`, text),
      'dotted note': set(`projects/${projectId}/notes/one.2`, text),
      'long milestone': set(`projects/${projectId}/milestones/${'a'.repeat(41)}`, milestone),
    }),
    ...allowed('admin', {
      'longest milestone': set(`projects/${projectId}/milestones/${'a'.repeat(40)}`, milestone),
    }),
  ],
  'a client’s list works only within the own documents, and only by the page': [
    ...allowed('member', {
      page: { list: 'quotes', where: [mine], orderBy: 'sentAt', limit: 25 },
      'largest page': { list: 'quotes', where: [mine], limit: 200 },
      count: { list: 'quotes', where: [mine], limit: 100, count: true },
      'of a document of one’s own': { list: `quotes/${quoteId}/events`, limit: 200 },
      'own uploads': {
        list: 'uploads',
        where: [{ field: 'owner', op: 'EQUAL', value: 'member' }],
        limit: 200,
      },
    }),
    ...denied('member', {
      'without limit': { list: 'quotes', where: [mine] },
      'too large a page': { list: 'quotes', where: [mine], limit: 201 },
      'without the audience': { list: 'quotes', limit: 25 },
      'another’s audience': { list: 'quotes', where: [{ ...mine, value: 'other' }], limit: 25 },
      'any audience': {
        list: 'quotes',
        where: [{ field: 'memberUids', op: 'ARRAY_CONTAINS_ANY', value: ['member', 'other'] }],
        limit: 25,
      },
      'by client': {
        list: 'quotes',
        where: [{ field: 'clientId', op: 'EQUAL', value: 'client' }],
        limit: 25,
      },
      'by status': { list: 'quotes', where: [{ field: 'status', op: 'EQUAL', value: 'sent' }], limit: 25 },
      'count of all': { list: 'quotes', limit: 100, count: true },
      'all files of a project': { list: `projects/${projectId}/files`, limit: 25 },
      'all uploads': { list: 'uploads', limit: 25 },
    }),
  ],
  'every list that the table allows is one of pages': unpagedCases(),
  'nothing is read by collection group, by a member or by an admin': (['member', 'admin'] as const).flatMap(
    (who) =>
      denied(
        who,
        Object.fromEntries(
          groups.flatMap((group) => [
            [`own ${group}`, { list: group, group: true, where: [mine], limit: 10 }],
            [`all ${group}`, { list: group, group: true, limit: 10 }],
          ]),
        ),
      ),
  ),
};
