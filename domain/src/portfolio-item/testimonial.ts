import type { Issue } from '../shared/errors.ts';
import type { PublicTestimonial } from '../site/content.ts';
import type { Testimonial } from './schema.ts';

const evidence = {
  role: 'Enter their role: visitors should know who says this',
  saidOn: 'Enter the day on which they said it',
  consent: 'Enter how they agreed that we publish it',
  original: 'Enter where the original is stored',
} as const satisfies Partial<Record<keyof Testimonial, string>>;

/** What a testimonial still needs before it may be published: invented reviews are unlawful, and so are others' words without leave. */
// Law, checked 2026-12-01: Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13: fake consumer reviews; UK GDPR article 7(1): consent has to be shown.
export function missingOf(testimonial: Testimonial | null): readonly Issue[] {
  if (testimonial === null || testimonial.sample) return [];
  return Object.entries(evidence).flatMap(([name, message]) => {
    const value = testimonial[name as keyof typeof evidence];
    return value === null || value === '' ? [{ path: `testimonial.${name}`, message }] : [];
  });
}

/** As visitors read it; null where something about it isn't known. */
export function publicTestimonial(testimonial: Testimonial | null): PublicTestimonial | null {
  if (testimonial === null || missingOf(testimonial).length > 0) return null;
  const { quote, name, role, sample } = testimonial;
  return { quote, name, role, sample };
}
