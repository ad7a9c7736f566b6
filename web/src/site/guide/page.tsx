import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { type ReadingData, ReadingPage } from '../../views/reading/reading-page.tsx';

export default function GuidePage({ data }: PageProps<ReadingData>) {
  return (
    <ReadingPage data={data}>
      <CallToAction
        title="Have you written your brief?"
        text="Paste it into our form, finished or not. You see a price range straight away, and our questions come with the quote."
        seed="guide-next"
        actions={
          <>
            <ButtonLink href={paths.quote()} variant="primary" size="large">
              Send us your brief
            </ButtonLink>
            <ButtonLink href={paths.services()} size="large">
              See all services
            </ButtonLink>
          </>
        }
      />
    </ReadingPage>
  );
}
