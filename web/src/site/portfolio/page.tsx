import { paths } from '../../paths.ts';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Contour } from '../../ui/contour/contour.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid, LinkCard } from '../../ui/site/card-grid.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section } from '../../ui/site/section.tsx';
import styles from './portfolio.module.css';
import type { PortfolioData, PortfolioSummary } from './portfolio.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Our work', href: paths.portfolio() },
];

/** The first few have a hillside of their own; more would cost more than they say. */
const withPicture = 2;

function Work({ item, index }: { readonly item: PortfolioSummary; readonly index: number }) {
  return (
    <LinkCard
      level={2}
      href={paths.portfolioItem(item.slug)}
      title={item.title}
      text={item.summary}
      media={index < withPicture ? <Contour seed={item.slug} className={styles.picture} /> : undefined}
      meta={[item.client, item.sector, item.sample ? 'Sample' : ''].filter((part) => part !== '').join(' · ')}
    />
  );
}

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
          <p>Nothing is shown here yet. The demos on the services pages can be tried at once.</p>
        ) : (
          <CardGrid size="large">
            {data.items.map((item, index) => (
              <Work key={item.slug} item={item} index={index} />
            ))}
          </CardGrid>
        )}
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
