import { type LinkKind, link, linkExpiry } from '@agency/domain/link/schema';
import type { SeedContext } from './context.ts';

interface LinkOf {
  kind: LinkKind;
  documentId: string;
  clientId: string;
  audience: { memberUids: string[]; membersVersion: number };
  /** The last day of what it shows; null while that is open. */
  lastDay: string | null;
  createdAt: Date;
}

/** The public link of a quote or project. Its token is made by the product whenever somebody asks for it. */
export function seedLink({ put }: SeedContext, of: LinkOf): string {
  const id = `sample-link-${of.documentId.toLowerCase()}`;
  put('links', [id], link, {
    kind: of.kind,
    documentId: of.documentId,
    clientId: of.clientId,
    ...of.audience,
    rotation: 0,
    expiresOn: of.lastDay && linkExpiry(of.lastDay),
    revokedAt: null,
    lastUsedAt: null,
    useCount: 0,
    createdAt: of.createdAt,
    updatedAt: of.createdAt,
  });
  return id;
}
