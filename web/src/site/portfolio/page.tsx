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

/** The hero, and every piece of work below it. */
function Work({ items }: PortfolioData) {
  return (
    <>
      <Hero
        seed="portfolio"
        above={<Breadcrumb crumbs={crumbs} />}
        title="Our work"
        lead="Each page says what the problem was, what we built, where the price started and what we know about the result so far."
      />
      <Section>
        <WorkGrid columns={2} offset={items.length > 2}>
          {items.map((item, index) => (
            <WorkCard
              key={item.slug}
              level={2}
              work={item}
              lead={index === 0 && items.length !== 2}
              priority={index === 0}
            />
          ))}
        </WorkGrid>
      </Section>
    </>
  );
}

function NoWork() {
  return (
    <Hero
      seed="portfolio"
      above={<Breadcrumb crumbs={crumbs} />}
      title="Our work"
      lead="We don’t have any client work to show yet. Try the demos below to see how we build."
    />
  );
}

export default function PortfolioPage({ data }: PageProps<PortfolioData>) {
  const isEmpty = data.items.length === 0;
  return (
    <>
      {isEmpty ? <NoWork /> : <Work items={data.items} />}
      <Section
        title="Try our demos"
        lead="These small applications run in your browser, with invented people and real rules. What you change stays on your device."
      >
        <DemoCards shown={demos} />
      </Section>
      <CallToAction
        title={isEmpty ? 'Yours could be the first' : 'Yours could be next'}
        text="Tell us what you need. We’ll say what would solve it and what it would cost."
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
