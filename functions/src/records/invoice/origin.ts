import type { Invoice } from '@agency/domain/invoice/schema';
import { originOf } from '@agency/domain/metrics/origin-of';
import { project as projectSchema } from '@agency/domain/project/schema';
import { type Origin, unknownOrigin } from '@agency/domain/quote/origin';
import { quoteDraft } from '@agency/domain/quote/schema';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument } from '../../platform/firestore.ts';
import { draftRef } from '../quote/store.ts';

/**
 * Where the client came from who asked for the quote behind an invoice. Read when it is issued: what the quote says of a
 * person may be erased later, and the figures keep the page and the source alone.
 */
export async function readOrigin(
  deps: Deps,
  { quoteId, projectId }: Pick<Invoice, 'quoteId' | 'projectId'>,
): Promise<Origin> {
  const asked = quoteId ?? (await quoteOfProject(deps, projectId));
  if (asked === null) return unknownOrigin;
  const draft = await findDocument(quoteDraft, draftRef(deps, asked));
  return originOf(draft?.attribution ?? null);
}

async function quoteOfProject(deps: Deps, projectId: string | null): Promise<string | null> {
  if (projectId === null) return null;
  const project = await findDocument(projectSchema, documentRef(deps.db, 'projects', projectId));
  return project?.quoteId ?? null;
}
