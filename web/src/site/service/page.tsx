import { paths } from '../../paths.ts';
import type { PageProps } from '../../platform/page.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../ui/site/call-to-action.tsx';
import { CardGrid, LinkCard } from '../../ui/site/card-grid.tsx';
import { Faq } from '../../ui/site/faq.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { Steps } from '../../ui/site/steps.tsx';
import { type PriceRange, rangeWords } from '../content/services/range-words.ts';
import type { ServiceContent, TextPart } from '../content/services/service-content.ts';
import styles from './service.module.css';
import type { ServiceData } from './service.server.ts';

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className={styles.text}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function TextSection({ part, tone }: { readonly part: TextPart; readonly tone: 'paper' | 'chalk' }) {
  return (
    <SplitSection title={part.title} tone={tone}>
      <Paragraphs texts={part.paragraphs} />
    </SplitSection>
  );
}

function Included({ included }: Pick<ServiceContent, 'included'>) {
  return (
    <Section title={included.title} lead={included.lead} tone="chalk">
      <ul className={styles.items}>
        {included.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.leftOut}>
        <h3>Not in it</h3>
        <ul>
          {included.leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
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

function Price({ price, range }: { readonly price: ServiceContent['price']; readonly range: PriceRange }) {
  const lists = [
    { title: 'What makes it dearer', items: price.dearer },
    { title: 'What makes it cheaper', items: price.cheaper },
  ];
  return (
    <SplitSection
      id="price"
      title={price.title}
      lead={<span className={styles.range}>{rangeWords(range)}</span>}
      more={
        <>
          {'Before VAT. The quote is fixed. '}
          <Anchor href={paths.roiCalculator()}>Work out what it would bring</Anchor>
        </>
      }
    >
      <Paragraphs texts={price.paragraphs} />
      <div className={styles.reasons}>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SplitSection>
  );
}

function Related({ related }: Pick<ServiceData, 'related'>) {
  if (related.length === 0) return null;
  return (
    <Section title="Goes well with it" tone="chalk">
      <CardGrid>
        {related.map(({ slug, name, lead }) => (
          <LinkCard key={slug} href={paths.service(slug)} title={name} text={lead} />
        ))}
      </CardGrid>
    </Section>
  );
}

export default function ServicePage({ data, path }: PageProps<ServiceData>) {
  const { content, name, range, related } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Services', href: paths.services() },
    { label: name, href: path },
  ];
  const ask = (
    <ButtonLink href={paths.quote({ service: content.slug })} variant="primary" size="large">
      Ask for a quote
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
              {`What it costs: ${rangeWords(range)}`}
            </ButtonLink>
          </>
        }
      />
      <TextSection part={content.problem} tone="paper" />
      <Included included={content.included} />
      <SplitSection title={content.how.title} lead={content.how.lead} sticky>
        <Steps steps={content.how.steps} />
      </SplitSection>
      <Technologies technologies={content.technologies} />
      <Price price={content.price} range={range} />
      {content.more.map((part, index) => (
        <TextSection key={part.title} part={part} tone={index % 2 === 0 ? 'chalk' : 'paper'} />
      ))}
      <SplitSection title="Questions that come up">
        <Faq
          items={content.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <Related related={related} />
      <CallToAction
        title="Tell us what you have in mind"
        text={`The form opens with “${name}” chosen. You see a price range before you give us your name.`}
        actions={ask}
        seed={`${content.slug}-next`}
      />
    </>
  );
}
