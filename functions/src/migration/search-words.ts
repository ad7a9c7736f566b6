import { blogPost } from '@agency/domain/blog-post/schema';
import { blogPostSearchTokens } from '@agency/domain/blog-post/search';
import { checklist } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import { clientSearchTokens } from '@agency/domain/client/members';
import { client } from '@agency/domain/client/schema';
import { contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import { type Invoice, invoice } from '@agency/domain/invoice/schema';
import { invoiceSearchTokens } from '@agency/domain/invoice/search';
import { packageRequest } from '@agency/domain/package-request/schema';
import { packageRequestSearchTokens } from '@agency/domain/package-request/search';
import { picture } from '@agency/domain/picture/schema';
import { pictureSearchTokens } from '@agency/domain/picture/search';
import { type Project, project } from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import { quoteHead } from '@agency/domain/quote/schema';
import { quoteSearchTokens } from '@agency/domain/quote/search';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { CollectionName } from '@agency/domain/shared/collections';
import type { Stored } from '@agency/domain/shared/parse';
import { user } from '@agency/domain/user/schema';
import { userSearchTokens } from '@agency/domain/user/search';
import type { GenericSchema } from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import { type Migration, type MigrationStep, stepOver } from './migration.ts';

/**
 * Writes only the words: who last changed the document, and when, stays as it is, so no trigger takes this for that
 * person's change.
 */
function words<T extends { readonly searchTokens: readonly string[] }>(
  collection: CollectionName,
  schema: GenericSchema<unknown, T>,
  wordsOf: (document: Stored<T>, deps: Deps) => string[] | Promise<string[]>,
): MigrationStep {
  return stepOver(collection, schema, async (document, deps) => {
    const searchTokens = await wordsOf(document, deps);
    return canonicalJson(searchTokens) === canonicalJson(document.searchTokens) ? null : { searchTokens };
  });
}

async function clientNameOf({ db }: Deps, { clientId }: Pick<Invoice | Project, 'clientId'>) {
  return (await findDocument(client, documentRef(db, 'clients', clientId)))?.name;
}

async function recipientNameOf({ db }: Deps, { quoteId }: Pick<Project, 'quoteId'>) {
  if (quoteId === null) return undefined;
  return (await findDocument(quoteHead, documentRef(db, 'quotes', quoteId)))?.recipient.name;
}

/** To run after a change in how words are folded or what an entity is found by. */
export const searchWords: Migration = {
  says: 'Everything that staff search is found by the words that are made of it today.',
  steps: [
    words('users', user, userSearchTokens),
    words('clients', client, clientSearchTokens),
    words('contacts', contact, contactSearchTokens),
    words('packageRequests', packageRequest, packageRequestSearchTokens),
    words('quotes', quoteHead, quoteSearchTokens),
    words('projects', project, async (found, deps) =>
      projectSearchTokens(found, await clientNameOf(deps, found), await recipientNameOf(deps, found)),
    ),
    words('invoices', invoice, async (found, deps) =>
      invoiceSearchTokens(found, await clientNameOf(deps, found)),
    ),
    words('checklists', checklist, checklistSearchTokens),
    words('blogPosts', blogPost, blogPostSearchTokens),
    words('pictures', picture, pictureSearchTokens),
  ],
};
