/** The site's own articles name these, as they were called first: a category that one of them is in can't go. */
export const articleCategories: readonly string[] = ['building-well', 'planning-and-costs', 'web-apps'];
