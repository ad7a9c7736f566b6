interface Category {
  readonly slug: string;
  readonly formerSlugs?: readonly string[];
}

/** What a post says of its categories, as they are called now; each once, and an unknown one as it is. */
export function currentCategories(said: readonly string[], categories: readonly Category[]): string[] {
  const isKnown = (slug: string) => categories.some((each) => each.slug === slug);
  const now = (slug: string) =>
    isKnown(slug)
      ? slug
      : (categories.find(({ formerSlugs = [] }) => formerSlugs.includes(slug))?.slug ?? slug);
  return [...new Set(said.map(now))];
}
