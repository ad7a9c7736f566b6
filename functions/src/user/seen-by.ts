import { clientQueries } from '@agency/domain/client/queries';
import { client } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { invoice } from '@agency/domain/invoice/schema';
import { projectQueries } from '@agency/domain/project/queries';
import { project } from '@agency/domain/project/schema';
import { quoteQueries } from '@agency/domain/quote/queries';
import { quoteHead } from '@agency/domain/quote/schema';
import type { Counted, SeenKind } from '@agency/domain/user/description';
import type { Deps } from '../platform/deps.ts';
import { named } from '../records/named.ts';

/** What the rules let this person read of their clients' documents: whose audience they are in. */
export async function seenBy(deps: Deps, uid: string): Promise<Readonly<Record<SeenKind, Counted>>> {
  const [clients, quotes, projects, invoices] = await Promise.all([
    named(deps, [uid], { schema: client, spec: clientQueries.clientsOfMember, nameOf: ({ name }) => name }),
    named(deps, [uid], {
      schema: quoteHead,
      spec: quoteQueries.quotesOfMember,
      nameOf: ({ number, title }) => `${number} ${title}`.trim(),
    }),
    named(deps, [uid], {
      schema: project,
      spec: projectQueries.projectsOfMember,
      nameOf: ({ number, name }) => `${number} ${name}`.trim(),
    }),
    named(deps, [uid], {
      schema: invoice,
      spec: invoiceQueries.invoicesOfMember,
      nameOf: ({ number, title }) => `${number ?? 'Draft'} ${title}`.trim(),
    }),
  ]);
  return { clients, quotes, projects, invoices };
}
