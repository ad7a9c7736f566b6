import * as v from 'valibot';
import { line, pence, slug, stamps, text } from '../shared/fields.ts';

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
});

/** `portfolioItems/{id}`: work that is shown. `body` is Markdown. */
export const portfolioItem = v.strictObject({
  slug,
  title: line('Title', { max: 120 }),
  client: line('Client', { min: 0, max: 120 }),
  sector: line('Sector', { min: 0, max: 80 }),
  summary: text('Summary', { max: 300 }),
  body: text('Text', { max: 30_000 }),
  services: v.pipe(v.array(slug), v.maxLength(12)),
  images: v.pipe(v.array(image), v.maxLength(12)),
  results: v.pipe(
    v.array(
      v.strictObject({ value: line('Figure', { max: 40 }), label: line('What it measures', { max: 120 }) }),
    ),
    v.maxLength(6),
  ),
  testimonial: v.nullable(testimonial),
  priceFrom: v.nullable(pence),
  /** Invented work that only shows how it would look: pages say so. */
  sample: v.boolean(),
  featured: v.boolean(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  published: v.boolean(),
  /** The places below `/media/` of the pictures that it shows, as `images` and in its text. */
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(60)), []),
  ...stamps,
});
export type PortfolioItem = v.InferOutput<typeof portfolioItem>;
