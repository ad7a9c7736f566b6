import { formatMoneyShort } from '@agency/domain/shared/format';
import { services } from '@agency/domain/site/services';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid, LinkCard } from '../../ui/site/card-grid.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section } from '../../ui/site/section.tsx';
import { serviceGroups } from '../content/service-groups.ts';
import type { ServicesData } from './services.server.ts';

/** 'from £1,200', 'from £25 a month'; nothing where no rate is published. */
function startingPrice(slug: string, { rates }: ServicesData): string | undefined {
  const rate = rates.find(({ service }) => service === slug);
  if (!rate) return undefined;
  return `from ${formatMoneyShort(rate.from)}${rate.billing === 'monthly' ? ' a month' : ''}`;
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
        lead="Each page says what is in it, how it goes, what it costs and what it is made of. Prices are before VAT and say where a small job of the kind starts."
      />
      {serviceGroups.map(({ id, title, lead, services: group }, index) => (
        <Section key={id} id={id} title={title} lead={lead} tone={index % 2 === 0 ? 'paper' : 'chalk'}>
          <CardGrid>
            {group.map(({ slug, summary }) => (
              <LinkCard
                key={slug}
                href={paths.service(slug)}
                title={services[slug]}
                text={summary}
                meta={startingPrice(slug, data) ?? 'Ask for a price'}
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      <CallToAction
        title="Not sure which one it is?"
        text="Describe the problem in your own words. We tell you what would solve it, and whether you need us for it at all."
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
