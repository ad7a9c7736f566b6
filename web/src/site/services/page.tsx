import { lowest, priceParts } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import { type ServiceSlug, services } from '@agency/domain/site/services';
import { towns } from '@agency/domain/site/towns';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import { PriceText } from '../../ui/text.tsx';
import { serviceGroups } from '../content/service-groups.ts';
import styles from './services.module.css';
import type { ServicesData } from './services.server.ts';

/** Where a service starts. */
function startingPrice(slug: ServiceSlug, { prices, vatRate }: ServicesData) {
  return <PriceText prefix="from" price={priceParts(lowest(prices[slug]), vatRate)} />;
}

export default function ServicesPage({ data }: PageProps<ServicesData>) {
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Services', href: paths.services() },
  ];
  return (
    <>
      <Hero
        seed="services"
        above={<Breadcrumb crumbs={crumbs} />}
        title="What we can do for you"
        lead="Each page says what’s included, how it works and what it costs. The prices below are where a small job starts."
      />
      {serviceGroups.map(({ id, title, lead, services: group }, index) => (
        <SplitSection
          key={id}
          id={id}
          title={title}
          lead={lead}
          tone={index % 2 === 0 ? 'paper' : 'chalk'}
          sticky
        >
          <LinkRows
            rows={group.map(({ slug, summary }) => ({
              href: paths.service(slug),
              title: services[slug],
              text: summary,
              meta: startingPrice(slug, data) ?? 'Ask for a price',
            }))}
          />
        </SplitSection>
      ))}
      <SplitSection
        title="Before you hire anyone"
        lead="A guide to getting a site built by anyone, and one for a trade we know."
      >
        <LinkRows
          rows={[
            {
              href: paths.developmentGuide(),
              title: 'Web development guide',
              text: 'Brief, budget, contract, launch.',
            },
            {
              href: paths.fitnessWellness(),
              title: 'For gyms, studios and treatment rooms',
              text: 'Timetables, waiting lists, memberships.',
            },
          ]}
        />
      </SplitSection>
      <SplitSection
        title="Where we work"
        lead="We work for businesses all over the UK. These pages say how we’d meet and what businesses there need."
        tone="chalk"
      >
        <ul className={styles.towns}>
          {Object.entries(towns).map(([town, name]) => (
            <li key={town}>
              <Anchor href={paths.town(town)}>{`Web development in ${name}`}</Anchor>
            </li>
          ))}
        </ul>
      </SplitSection>
      <CallToAction
        title="Not sure which you need?"
        text="Describe the problem in your own words. We’ll tell you what would solve it, and whether you need us at all."
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
