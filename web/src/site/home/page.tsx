import { priceParts } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import type { SiteFrame } from '../../platform/site-frame.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid } from '../../ui/site/card-grid.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { PriceText } from '../../ui/text.tsx';
import { OfferCard } from '../../views/package/offer-card.tsx';
import type { PackagesData } from '../../views/package/package-offer.ts';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';
import { FeaturedWork, LatestPosts, Promises, Services, Testimonials, TryIt } from './home-sections.tsx';

interface PricesProps extends Pick<SiteFrame, 'soon'> {
  readonly data: HomeData;
}

/** The lowest of all published prices; monthly ones are shown apart and say so. */
function FirstPrice({ data, soon }: PricesProps) {
  const { once, monthly } = data.first;
  const from = (pence: number, billing: 'once' | 'monthly') => (
    <PriceText prefix="from" price={priceParts({ from: pence, to: pence, billing }, data.vatRate)} />
  );
  return (
    <dl className={styles.facts}>
      {once === null ? null : (
        <div>
          <dt>Packages, paid once</dt>
          <dd>{from(once.priceFrom, 'once')}</dd>
        </div>
      )}
      {monthly === null ? null : (
        <div>
          <dt>Packages, by the month</dt>
          <dd>{from(monthly, 'monthly')}</dd>
        </div>
      )}
      {once === null || once.timeline === '' ? null : (
        <div>
          <dt>{`${once.name} takes`}</dt>
          <dd>{once.timeline}</dd>
        </div>
      )}
      <div>
        <dt>A written quote comes</dt>
        <dd>{`within ${soon.quote}`}</dd>
      </div>
    </dl>
  );
}

function Top({ data, soon }: PricesProps) {
  const hasPackages = data.first.once !== null || data.first.monthly !== null;
  return (
    <Hero
      seed="downland"
      tone="night"
      title="Websites and web apps, built with care and priced in the open"
      lead="We design and build for UK businesses: sites that bring enquiries, software that replaces the spreadsheet, and the upkeep that both need."
      actions={
        <>
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
          {hasPackages ? (
            <ButtonLink href={paths.packages()} size="large">
              See packages and prices
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.services()} size="large">
              See services and prices
            </ButtonLink>
          )}
        </>
      }
      aside={hasPackages ? <FirstPrice data={data} soon={soon} /> : undefined}
    />
  );
}

function Packages({ data }: { readonly data: PackagesData }) {
  if (data.packages.length === 0) return null;
  return (
    <Section
      tone="chalk"
      title="Start with a price, not a phone call"
      lead="Each price is where the package starts. Your quote has a fixed price before any work begins."
      more={<Anchor href={paths.packages()}>All packages, side by side</Anchor>}
    >
      <div className={styles.offers}>
        <CardGrid>
          {data.packages.map((offer) => (
            <OfferCard key={offer.id} offer={offer} vatRate={data.vatRate} most={5} />
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

export default function HomePage({ data, site }: PageProps<HomeData>) {
  const hasWork = data.work.length > 0;
  return (
    <>
      <Top data={data} soon={site.soon} />
      <FeaturedWork work={data.work} />
      {/* The hero's skyline ends in paper, so that the first section is. */}
      <Services tone={hasWork ? 'chalk' : 'paper'} />
      <Promises tone={hasWork ? 'paper' : 'chalk'} />
      <TryIt />
      <Section
        title="How a project goes"
        lead="There are 4 stages. The first 2 cost you nothing, and you can stop after either of them."
      >
        <Steps steps={data.process} across />
      </Section>
      <Packages data={data} />
      <Testimonials testimonials={data.testimonials} />
      <LatestPosts posts={data.posts} />
      <SplitSection
        title="Common questions"
        lead="The questions we’re asked most often."
        more={<Anchor href={paths.faq()}>All questions and answers</Anchor>}
        sticky
      >
        <Faq
          items={data.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <CallToAction
        title="Tell us what you need"
        text={`It takes about ${site.soon.form}, and you see a price range as you fill it in. Your written quote follows within ${site.soon.quote}.`}
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
