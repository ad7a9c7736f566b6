import { priceParts } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { Paragraphs, SideList, TextItems } from '../../ui/site/text-parts.tsx';
import { TextSection } from '../../ui/site/text-section.tsx';
import { PriceText } from '../../ui/text.tsx';
import { WorkCard, WorkGrid } from '../../views/portfolio/work-card.tsx';
import type { ServiceContent } from '../content/services/service-content.ts';
import styles from './service.module.css';
import type { ServiceData } from './service.server.ts';
import { ServiceScreen } from './service-screen.tsx';

function Included({ included }: Pick<ServiceContent, 'included'>) {
  return (
    <Section title={included.title} lead={included.lead} tone="chalk">
      <TextItems items={included.items} columns={3} />
      <div className={styles.leftOut}>
        <SideList title="Not included" items={included.leftOut} />
      </div>
    </Section>
  );
}

function Technologies({ technologies }: Pick<ServiceContent, 'technologies'>) {
  return (
    <SplitSection title={technologies.title} lead={technologies.lead} tone="chalk">
      <dl className={styles.technologies}>
        {technologies.items.map(({ name, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

type PriceProps = Pick<ServiceContent, 'price'> & Pick<ServiceData, 'range' | 'vatRate'>;

function Price({ price, range, vatRate }: PriceProps) {
  return (
    <SplitSection
      id="price"
      title={price.title}
      lead={<PriceText price={priceParts(range, vatRate)} size="large" />}
      more={
        <>
          {'The price in your quote is fixed. '}
          <Anchor href={paths.roiCalculator()}>Work out what it would bring</Anchor>
        </>
      }
    >
      <Paragraphs texts={price.paragraphs} />
      <div className={styles.reasons}>
        <SideList title="What adds to the cost" items={price.dearer} />
        <SideList title="What keeps it down" items={price.cheaper} />
      </div>
    </SplitSection>
  );
}

/** Where it can be seen at work. */
function Work({ work }: Pick<ServiceData, 'work'>) {
  if (work.length === 0) return null;
  return (
    <Section title="Examples" more={<Anchor href={paths.portfolio()}>All our work</Anchor>}>
      <WorkGrid columns={2}>
        {work.map((item) => (
          <WorkCard key={item.slug} work={item} lead={work.length === 1} />
        ))}
      </WorkGrid>
    </Section>
  );
}

function Related({ related }: Pick<ServiceData, 'related'>) {
  if (related.length === 0) return null;
  return (
    <SplitSection title="Related services" tone="chalk">
      <LinkRows
        rows={related.map(({ slug, name, lead }) => ({ href: paths.service(slug), title: name, text: lead }))}
      />
    </SplitSection>
  );
}

export default function ServicePage({ data, path }: PageProps<ServiceData>) {
  const { content, name, range, vatRate, related, work } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Services', href: paths.services() },
    { label: name, href: path },
  ];
  const ask = (
    <ButtonLink href={paths.quote({ service: content.slug })} variant="primary" size="large">
      Request a quote
    </ButtonLink>
  );
  return (
    <>
      <Hero
        seed={content.slug}
        above={<Breadcrumb crumbs={crumbs} />}
        title={content.heading}
        lead={content.lead}
        actions={
          <>
            {ask}
            <ButtonLink href="#price" size="large">
              See what it costs
            </ButtonLink>
          </>
        }
        aside={
          <dl className={styles.cost}>
            <dt>Price</dt>
            <dd>
              <PriceText price={priceParts(range, vatRate)} size="large" />
            </dd>
          </dl>
        }
      />
      <TextSection part={content.problem} tone="paper" lead />
      <Included included={content.included} />
      <SplitSection title={content.how.title} lead={content.how.lead} sticky>
        <Steps steps={content.how.steps} />
      </SplitSection>
      <ServiceScreen slug={content.slug} />
      <Technologies technologies={content.technologies} />
      <Price price={content.price} range={range} vatRate={vatRate} />
      {content.more.map((part, index) => (
        <TextSection key={part.title} part={part} tone={index % 2 === 0 ? 'chalk' : 'paper'} />
      ))}
      <SplitSection title="Common questions">
        <Faq
          items={content.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <Work work={work} />
      <Related related={related} />
      <CallToAction
        title="Tell us what you have in mind"
        text={`The form opens with “${name}” selected. You see a price range before you give us your name.`}
        actions={ask}
        seed={`${content.slug}-next`}
      />
    </>
  );
}
