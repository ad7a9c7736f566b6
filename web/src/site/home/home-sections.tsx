import { paths } from '@agency/domain/site/paths';
import { services } from '@agency/domain/site/services';
import { Anchor } from '../../ui/anchor.tsx';
import { LinkRows } from '../../ui/site/link-rows.tsx';
import { PullQuote } from '../../ui/site/pull-quote.tsx';
import { Section, SplitSection } from '../../ui/site/section.tsx';
import { TextItems } from '../../ui/site/text-parts.tsx';
import { demos } from '../../views/demo/demos.ts';
import { WorkCard, WorkGrid } from '../../views/portfolio/work-card.tsx';
import { PostLead, PostList } from '../../views/post/post-list.tsx';
import { Screen } from '../../views/screen/screen.tsx';
import { promises, workKinds } from '../content/home.ts';
import styles from './home.module.css';
import type { HomeData } from './home.server.ts';

const screenSizes = '(min-width: 80rem) 28rem, (min-width: 56rem) 38vw, 92vw';

/** One piece of work large, the others beside each other below it; two stand side by side. */
export function FeaturedWork({ work }: Pick<HomeData, 'work'>) {
  if (work.length === 0) return null;
  return (
    <Section title="Our work" more={<Anchor href={paths.portfolio()}>All our work</Anchor>}>
      <WorkGrid columns={work.length === 4 ? 3 : 2}>
        {work.map((item, index) => (
          <WorkCard key={item.slug} work={item} lead={index === 0 && work.length !== 2} />
        ))}
      </WorkGrid>
    </Section>
  );
}

interface Toned {
  readonly tone: 'paper' | 'chalk';
}

export function Services({ tone }: Toned) {
  return (
    <Section
      tone={tone}
      title="What we build"
      lead={`There are ${workKinds.length} kinds of work and ${Object.keys(services).length} services, each with its prices on the page.`}
      more={<Anchor href={paths.services()}>All services</Anchor>}
    >
      <LinkRows
        shape="wide"
        rows={workKinds.map(({ id, title, text, services: slugs }) => ({
          href: `${paths.services()}#${id}`,
          title,
          text,
          links: slugs.map((slug) => ({ href: paths.service(slug), label: services[slug] })),
        }))}
      />
    </Section>
  );
}

export function Promises({ tone }: Toned) {
  return (
    <SplitSection
      tone={tone}
      title="What we promise"
      lead="The people you talk to do the work, and you can see how it’s going on any day."
      more={<Screen name="project" sizes={screenSizes} className={styles.screen} />}
      sticky
    >
      <TextItems items={promises} />
    </SplitSection>
  );
}

/** Small applications to try, and a calculator. */
export function TryIt() {
  return (
    <SplitSection
      tone="night"
      seed="try-it"
      title="Try our demos"
      lead="These small applications run in your browser, with the rules that a real one would need. Try to break them."
      more={
        <>
          <Anchor href={paths.roiCalculator()}>Work out what a website would bring in</Anchor>
          <Screen name="restaurant-booking" sizes={screenSizes} className={styles.screen} />
        </>
      }
    >
      <LinkRows rows={demos.map(({ slug, name, text }) => ({ href: paths.demo(slug), title: name, text }))} />
    </SplitSection>
  );
}

/** Testimonials; absent while there are none. */
export function Testimonials({ testimonials }: Pick<HomeData, 'testimonials'>) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  const quoteOf = (one: typeof first, large: boolean) => (
    <PullQuote
      quote={one.quote}
      sample={one.sample}
      large={large}
      by={
        <>
          <span>{`${[one.name, one.role].filter((part) => part !== '').join(', ')}: `}</span>
          <Anchor href={paths.portfolioItem(one.slug)}>{one.title}</Anchor>
        </>
      }
    />
  );
  return (
    <Section title="What clients say">
      <div className={styles.quotes}>
        {quoteOf(first, true)}
        {others.length === 0 ? null : (
          <div className={styles.others}>
            {others.map((one) => (
              <div key={one.slug}>{quoteOf(one, false)}</div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

export function LatestPosts({ posts }: Pick<HomeData, 'posts'>) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <Section tone="chalk" title="From the blog" more={<Anchor href={paths.blog()}>All posts</Anchor>}>
      <div className={styles.posts}>
        <PostLead post={first} level={3} brief />
        {others.length === 0 ? null : <PostList posts={others} level={3} brief />}
      </div>
    </Section>
  );
}
