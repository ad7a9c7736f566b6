import { priceWords } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { cx } from '../../ui/cx.ts';
import { ProseHtml } from '../../ui/prose.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { PullQuote } from '../../ui/site/pull-quote.tsx';
import { Container, Section } from '../../ui/site/section.tsx';
import { KeyValue, type KeyValueItem } from '../../ui/text.tsx';
import { Cover } from '../../views/picture/cover.tsx';
import { WorkCard, WorkGrid } from '../../views/portfolio/work-card.tsx';
import styles from './portfolio-item.module.css';
import type { PortfolioItemData } from './portfolio-item.server.ts';

function factsOf({ item, services, vatRate }: PortfolioItemData): KeyValueItem[] {
  return [
    ...(item.client === '' ? [] : [{ key: 'Client', value: item.client }]),
    ...(item.sector === '' ? [] : [{ key: 'Sector', value: item.sector }]),
    ...(item.priceFrom === null
      ? []
      : [
          {
            key: 'Similar work',
            value: `from ${priceWords({ from: item.priceFrom, to: item.priceFrom, billing: 'once' }, vatRate)}`,
          },
        ]),
    ...(services.length === 0
      ? []
      : [
          {
            key: 'Services',
            value: (
              <ul className={styles.services}>
                {services.map(({ slug, name }) => (
                  <li key={slug}>
                    <Anchor href={paths.service(slug)}>{name}</Anchor>
                  </li>
                ))}
              </ul>
            ),
          },
        ]),
  ];
}

function Results({ results }: Pick<PortfolioItemData['item'], 'results'>) {
  return (
    <dl className={styles.results}>
      {results.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first picture reaches up into the hillside; the others follow the text. */
function FirstPicture({ item }: Pick<PortfolioItemData, 'item'>) {
  const [first] = item.images;
  if (!first) return null;
  return (
    <Container className={styles.first}>
      <Cover
        path={first.path}
        size={first}
        alt={first.alt}
        seed={item.slug}
        sizes="(min-width: 80rem) 76rem, 94vw"
        priority
      />
    </Container>
  );
}

function OtherPictures({ images }: Pick<PortfolioItemData['item'], 'images'>) {
  const others = images.slice(1);
  if (others.length === 0) return null;
  return (
    <Container className={cx(styles.pictures, others.length > 1 && styles.pairs)}>
      {others.map(({ path, alt, ...size }) => (
        <figure key={path}>
          <Cover path={path} size={size} alt={alt} seed={path} sizes="(min-width: 56rem) 46vw, 92vw" />
        </figure>
      ))}
    </Container>
  );
}

function Testimonial({ testimonial }: Pick<PortfolioItemData['item'], 'testimonial'>) {
  if (testimonial === null) return null;
  const { quote, name, role, sample } = testimonial;
  return (
    <Section tone="chalk">
      <PullQuote
        quote={quote}
        by={<span>{[name, role].filter((part) => part !== '').join(', ')}</span>}
        sample={sample}
        large
      />
    </Section>
  );
}

export default function PortfolioItemPage({ data, path }: PageProps<PortfolioItemData>) {
  const { item, html, next } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Our work', href: paths.portfolio() },
    { label: item.title, href: path },
  ];
  return (
    <>
      <Hero
        seed={item.slug}
        above={<Breadcrumb crumbs={crumbs} />}
        title={item.title}
        lead={item.summary}
        aside={item.results.length === 0 ? undefined : <Results results={item.results} />}
      />
      <FirstPicture item={item} />
      <Container className={styles.frame}>
        <aside className={styles.facts} aria-label="Facts about this work">
          <KeyValue items={factsOf(data)} />
        </aside>
        <div className={styles.text}>
          {item.sample ? (
            <Callout tone="info" title="Sample">
              This work and its client are invented. They show what a page of our work looks like.
            </Callout>
          ) : null}
          <ProseHtml html={html} />
        </div>
      </Container>
      <OtherPictures images={item.images} />
      <Testimonial testimonial={item.testimonial} />
      {next ? (
        <Section title="Next project" more={<Anchor href={paths.portfolio()}>All our work</Anchor>}>
          <WorkGrid>
            <WorkCard work={next} lead />
          </WorkGrid>
        </Section>
      ) : null}
      <CallToAction
        title="Need something like this?"
        text="Tell us what’s similar and what’s different. Your quote has a fixed price and lists every part."
        seed={`${item.slug}-next`}
        actions={
          <ButtonLink href={paths.quote()} variant="primary" size="large">
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
