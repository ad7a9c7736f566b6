import * as v from 'valibot';
import { actor, civilDate, email, line, pence, slug, stamps, text, timestamp } from '../shared/fields.ts';

/** A picture of the site: its place below `/media/`, its size in pixels and what it shows. */
export const image = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^[a-z0-9][A-Za-z0-9/_.-]*$/, 'Choose a picture uploaded to this site'),
  ),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  alt: line('What the picture shows', { min: 0, max: 200 }),
});

/** Words of a real client, entered by staff; `sample` marks what only shows how it would look. */
export const testimonial = v.strictObject({
  quote: text('Testimonial', { max: 600 }),
  name: line('Name', { max: 100 }),
  role: line('Role', { min: 0, max: 120 }),
  sample: v.boolean(),
  /** The day on which they said it. */
  saidOn: v.optional(v.nullable(civilDate), null),
  /** How they agreed that we publish it: 'Email of 3 June 2026'. */
  consent: v.optional(line('How they agreed', { min: 0, max: 300 }), ''),
  /** Where we have their own words: a file, an email, a page. */
  original: v.optional(line('Where the original is stored', { min: 0, max: 300 }), ''),
  /** By which it is found when they ask about their data; no page says it. */
  email: v.optional(v.nullable(email), null),
});
export type Testimonial = v.InferOutput<typeof testimonial>;

/** What staff say of a piece of work. `body` is Markdown. */
export const portfolioContent = v.strictObject({
  slug,
  title: line('Title', { max: 120 }),
  client: line('Client', { min: 0, max: 120 }),
  sector: line('Sector', { min: 0, max: 80 }),
  summary: text('Summary', { max: 300 }),
  body: text('Text', { max: 30_000 }),
  services: v.pipe(v.array(slug), v.maxLength(12)),
  images: v.pipe(v.array(image), v.maxLength(12, 'Use at most 12 pictures')),
  results: v.pipe(
    v.array(
      v.strictObject({ value: line('Figure', { max: 40 }), label: line('What it measures', { max: 120 }) }),
    ),
    v.maxLength(6, 'Enter at most 6 results'),
  ),
  testimonial: v.nullable(testimonial),
  priceFrom: v.nullable(pence),
  /** Invented work that only shows how it would look: pages say so. */
  sample: v.boolean(),
  featured: v.boolean(),
});
export type PortfolioContent = v.InferOutput<typeof portfolioContent>;

/** `portfolioItems/{id}`: work that is shown. */
export const portfolioItem = v.strictObject({
  ...portfolioContent.entries,
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  published: v.boolean(),
  /** The places below `/media/` of the pictures that it shows, as `images` and in its text. */
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(60)), []),
  /** When it first was published: links to its address are out since then. */
  publishedAt: v.optional(v.nullable(timestamp), null),
  /** When its last testimonial was taken back, and by whom of us; its words and whose they were are gone. */
  testimonialWithdrawn: v.optional(v.nullable(v.strictObject({ at: timestamp, by: actor })), null),
  ...stamps,
});
export type PortfolioItem = v.InferOutput<typeof portfolioItem>;
