import { type LinkKind, link, linkExpiry } from '@agency/domain/link/schema';
import type { SeedContext } from './context.ts';

interface LinkOf {
  kind: LinkKind;
  documentId: string;
  clientId: string;
  audience: { memberUids: string[]; membersVersion: number };
  /** The last valid day of its document; null while open. */
  lastDay: string | null;
  createdAt: Date;
}

/** The public link of a quote or project. The product makes its token on request. */
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
