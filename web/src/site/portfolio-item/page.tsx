import { formatMoneyShort } from '@agency/domain/shared/format';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ProseHtml } from '../../ui/prose.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Container, Section } from '../../ui/site/section.tsx';
import { KeyValue, type KeyValueItem } from '../../ui/text.tsx';
import styles from './portfolio-item.module.css';
import type { PortfolioItemData } from './portfolio-item.server.ts';

function factsOf({ item, services }: PortfolioItemData): KeyValueItem[] {
  return [
    ...(item.client === '' ? [] : [{ key: 'Client', value: item.client }]),
    ...(item.sector === '' ? [] : [{ key: 'Sector', value: item.sector }]),
    ...(item.priceFrom === null
      ? []
      : [{ key: 'A job like it', value: `from ${formatMoneyShort(item.priceFrom)} before VAT` }]),
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
  if (results.length === 0) return null;
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

function Testimonial({ testimonial }: Pick<PortfolioItemData['item'], 'testimonial'>) {
  if (testimonial === null) return null;
  const { quote, name, role, sample } = testimonial;
  return (
    <Section tone="chalk">
      <figure className={styles.testimonial}>
        <blockquote>
          <p>{`“${quote}”`}</p>
        </blockquote>
        <figcaption>
          {[name, role].filter((part) => part !== '').join(', ')}
          {sample ? ' (Sample)' : ''}
        </figcaption>
      </figure>
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
        aside={<Results results={item.results} />}
      />
      <Container className={styles.frame}>
        <KeyValue items={factsOf(data)} />
        <div className={styles.text}>
          {item.sample ? (
            <Callout tone="info" title="Sample">
              This work and its client are invented. They show what a page of our work looks like.
            </Callout>
          ) : null}
          <ProseHtml html={html} />
        </div>
      </Container>
      <Testimonial testimonial={item.testimonial} />
      <CallToAction
        title="Something like it for you?"
        text="Say what is similar and what is not. The quote is fixed and lists every part."
        seed={`${item.slug}-next`}
        actions={
          <>
            <ButtonLink href={paths.quote()} variant="primary" size="large">
              Request a quote
            </ButtonLink>
            {next ? (
              <ButtonLink href={paths.portfolioItem(next.slug)} size="large">
                {`Next: ${next.title}`}
              </ButtonLink>
            ) : null}
          </>
        }
      />
    </>
  );
}
