import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import type { SiteFrame } from '../../../platform/site-frame.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Breadcrumb } from '../../../ui/site/breadcrumb.tsx';
import { CallToAction } from '../../../ui/site/call-to-action.tsx';
import { Faq } from '../../../ui/site/faq.tsx';
import { Hero } from '../../../ui/site/hero.tsx';
import { Section, SplitSection } from '../../../ui/site/section.tsx';
import { DemoCards } from '../../../views/demo/demo-cards.tsx';
import { otherDemos } from '../../../views/demo/demos.ts';
import styles from './demo-page.module.css';
import type { DemoData } from './demo-page.server.ts';

interface TextProps {
  readonly paragraphs: readonly string[];
}

function Text({ paragraphs }: TextProps) {
  return (
    <div className={styles.text}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Costs({ data }: { readonly data: DemoData }) {
  const { content, services } = data;
  return (
    <SplitSection title={content.real.title} tone="chalk">
      <Text paragraphs={content.real.paragraphs} />
      <dl className={styles.costs}>
        {services.map(({ slug, name, price }) => (
          <div key={slug}>
            <dt>
              <Anchor href={paths.service(slug)}>{name}</Anchor>
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

function Others({ slug }: { readonly slug: string }) {
  return (
    <Section title="Other things to try" tone="chalk">
      <DemoCards shown={otherDemos(slug)} />
    </Section>
  );
}

/** The page around a demo. The demo comes right after the heading: it is what people came for. */
interface DemoPageProps {
  readonly data: DemoData;
  readonly path: string;
  readonly site: SiteFrame;
  readonly stage: ReactNode;
}

export function DemoPage({ data, path, site, stage }: DemoPageProps) {
  const { content } = data;
  const crumbs = [
    { label: 'Home', href: paths.home() },
    { label: 'Our work', href: paths.portfolio() },
    { label: content.name, href: path },
  ];
  return (
    <>
      <Hero
        seed={content.slug}
        above={<Breadcrumb crumbs={crumbs} />}
        title={content.heading}
        lead={content.lead}
      />
      <Section>
        {stage}
        <div className={styles.tries}>
          <h2>Try this</h2>
          <ol>
            {content.tryThis.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      </Section>
      <SplitSection title={content.rules.title} lead={content.rules.lead} tone="chalk" sticky>
        <ul className={styles.rules}>
          {content.rules.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      {content.more.map((part) => (
        <SplitSection key={part.title} title={part.title}>
          <Text paragraphs={part.paragraphs} />
        </SplitSection>
      ))}
      <Costs data={data} />
      <SplitSection title="Questions about it">
        <Faq
          items={content.questions.map(({ id, question, text }) => ({ id, question, answer: <p>{text}</p> }))}
        />
      </SplitSection>
      <Others slug={content.slug} />
      <CallToAction
        title="Do you need something like this?"
        text={`Tell us the rules your business needs. We’ll reply with a price within ${site.soon.quote}.`}
        seed={`${content.slug}-next`}
        actions={
          <ButtonLink
            href={paths.quote({ service: content.services[0] ?? '' })}
            variant="primary"
            size="large"
          >
            Request a quote
          </ButtonLink>
        }
      />
    </>
  );
}
