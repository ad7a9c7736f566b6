import * as v from 'valibot';

// The properties that schema.org and search engines require of each type on our pages. `looseObject`: others are
// allowed.

const words = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const moment = v.pipe(v.string(), v.isoTimestamp());
const price = v.pipe(v.string(), v.regex(/^\d+(?:\.\d{1,2})?$/));
const typed = <const Type extends string>(type: Type) => v.literal(type);

const agency = {
  name: words,
  url: address,
  description: words,
  image: address,
  email: v.pipe(v.string(), v.email()),
  telephone: words,
  address: v.looseObject({
    '@type': typed('PostalAddress'),
    streetAddress: words,
    addressLocality: words,
    postalCode: words,
    addressCountry: v.pipe(v.string(), v.length(2)),
  }),
};
const someone = v.looseObject({
  '@type': v.picklist(['Organization', 'Person', 'ProfessionalService']),
  name: words,
});
const offer = v.looseObject({
  '@type': v.picklist(['Offer', 'AggregateOffer']),
  priceCurrency: typed('GBP'),
  price: v.optional(price),
  lowPrice: v.optional(price),
  highPrice: v.optional(price),
});
const step = v.looseObject({
  '@type': typed('ListItem'),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: words,
  item: address,
});
const question = v.looseObject({
  '@type': typed('Question'),
  name: words,
  acceptedAnswer: v.looseObject({ '@type': typed('Answer'), text: words }),
});
const article = {
  image: v.optional(address),
  headline: v.pipe(words, v.maxLength(160)),
  description: words,
  datePublished: moment,
  dateModified: moment,
  author: someone,
  publisher: someone,
  mainEntityOfPage: address,
};

const types: Readonly<Record<string, v.GenericSchema>> = {
  Organization: v.looseObject(agency),
  ProfessionalService: v.looseObject(agency),
  BreadcrumbList: v.looseObject({
    itemListElement: v.pipe(
      v.array(step),
      v.minLength(1),
      v.check((steps) => steps.every(({ position }, index) => position === index + 1), 'positions count on'),
    ),
  }),
  Service: v.looseObject({
    name: words,
    description: words,
    url: address,
    provider: someone,
    areaServed: v.looseObject({ '@type': words, name: words }),
    offers: v.optional(offer),
  }),
  FAQPage: v.looseObject({ mainEntity: v.pipe(v.array(question), v.minLength(1)) }),
  BlogPosting: v.looseObject(article),
  Article: v.looseObject(article),
  CreativeWork: v.looseObject({
    name: words,
    description: words,
    url: address,
    creator: someone,
    image: v.optional(address),
  }),
  WebSite: v.looseObject({ name: words, url: address }),
  WebPage: v.looseObject({ name: words, url: address }),
  WebApplication: v.looseObject({ name: words, url: address, applicationCategory: words }),
  ContactPage: v.looseObject({ name: words, url: address }),
};

const document = v.looseObject({
  '@context': typed('https://schema.org'),
  '@graph': v.pipe(v.array(v.looseObject({ '@type': words })), v.minLength(1)),
});

interface Structured {
  /** The types on the page. */
  readonly types: readonly string[];
  readonly faults: readonly string[];
}

/** Checks a JSON-LD text by the properties that each type must have; a type without a row here is a fault too. */
export function checkStructured(text: string): Structured {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    return { types: [], faults: [`is not JSON: ${cause}`] };
  }
  const read = v.safeParse(document, given);
  if (!read.success) return { types: [], faults: read.issues.map(saying) };
  const things = read.output['@graph'];
  const faults = things.flatMap((thing) => {
    const schema = types[thing['@type']];
    if (!schema) return [`${thing['@type']} is a type that nobody checks`];
    const result = v.safeParse(schema, thing);
    return result.success ? [] : result.issues.map((issue) => `${thing['@type']}: ${saying(issue)}`);
  });
  return { types: things.map((thing) => thing['@type']), faults };
}

function saying(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? '(whole)'}: ${issue.message}`;
}
