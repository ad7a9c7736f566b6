/** Names in the address that no post can have: the site's own articles have them, or a page below the blog. */
export const fixedSlugs: readonly string[] = [
  'category',
  'ecommerce-website-development-west-sussex-guide',
  'mobile-app-development-uk-businesses-2025',
  'web-development-costs-west-sussex-2025',
];
