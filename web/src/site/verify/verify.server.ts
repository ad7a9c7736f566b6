import type { CertificateView } from '@agency/domain/certificate/schema';
import { AppError } from '@agency/domain/shared/errors';
import { serverPage } from '../../platform/server-page.server.ts';

export interface VerifyData {
  readonly certificate: CertificateView;
}

export const verifyPage = serverPage<VerifyData>({
  async load({ content, params }) {
    const certificate = await content.certificate(params.certificateId ?? '');
    if (!certificate) throw new AppError('not-found', 'We can’t find a certificate with this number.');
    return { certificate };
  },
  head: ({ certificate }, { site }) => ({
    title: `Certificate ${certificate.id}`,
    description: `The record that ${site.brandName} keeps of an accepted quote.`,
  }),
});
