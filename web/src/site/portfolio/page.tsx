import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section } from '../../ui/site/section.tsx';
import { DemoCards } from '../../views/demo/demo-cards.tsx';
import { demos } from '../../views/demo/demos.ts';
import { WorkCard, WorkGrid } from '../../views/portfolio/work-card.tsx';
import type { PortfolioData } from './portfolio.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Our work', href: paths.portfolio() },
];

export default function PortfolioPage({ data }: PageProps<PortfolioData>) {
  return (
    <>
      <Hero
        seed="portfolio"
        above={<Breadcrumb crumbs={crumbs} />}
        title="Work, and what it changed"
        lead="Each page says what the problem was, what we built, what it began at and what we know about the result. Where we do not know yet, it says so."
      />
      <Section>
        {data.items.length === 0 ? (
          <p>Nothing is shown here yet. The demos below can be tried at once.</p>
        ) : (
          <WorkGrid columns={2} offset>
            {data.items.map((item, index) => (
              <WorkCard key={item.slug} level={2} work={item} lead={index === 0} priority={index === 0} />
            ))}
          </WorkGrid>
        )}
      </Section>
      <Section
        title="Try our demos"
        lead="Four small applications that run in your browser, with invented people and real rules. What you change stays with you."
      >
        <DemoCards shown={demos} />
      </Section>
      <CallToAction
        title="Yours could be the next page"
        text="Tell us what is in the way. We say what would solve it and what it would cost."
        seed="portfolio-next"
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
