import { type PackageContent, packageContent } from '@agency/domain/package/schema';
import { pence } from '@agency/domain/shared/fields';
import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { typedLines, typedNumber, typedOrNull } from '../shared/typed.ts';

const fields = packageContent.entries;

/** A package as it is typed: lists are lines. */
const packageForm = v.object({
  name: fields.name,
  slug: fields.slug,
  summary: fields.summary,
  audience: fields.audience,
  features: typedLines(fields.features),
  exclusions: typedLines(fields.exclusions),
  priceFrom: v.pipe(typedNumber, pence),
  billing: fields.billing,
  timeline: fields.timeline,
  service: v.pipe(typedOrNull, fields.service),
  highlighted: v.boolean(),
});
export type PackageForm = v.InferInput<typeof packageForm>;

export const packageResolver = valibotResolver(packageForm);

export const noPackage: PackageForm = {
  name: '',
  slug: '',
  summary: '',
  audience: '',
  features: '',
  exclusions: '',
  priceFrom: null,
  billing: 'once',
  timeline: '',
  service: '',
  highlighted: false,
};

export function toPackageForm(of: PackageContent): PackageForm {
  const { name, slug, summary, audience, features, exclusions, priceFrom, billing } = of;
  return {
    ...{ name, slug, summary, audience, priceFrom, billing },
    features: features.join('\n'),
    exclusions: exclusions.join('\n'),
    timeline: of.timeline,
    service: of.service ?? '',
    highlighted: of.highlighted,
  };
}
