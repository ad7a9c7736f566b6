import { seedSeries } from './billing-series.ts';
import { seedBlog } from './blog.ts';
import { seedChecklists } from './checklist.ts';
import { seedClients } from './client.ts';
import { seedContacts } from './contact.ts';
import type { SeedContext } from './context.ts';
import { seedFiles } from './file.ts';
import { seedInvoices } from './invoice.ts';
import { seedPackages } from './package.ts';
import { seedPackageRequests } from './package-request.ts';
import { people } from './people.ts';
import { seedPortfolio } from './portfolio-item.ts';
import { projectIds, seedProjects } from './project.ts';
import { quoteIds, seedQuotes } from './quotes.ts';
import { seedSettings } from './settings.ts';
import { bringEverybody, callOperation, makeAccounts, signIn } from './user.ts';

export interface SeedResult {
  /** Public links to begin with, as paths below the site's address. */
  trackingPath: string;
  quotePath: string;
}

/** The documents of the agency's own work: all but content with pictures, and files. The context commits them. */
export function seedRecords(context: SeedContext): void {
  const settings = seedSettings(context);
  seedPackages(context);
  const clients = seedClients(context);
  const quotes = seedQuotes(context, settings, clients);
  seedProjects(context, clients, quotes);
  seedInvoices(context, settings, clients, quotes);
  seedSeries(context, clients.bakery, quotes);
  seedContacts(context);
  seedPackageRequests(context);
  seedChecklists(context);
}

/**
 * Fills an empty suite with the documents of the sample data. Everything else has to wait: while the documents are
 * written, the functions' triggers are off, and switching them on again restarts the functions.
 */
export async function seedDocuments(context: SeedContext): Promise<void> {
  seedRecords(context);
  await Promise.all([seedPortfolio(context), seedBlog(context), seedFiles(context)]);
  await Promise.all([makeAccounts(context), context.quietly(context.commit)]);
}

/** Signs the sample people in as the product does (the admin exists already), and has it make the links. */
export async function seedPeople(context: SeedContext): Promise<SeedResult> {
  await bringEverybody(context);
  return readLinks(context);
}

/** Only the product can make a link's token, for an admin. */
async function readLinks(context: SeedContext): Promise<SeedResult> {
  const token = await signIn(context, people.admin.email);
  const pathOf = async (collection: 'quotes' | 'projects', id: string): Promise<string> => {
    const snapshot = await context.db.collection(collection).doc(id).get();
    const answer = await callOperation(context, token, 'getLinkUrl', { linkId: snapshot.get('linkId') });
    if (typeof answer !== 'object' || answer === null || !('url' in answer)) {
      throw new Error(`There is no link for ${id}: ${JSON.stringify(answer)}`);
    }
    return new URL(String(answer.url)).pathname;
  };
  const trackingPath = await pathOf('projects', projectIds.accepted);
  const quotePath = await pathOf('quotes', quoteIds.sent);
  return { trackingPath, quotePath };
}
