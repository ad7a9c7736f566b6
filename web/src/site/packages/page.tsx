import { formatPercent } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid } from '../../ui/site/card-grid.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section } from '../../ui/site/section.tsx';
import { OfferCard } from '../../views/package/offer-card.tsx';
import type { PackageOffer } from '../../views/package/package-offer.ts';
import { PackageComparison } from './package-comparison.tsx';
import { PackageRequest } from './package-request.tsx';
import styles from './packages.module.css';
import type { PackagesPageData } from './packages.server.ts';

const crumbs = [
  { label: 'Home', href: paths.home() },
  { label: 'Packages and prices', href: paths.packages() },
];

/** Two links, so that the choice works without script and can be sent to somebody. */
function VatSwitch({ withVat, rate }: { readonly withVat: boolean; readonly rate: number }) {
  const choice = (label: string, chosen: boolean, href: string) => (
    <Anchor href={`${href}#prices`} aria-current={chosen ? 'true' : undefined} className={styles.choice}>
      {label}
    </Anchor>
  );
  return (
    <nav className={styles.switch} aria-label="Show prices">
      {choice('Before VAT', !withVat, paths.packages())}
      {choice(`With ${formatPercent(rate)} VAT`, withVat, paths.packages({ vat: 'inc' }))}
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead: string;
  readonly packages: readonly PackageOffer[];
  readonly data: PackagesPageData;
  readonly tone: 'paper' | 'chalk';
  readonly id?: string;
}

function Group({ title, lead, packages, data, tone, id }: GroupProps) {
  if (packages.length === 0) return null;
  const { vatRate, withVat } = data;
  const more =
    id !== undefined && vatRate !== null ? <VatSwitch withVat={withVat} rate={vatRate} /> : undefined;
  return (
    <Section id={id} title={title} lead={lead} tone={tone} more={more}>
      <div className={packages.length % 3 === 0 ? undefined : styles.pairs}>
        <CardGrid>
          {packages.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              vatRate={vatRate}
              withVat={withVat}
              other={
                <Anchor href={`${paths.packages({ package: offer.id })}#request`} className={styles.short}>
                  Short request
                  <span className="sr-only">{`: ${offer.name}`}</span>
                </Anchor>
              }
            />
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function Comparison({
  once,
  monthly,
  data,
}: Record<'once' | 'monthly', readonly PackageOffer[]> & { data: PackagesPageData }) {
  const parts = [
    { caption: 'Packages paid once, side by side', packages: once },
    { caption: 'Monthly packages, side by side', packages: monthly },
  ].filter(({ packages }) => packages.length > 1);
  if (parts.length === 0) return null;
  return (
    <Section
      id="compare"
      title="Side by side"
      lead="See what each one includes and what it leaves out. We can add anything that’s left out; your quote says what it costs."
    >
      <div className={styles.tables}>
        {parts.map((part) => (
          <PackageComparison key={part.caption} {...part} vatRate={data.vatRate} />
        ))}
      </div>
    </Section>
  );
}

function NoPackages() {
  return (
    <Section
      title="No packages at the moment"
      lead="Request a quote and we’ll price your job on its own. The page of each service says where its prices start."
    >
      <div className={styles.instead}>
        <ButtonLink href={paths.quote()} variant="primary">
          Request a quote
        </ButtonLink>
        <ButtonLink href={paths.services()}>See services and prices</ButtonLink>
      </div>
    </Section>
  );
}

function NoneFits() {
  return (
    <CallToAction
      title="Need something else?"
      text="Tell us which package comes close and what you’d add or leave out, and we’ll price exactly that."
      seed="packages-next"
      actions={
        <>
          <ButtonLink href={paths.quote()} size="large">
            Request a quote
          </ButtonLink>
          <ButtonLink href={paths.roiCalculator()} size="large">
            Work out what it brings
          </ButtonLink>
        </>
      }
    />
  );
}

export default function PackagesPage({ data, form, site }: PageProps<PackagesPageData>) {
  // Thanks or errors for a form just sent come first.
  const isAnswer = form !== undefined || data.sent !== null;
  const isEmpty = data.packages.length === 0;
  const request = isEmpty && !isAnswer ? null : <PackageRequest data={data} posted={form} soon={site.soon} />;
  const once = data.packages.filter(({ billing }) => billing === 'once');
  const monthly = data.packages.filter(({ billing }) => billing === 'monthly');
  return (
    <>
      <Hero
        seed="packages"
        above={<Breadcrumb crumbs={crumbs} />}
        title="Packages and prices"
        lead={
          isEmpty
            ? 'What we charge depends on what you need. Your written quote is fixed before anything begins.'
            : 'What things cost, what you get for it and what isn’t included. Each price is where the package starts; your written quote is fixed.'
        }
      />
      {isAnswer ? request : null}
      {isEmpty ? <NoPackages /> : null}
      <Group
        id="prices"
        title="One-off packages"
        lead="You pay a deposit when you accept, and the rest in stages as the work is done."
        packages={once}
        data={data}
        tone="paper"
      />
      <Group
        {...(once.length === 0 ? { id: 'prices' } : {})}
        title="Monthly packages"
        lead="We invoice you every month. You can stop at the end of any month."
        packages={monthly}
        data={data}
        tone="chalk"
      />
      <Comparison once={once} monthly={monthly} data={data} />
      {isAnswer ? null : request}
      {isEmpty ? null : <NoneFits />}
    </>
  );
}
