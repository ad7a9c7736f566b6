import { formatMoneyShort } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid } from '../../ui/site/card-grid.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { OfferCard } from '../../views/package/offer-card.tsx';
import type { PackagesData } from '../../views/package/package-offer.ts';
import { processSteps } from '../content/process.ts';
import { firstQuestions } from '../content/questions.tsx';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';
import { FeaturedWork, LatestPosts, Promises, Services, Testimonials, TryIt } from './home-sections.tsx';

/** The lowest of all published prices; monthly ones are shown apart and say so. */
function FirstPrice({ data }: { readonly data: HomeData }) {
  const { once, monthly } = data.first;
  if (once === null && monthly === null) return null;
  const vat = data.vatRate === null ? '' : ' + VAT';
  return (
    <dl className={styles.facts}>
      {once === null ? null : (
        <div>
          <dt>Packages, paid once</dt>
          <dd>{`from ${formatMoneyShort(once.priceFrom)}${vat}`}</dd>
        </div>
      )}
      {monthly === null ? null : (
        <div>
          <dt>Packages, by the month</dt>
          <dd>{`from ${formatMoneyShort(monthly)}${vat}`}</dd>
        </div>
      )}
      {once === null || once.timeline === '' ? null : (
        <div>
          <dt>From yes to done</dt>
          <dd>{once.timeline}</dd>
        </div>
      )}
      <div>
        <dt>Written quote</dt>
        <dd>in 2 working days</dd>
      </div>
    </dl>
  );
}

function Packages({ data }: { readonly data: PackagesData }) {
  if (data.packages.length === 0) return null;
  return (
    <Section
      tone="chalk"
      title="Start with a price, not a phone call"
      lead="Three of our packages. The price on the card is where it starts; your quote is fixed before anything begins."
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

export default function HomePage({ data }: PageProps<HomeData>) {
  return (
    <>
      <Hero
        seed="downland"
        tone="night"
        title="Websites and web apps, built with care and priced in the open"
        lead="We design and build for UK businesses: sites that bring enquiries, software that replaces the spreadsheet, and the quiet upkeep that lets you forget about both."
        actions={
          <>
            <ButtonLink href={paths.quote()} variant="primary" size="large">
              Request a quote
            </ButtonLink>
            <ButtonLink href={paths.packages()} size="large">
              See packages and prices
            </ButtonLink>
          </>
        }
        aside={<FirstPrice data={data} />}
      />
      <FeaturedWork work={data.work} />
      <Services />
      <Promises />
      <TryIt />
      <Section
        title="How a project goes"
        lead="Four stages, in this order. You can stop after either of the first two, and it has cost you nothing."
      >
        <Steps steps={processSteps} across />
      </Section>
      <Packages data={data} />
      <Testimonials testimonials={data.testimonials} />
      <LatestPosts posts={data.posts} />
      <SplitSection
        title="Before you ask"
        lead="Six questions that come up in nearly every first conversation."
        more={<Anchor href={paths.faq()}>All questions and answers</Anchor>}
        sticky
      >
        <Faq
          items={firstQuestions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <CallToAction
        title="Tell us what is in your way"
        text="Three steps, about three minutes, a price range while you type. We answer within two working days."
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
