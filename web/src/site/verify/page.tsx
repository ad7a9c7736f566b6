import type { PageProps } from '../../platform/page.ts';
import { CertificateDocument } from '../../views/certificate/certificate-document.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';
import type { VerifyData } from './verify.server.ts';

export default function VerifyPage({ data, site }: PageProps<VerifyData>) {
  return (
    <LinkFrame>
      <CertificateDocument view={data.certificate} brandName={site.brandName} />
    </LinkFrame>
  );
}
