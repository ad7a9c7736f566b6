import type { VerifyData } from '../../platform/link-pages.server.ts';
import type { PageProps } from '../../platform/page.ts';
import { CertificateDocument } from '../../views/certificate/certificate-document.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';

export default function VerifyPage({ data, site }: PageProps<VerifyData>) {
  return (
    <LinkFrame>
      <CertificateDocument view={data.certificate} brandName={site.brandName} />
    </LinkFrame>
  );
}
