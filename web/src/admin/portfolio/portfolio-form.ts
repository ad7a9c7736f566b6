import {
  type PortfolioContent,
  portfolioContent,
  type Testimonial,
  testimonial,
} from '@agency/domain/portfolio-item/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';

const fields = portfolioContent.entries;

/** A testimonial as it is typed; of `none` the rest counts for nothing. */
const typedTestimonial = v.pipe(
  v.object({
    kind: v.picklist(['none', 'given']),
    quote: v.string(),
    name: v.string(),
    role: v.string(),
    sample: v.boolean(),
    saidOn: v.string(),
    consent: v.string(),
    original: v.string(),
    email: v.string(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Testimonial | null => {
    const { kind, saidOn, email, ...typed } = dataset.value;
    if (kind === 'none') return null;
    const given = { ...typed, saidOn: saidOn || null, email: email.trim() || null };
    const parsed = v.safeParse(testimonial, given);
    if (parsed.success) return parsed.output;
    for (const { message, path } of parsed.issues) addIssue({ message, ...(path ? { path } : {}) });
    return NEVER;
  }),
);

const portfolioForm = v.object({ ...fields, testimonial: typedTestimonial });
export type PortfolioForm = v.InferInput<typeof portfolioForm>;

export const portfolioResolver = valibotResolver(portfolioForm);

const noTestimonial: PortfolioForm['testimonial'] = {
  kind: 'none',
  quote: '',
  name: '',
  role: '',
  sample: false,
  saidOn: '',
  consent: '',
  original: '',
  email: '',
};

export const noItem: PortfolioForm = {
  title: '',
  slug: '',
  client: '',
  sector: '',
  summary: '',
  body: '',
  services: [],
  images: [],
  results: [],
  testimonial: noTestimonial,
  priceFrom: null,
  sample: false,
  featured: false,
};

export function toPortfolioForm(of: PortfolioContent): PortfolioForm {
  return { ...of, testimonial: typedOf(of.testimonial) };
}

function typedOf(given: Testimonial | null): PortfolioForm['testimonial'] {
  if (given === null) return noTestimonial;
  const { saidOn, email, ...rest } = given;
  return { kind: 'given', ...rest, saidOn: saidOn ?? '', email: email ?? '' };
}

/** Where the form shows what the server says of a field. */
export const servedFields = [
  'slug',
  'testimonial.role',
  'testimonial.saidOn',
  'testimonial.consent',
  'testimonial.original',
] as const;
