import { requestTime } from '../ask.ts';
import { stampsOf, touched } from '../rows.ts';
import { sampleDocument } from '../sample-documents.ts';
import { type Attacks, denied, merge, remove, set, update, write } from './group.ts';

const path = 'blogPosts/one';
const revision = `${path}/revisions/one`;
const draft = `${path}/private/draft`;
const stamps = touched('admin');

export const blogAttacks: Attacks = {
  'a post is published, moved and taken back by operations alone': [
    ...denied('admin', {
      'published by its status': update(path, { status: 'published', publishAt: requestTime, ...stamps }),
      'published by merge': merge(path, { status: 'published', ...stamps }),
      'its text, which is what everybody reads': update(path, { title: 'Title', ...stamps }),
      'archived beside a lawful text': update(path, { title: 'Title', status: 'archived', ...stamps }),
      'another time': update(path, { publishAt: new Date(0), ...stamps }),
      'another address': update(path, { slug: 'elsewhere', ...stamps }),
      'search words': update(path, { searchTokens: ['x'], ...stamps }),
      'another author of the record': update(path, { createdBy: 'admin', ...stamps }),
      create: set('blogPosts/new', { ...sampleDocument('blogPosts'), ...stampsOf('admin') }),
      replace: set(path, { ...sampleDocument('blogPosts'), ...stampsOf('admin') }),
      delete: remove(path),
    }),
  ],
  'a draft is saved over the one that was seen, and by nobody but staff': [
    ...denied('admin', {
      'without a version': update(draft, { title: 'Title', ...stamps }),
      'over a newer one': update(draft, { title: 'Title', version: 1, ...stamps }),
      'past another one': update(draft, { title: 'Title', version: 3, ...stamps }),
      'with what is no draft': update(draft, { version: 2, status: 'published', ...stamps }),
      'in another’s name': update(draft, { version: 2, updatedBy: 'other', updatedAt: requestTime }),
      'beside it': update(`${path}/private/other`, { title: 'Title', version: 2, ...stamps }),
      create: set('blogPosts/new/private/draft', { ...sampleDocument('blogPostPrivate'), ...stamps }),
      delete: remove(draft),
    }),
    ...denied('pendingAdmin', {
      change: update(draft, { title: 'Title', version: 2, ...touched('pendingAdmin') }),
    }),
  ],
  'earlier texts of a post are never written by a browser': denied('admin', {
    create: set(`${path}/revisions/new`, { ...sampleDocument('blogPostRevisions'), ...stampsOf('admin') }),
    change: update(revision, { body: 'Otherwise', ...stamps }),
    delete: remove(revision),
  }),
  'categories and redirects are made, changed and taken away by operations alone': denied('admin', {
    category: remove('blogCategories/costs'),
    'category with its posts': write(
      { remove: 'blogCategories/costs' },
      { update: path, data: { categories: [], ...stamps } },
    ),
    'a new category': set('blogCategories/guides', {
      name: 'Guides',
      description: '',
      position: 1,
      ...stampsOf('admin'),
    }),
    'another name of a category': update('blogCategories/costs', { name: 'Guides', ...stamps }),
    redirect: set('redirects/new', { from: '/blog/a', to: '/blog/b', createdAt: requestTime }),
    'redirect away': update('redirects/one', { to: '/admin' }),
  }),
};
