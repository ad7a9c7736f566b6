import type { QuoteView } from '@agency/domain/quote/view';
import { paths } from '@agency/domain/site/paths';
import type { FormResult } from '@agency/domain/site/render';
import { useCallback, useState } from 'react';
import type { PageProps } from '../../platform/page.ts';
import { postJson } from '../../platform/post-json.ts';
import { fetchFile } from '../../platform/save-file.ts';
import { DownloadButton } from '../../views/document/download-button.tsx';
import { InvalidLink } from '../../views/link/invalid-link.tsx';
import { LinkFrame } from '../../views/link/link-frame.tsx';
import type { Answering } from '../../views/quote/answering.ts';
import { QuoteDocument } from '../../views/quote/quote-document.tsx';
import { useViewed } from '../../views/quote/use-viewed.ts';
import type { QuoteLinkData } from './quote-link.server.ts';

export default function QuoteLinkPage({ data, site, form }: PageProps<QuoteLinkData>) {
  const { token, isAsked } = data;
  if (!data.quote) {
    const ask = { kind: 'quote', token, isAsked } as const;
    return <InvalidLink brandName={site.brandName} email={site.email} phone={site.phone} ask={ask} />;
  }
  return (
    <LinkFrame>
      <OpenedQuote first={data.quote} token={data.token} returned={form} />
    </LinkFrame>
  );
}

function readCertificateId(answer: unknown): string {
  const hasId = answer !== null && typeof answer === 'object' && 'certificateId' in answer;
  return hasId ? String(answer.certificateId) : '';
}

/** The quote itself shows its recipient's name and address to whoever has its link. */
function knownFrom({ offer }: QuoteView) {
  const { name, email } = offer.recipient;
  return { name, email };
}

interface OpenedQuoteProps {
  readonly first: QuoteView;
  readonly token: string;
  readonly returned: FormResult | undefined;
}

/** The quote behind a link, answered over HTTP. */
function OpenedQuote({ first, token, returned }: OpenedQuoteProps) {
  const [view, setView] = useState(first);
  const pdf = paths.api.link.pdf(token);
  const getPdf = useCallback(() => fetchFile(pdf, `Quote ${first.number}.pdf`), [pdf, first.number]);
  useViewed(() => {
    postJson(paths.api.link.view('quote', token), {}).catch((error: unknown) => console.error(error));
  });
  const answering: Answering = {
    actions: {
      accept: paths.api.link.accept(token),
      decline: paths.api.link.decline(token),
      code: paths.api.link.code(token),
    },
    sendCode: () => postJson(paths.api.link.code(token), {}),
    returned,
    signInHref: paths.client.login({ next: paths.client.quote(first.number) }),
    reload: () => window.location.reload(),
    async accept(input) {
      const certificateId = readCertificateId(await postJson(paths.api.link.accept(token), input));
      const acceptance = {
        name: input.name,
        at: new Date().toISOString(),
        certificateId,
        choices: input.choices,
        startEarly: input.startEarly,
      };
      setView({ ...view, status: 'accepted', obstacle: 'accepted', acceptance });
      return { certificateId };
    },
    async decline(input) {
      await postJson(paths.api.link.decline(token), input);
      setView({ ...view, status: 'declined', obstacle: 'declined', declinedAt: new Date().toISOString() });
      window.scrollTo({ top: 0 });
    },
  };
  return (
    <QuoteDocument
      view={view}
      answering={answering}
      onward={{
        href: paths.client.register(knownFrom(view)),
        label: 'Create an account or sign in to follow the work',
      }}
      isJustAccepted={view !== first}
      download={<DownloadButton href={pdf} get={getPdf} />}
    />
  );
}
