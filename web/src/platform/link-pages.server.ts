import type { CertificateView } from '@agency/domain/certificate/schema';
import type { ProjectView } from '@agency/domain/project/view';
import type { QuoteView } from '@agency/domain/quote/view';
import { AppError } from '@agency/domain/shared/errors';
import { serverPage } from './server-page.server.ts';

// Pages that a secret address opens. Unknown, revoked and expired ones all look the same: the page that says so, with
// 404. What is in the address is never repeated in title or description.

export interface QuoteLinkData {
  readonly token: string;
  readonly quote: QuoteView | null;
  /** Its reader just asked for a new link. */
  readonly isAsked: boolean;
}

export interface ProjectLinkData {
  readonly token: string;
  readonly project: ProjectView | null;
  readonly isAsked: boolean;
}

export interface VerifyData {
  readonly certificate: CertificateView;
}

const notValid = { title: 'This link is no longer valid', description: 'Ask us for a new link.' };
const notFoundWhenNull = (value: unknown) => (value === null ? 404 : 200);

export const quoteLinkPage = serverPage<QuoteLinkData>({
  async load({ content, params, query }) {
    const token = params.token ?? '';
    return { token, quote: await content.quoteByToken(token), isAsked: query.asked === '1' };
  },
  status: ({ quote }) => notFoundWhenNull(quote),
  head: ({ quote }, { site }) =>
    quote === null
      ? notValid
      : {
          title: `Quote ${quote.number}`,
          description: `A quote from ${site.brandName}, for its recipient only.`,
        },
});

export const projectLinkPage = serverPage<ProjectLinkData>({
  async load({ content, params, query }) {
    const token = params.token ?? '';
    return { token, project: await content.projectByToken(token), isAsked: query.asked === '1' };
  },
  status: ({ project }) => notFoundWhenNull(project),
  head: ({ project }, { site }) =>
    project === null
      ? notValid
      : { title: `Project ${project.number}`, description: `How a project of ${site.brandName} stands.` },
});

export const verifyPage = serverPage<VerifyData>({
  async load({ content, params }) {
    const certificate = await content.certificate(params.certificateId ?? '');
    if (!certificate) throw new AppError('not-found', 'There is no certificate with this number.');
    return { certificate };
  },
  head: ({ certificate }, { site }) => ({
    title: `Certificate ${certificate.id}`,
    description: `The record that ${site.brandName} keeps of an accepted quote.`,
  }),
});
