import { blogPostList } from '@agency/domain/blog-post/queries';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { isScheduled } from '@agency/domain/blog-post/status';
import { checklistQueries } from '@agency/domain/checklist/queries';
import { clientList } from '@agency/domain/client/queries';
import { contactList } from '@agency/domain/contact/queries';
import { invoiceList } from '@agency/domain/invoice/queries';
import { packageQueries } from '@agency/domain/package/queries';
import { packageRequestList } from '@agency/domain/package-request/queries';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import { projectList } from '@agency/domain/project/queries';
import { quoteList } from '@agency/domain/quote/queries';
import type { CollectionName } from '@agency/domain/shared/collections';
import { type ListPlan, listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable, type Listed, type Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { userQueries } from '@agency/domain/user/queries';
import { type Firestore, getDocFromServer, getDocsFromServer, onSnapshot } from 'firebase/firestore';
import { buildQuery } from '../../../firebase/firestore/build-query.ts';
import type { Converter } from '../../../firebase/firestore/converter.ts';
import { blogPosts } from '../../../firebase/records/blog-post.ts';
import { checklists } from '../../../firebase/records/checklist.ts';
import { clients } from '../../../firebase/records/client.ts';
import { contacts, packageRequests } from '../../../firebase/records/enquiry.ts';
import { invoices } from '../../../firebase/records/invoice.ts';
import { packages } from '../../../firebase/records/package.ts';
import { portfolioItems } from '../../../firebase/records/portfolio-item.ts';
import { projects } from '../../../firebase/records/project.ts';
import { quotes } from '../../../firebase/records/quote.ts';
import { users } from '../../../firebase/records/user.ts';
import { listWords } from '../../shared/checklist/words.ts';
import { clientNameOf, nameOf as invoiceName, shortStanding } from '../../shared/invoice-words.ts';
import { statusWords as projectWords } from '../../shared/project-words.ts';
import { stateWords, whoOf } from '../../shared/quote-words.ts';
import type { Answer, Found, KindName } from './found.ts';

/** What the palette knows of a kind of record: how it is read, and its list. */
interface Kind {
  /** The list of them, with this search. */
  readonly list: (search: string) => string;
  readonly ask: (firestore: Firestore, token: string, count: number) => Promise<Answer>;
  /** One from the server; null where there is none. */
  readonly read: (firestore: Firestore, id: string) => Promise<Found | null>;
  /** One as it changes; null once the server says that there is none. */
  readonly watch: (firestore: Firestore, id: string, onFound: (found: Found | null) => void) => () => void;
}

interface Source<TName extends CollectionName, T> extends Pick<Kind, 'list'> {
  readonly converter: Converter<TName, T>;
  readonly spec: QuerySpec;
  readonly words: (row: Stored<T>) => { readonly label: string; readonly detail: string };
  readonly isArchived?: (row: Stored<T>) => boolean;
}

const byToken = <TName extends CollectionName>(plan: ListPlan<TName, string, string, string>) =>
  listQuery(plan, { by: {}, token: '' }).spec;

/** Of which there may be any number: `spec` finds them by one of the tokens they are stored with. */
function kind<TName extends CollectionName, T extends { readonly searchTokens: readonly string[] }>(
  name: KindName,
  source: Source<TName, T>,
): Kind {
  const { converter, spec, list } = source;
  const foundOf = foundFrom(name, source, ({ searchTokens }) => searchTokens);
  return {
    list,
    async ask(firestore, token, count) {
      const all = converter.all(firestore, []);
      const { docs } = await getDocsFromServer(buildQuery(all, spec, [token], { limit: count }));
      return { found: docs.map((each) => foundOf(each.data())), isFull: docs.length === count };
    },
    ...singly(converter, foundOf),
  };
}

/** How long a short list counts as that of now. */
const freshMs = 60_000;

/** Of which there are few: all that `spec` gives are read together, and searched here by their words. */
function shortKind<TName extends CollectionName, T>(
  name: KindName,
  source: Source<TName, T>,
  wordsOf: (row: Stored<T>) => readonly string[],
): Kind {
  const { converter, spec, list } = source;
  const foundOf = foundFrom(name, source, (row) => makeSearchTokens(wordsOf(row)));
  const read = new WeakMap<Firestore, { readonly at: number; readonly all: Promise<readonly Found[]> }>();
  const readAll = async (firestore: Firestore) => {
    const { docs } = await getDocsFromServer(buildQuery(converter.all(firestore, []), spec, [], spec));
    return docs.map((each) => foundOf(each.data()));
  };
  return {
    list,
    async ask(firestore, token, count) {
      const before = read.get(firestore);
      const isFresh = before !== undefined && Date.now() - before.at < freshMs;
      const { all } = isFresh ? before : { all: readAll(firestore) };
      if (!isFresh) {
        read.set(firestore, { at: Date.now(), all });
        all.catch(() => read.delete(firestore));
      }
      const found = (await all).filter(({ tokens }) => tokens === null || tokens.includes(token));
      return { found: found.slice(0, count), isFull: found.length > count };
    },
    ...singly(converter, foundOf),
  };
}

function foundFrom<TName extends CollectionName, T>(
  kindName: KindName,
  { words, isArchived = () => false }: Source<TName, T>,
  tokensOf: (row: Stored<T>) => readonly string[],
): (row: Listed<T>) => Found {
  return (row) => {
    const { id } = row;
    if (!isUnreadable(row))
      return { kind: kindName, id, ...words(row), isArchived: isArchived(row), tokens: tokensOf(row) };
    const detail = 'We can’t read this record';
    return { kind: kindName, id, label: id, detail, isArchived: false, tokens: null };
  };
}

/** How one by itself is read. */
function singly<TName extends CollectionName, T>(
  converter: Converter<TName, T>,
  foundOf: (row: Listed<T>) => Found,
): Pick<Kind, 'read' | 'watch'> {
  return {
    async read(firestore, id) {
      const row = (await getDocFromServer(converter.document(firestore, [id]))).data();
      return row ? foundOf(row) : null;
    },
    watch: (firestore, id, onFound) =>
      onSnapshot(converter.document(firestore, [id]), {
        next: (snapshot) => {
          const row = snapshot.data();
          if (row) onFound(foundOf(row));
          else if (!snapshot.metadata.fromCache) onFound(null);
        },
        // Its screen says what is wrong.
        error: () => undefined,
      }),
  };
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
const search = (typed: string) => ({ search: typed });

function postWords(post: BlogPost): string {
  if (post.status === 'archived') return 'Archived post';
  if (post.status === 'draft') return 'Draft';
  return isScheduled(post, new Date()) ? 'Scheduled' : 'Published';
}

export const kinds: Readonly<Record<KindName, Kind>> = {
  client: kind('client', {
    converter: clients,
    spec: byToken(clientList),
    list: (typed) => adminPaths.clients({ show: 'all', ...search(typed) }),
    words: ({ name, archived, billingEmail }) => ({
      label: name,
      detail: archived ? 'Archived client' : billingEmail,
    }),
    isArchived: ({ archived }) => archived,
  }),
  quote: kind('quote', {
    converter: quotes,
    spec: byToken(quoteList),
    list: (typed) => adminPaths.quotes(search(typed)),
    words: (quote) => ({
      label: `${quote.number} ${quote.title}`.trim(),
      detail: joined(whoOf(quote).name, stateWords(quote, new Date()).label),
    }),
  }),
  project: kind('project', {
    converter: projects,
    spec: byToken(projectList),
    list: (typed) => adminPaths.projects(search(typed)),
    words: ({ number, name, status }) => ({
      label: `${number} ${name}`,
      detail: projectWords[status].label,
    }),
  }),
  invoice: kind('invoice', {
    converter: invoices,
    spec: byToken(invoiceList),
    list: (typed) => adminPaths.invoices(search(typed)),
    words: (invoice) => ({
      label: `${invoiceName(invoice)} ${invoice.title}`.trim(),
      detail: joined(clientNameOf(invoice), shortStanding(invoice, new Date()).label),
    }),
  }),
  person: kind('person', {
    converter: users,
    spec: userQueries.usersFound,
    list: (typed) => adminPaths.users(search(typed)),
    words: ({ displayName, email, role, disabled }) => ({
      label: displayName || email,
      detail: joined(displayName ? email : null, disabled ? 'Disabled' : role === 'admin' ? 'Admin' : null),
    }),
  }),
  contact: kind('contact', {
    converter: contacts,
    spec: byToken(contactList),
    list: (typed) => adminPaths.contacts({ show: 'all', ...search(typed) }),
    words: ({ reference, name, subject }) => ({ label: `${reference} ${subject}`, detail: name }),
  }),
  packageRequest: kind('packageRequest', {
    converter: packageRequests,
    spec: byToken(packageRequestList),
    list: (typed) => adminPaths.packageRequests({ show: 'all', ...search(typed) }),
    words: ({ reference, packageName, company, name }) => ({
      label: `${reference} ${packageName}`,
      detail: company ?? name,
    }),
  }),
  checklist: kind('checklist', {
    converter: checklists,
    spec: checklistQueries.checklistsFound,
    list: (typed) => adminPaths.checklists(search(typed)),
    words: (checklist) => ({ label: checklist.title, detail: listWords(checklist).label }),
  }),
  post: kind('post', {
    converter: blogPosts,
    spec: byToken(blogPostList),
    list: (typed) => adminPaths.blog(search(typed)),
    words: (post) => ({ label: post.draftTitle || post.title, detail: postWords(post) }),
    isArchived: ({ status }) => status === 'archived',
  }),
  package: shortKind(
    'package',
    {
      converter: packages,
      spec: packageQueries.packageList,
      list: () => adminPaths.packages(),
      words: ({ name, published }) => ({ label: name, detail: published ? 'Published' : 'Unpublished' }),
    },
    ({ name, summary }) => [name, summary],
  ),
  portfolioItem: shortKind(
    'portfolioItem',
    {
      converter: portfolioItems,
      spec: portfolioItemQueries.portfolioItemList,
      list: () => adminPaths.portfolio(),
      words: ({ title, client, published }) => ({
        label: title,
        detail: joined(client, published ? 'Published' : 'Unpublished'),
      }),
    },
    ({ title, client, sector }) => [title, client, sector],
  ),
};
